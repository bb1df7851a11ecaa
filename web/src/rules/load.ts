import type { Language } from '../i18n/languages'
import { api } from '../net/api'
import { Refusal } from '../net/protocol'
import type { Block } from './tree'

/** Parsed when the pages are built (plugin.ts); each file is fetched when it is wanted. */
const FILES = import.meta.glob<Block[]>('../../../beaverboard/games/*/rules.*.md', { import: 'default' })

/** Those of a game that is not ours come from the server, in English if the package has them in no other language. */
export async function loadRules(game: string, language: Language): Promise<Block[]> {
  const file = FILES[`../../../beaverboard/games/${game.replaceAll('-', '_')}/rules.${language}.md`]
  if (file) return file()
  const [{ parseRules }, source] = await Promise.all([import('./parse'), sourceOf(game, language)])
  try {
    return parseRules(source)
  } catch {
    // Markdown that our rules do not use: as it was written.
    return source.split(/\n{2,}/).map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  }
}

async function sourceOf(game: string, language: Language): Promise<string> {
  try {
    return await api.rules(game, language)
  } catch (error) {
    if (!(error instanceof Refusal) || language === 'en') throw error
    return api.rules(game, 'en')
  }
}
