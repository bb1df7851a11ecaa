import type { Language } from '../i18n/languages'
import type { Block } from './tree'

/** Parsed when the pages are built (plugin.ts); each file is fetched when it is wanted. */
const FILES = import.meta.glob<Block[]>('../../../beaverboard/games/*/rules.*.md', { import: 'default' })

export async function loadRules(game: string, language: Language): Promise<Block[]> {
  const file = FILES[`../../../beaverboard/games/${game.replaceAll('-', '_')}/rules.${language}.md`]
  if (!file) throw new Error(`no rules of ${game}`)
  return file()
}
