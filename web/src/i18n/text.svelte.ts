import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { changeSettings, settings } from '../device/settings.svelte'
import { polishFrench } from './french'
import { chooseLanguage, isLanguage, type Language } from './languages'

export type TextArguments = Record<string, FluentVariable>

/** One chunk per language, loaded on demand. */
const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import('./locales/de'),
  en: () => import('./locales/en'),
  fr: () => import('./locales/fr'),
  nl: () => import('./locales/nl'),
}

/** Texts that only some pages need come with these pages. */
const PARTS = import.meta.glob<string>('../../../beaverboard/locales/*/{replay,steps}.ftl', { query: '?raw', import: 'default' })
const wanted = new Set<string>()

let bundle = $state.raw<FluentBundle | null>(null)

export function buildBundle(language: Language, sources: readonly string[]): FluentBundle {
  // All four languages are written from left to right; the marks of isolation would only clutter copied text.
  const result = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) result.addResource(new FluentResource(source))
  return result
}

/** Games that are not ours: what they are called, and their words by language. */
const titles = new Map<string, string>()
const foreign = new Map<string, Partial<Record<string, string>>>()

export function nameGames(games: readonly { name: string; title: string }[]): void {
  for (const { name, title } of games) titles.set(`game-${name}-name`, title)
}

/** The words of a game that is not ours; readers of a language that it lacks get the English ones. */
export async function addWords(game: string, words: Partial<Record<string, string>>): Promise<void> {
  if (foreign.has(game)) return
  foreign.set(game, words)
  await load(currentLanguage())
}

/** What a key itself says, where no language file does: `rafts-verb-lay` is "Lay". */
export function derived(key: string): string {
  const title = titles.get(key)
  if (title) return title
  if (/^game-.*-line$/.test(key)) return ''
  const words = /-(?:verb|refused|event|zone)-(.+)$/.exec(key)?.[1] ?? /^(?:game-(.+)-name|option-(.+))$/.exec(key)?.slice(1).find(Boolean)
  if (!words) return key
  const spaced = words.replaceAll(/[-_]/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

async function load(language: Language): Promise<void> {
  const parts = [...wanted].map((part) => PARTS[`../../../beaverboard/locales/${language}/${part}.ftl`]!())
  const [sources, ...more] = await Promise.all([SOURCES[language](), ...parts])
  bundle = buildBundle(language, [...sources.default, ...more, ...[...foreign.values()].map((words) => words[language] ?? words.en ?? '')])
  document.documentElement.lang = language
}

/** To be awaited before a page is shown whose texts are a file of their own. */
export async function loadTexts(part: 'replay' | 'steps'): Promise<void> {
  if (wanted.has(part)) return
  wanted.add(part)
  await load(currentLanguage())
}

/** To be awaited before the first page is shown: the chosen language, else the browser's. */
export function startLanguage(): Promise<void> {
  const chosen = settings.language
  return load(chosen && isLanguage(chosen) ? chosen : chooseLanguage(navigator.languages))
}

/** Changes every text on the page in place. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language)
  changeSettings({ language })
}

export function currentLanguage(): Language {
  return (bundle?.locales[0] ?? 'en') as Language
}

/** Whether a language file has the key; what has none is `derived`. */
export const hasText = (key: string): boolean => bundle?.hasMessage(key) ?? false

/** The text of a key in the chosen language. Read in a template, it follows a change of language. */
export function t(key: string, args?: TextArguments): string {
  if (!bundle) return key
  const message = bundle.getMessage(key)
  if (!message?.value) return derived(key)
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args, errors)
  for (const error of errors) console.warn(`${key}: ${error.message}`)
  return currentLanguage() === 'fr' ? polishFrench(text) : text
}
