import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { changeSettings, settings } from '../device/settings.svelte'
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

async function load(language: Language): Promise<void> {
  const parts = [...wanted].map((part) => PARTS[`../../../beaverboard/locales/${language}/${part}.ftl`]!())
  const [sources, ...more] = await Promise.all([SOURCES[language](), ...parts])
  bundle = buildBundle(language, [...sources.default, ...more])
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

/** The text of a key in the chosen language. Read in a template, it follows a change of language. */
export function t(key: string, args?: TextArguments): string {
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return key
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args, errors)
  for (const error of errors) console.warn(`${key}: ${error.message}`)
  return text
}
