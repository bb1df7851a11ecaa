import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, LANGUAGES, type Language } from './languages'
import { buildBundle } from './text.svelte'

const folder = fileURLToPath(new URL('../../../beaverboard/locales/', import.meta.url))
const languages = Object.keys(LANGUAGES) as Language[]

const source = (language: Language) =>
  readdirSync(folder + language)
    .map((file) => readFileSync(`${folder}${language}/${file}`, 'utf8'))
    .join('\n')
const variablesOf = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort()

/** Key → the names of its arguments. */
function messages(language: Language): Record<string, string[]> {
  const entries = source(language)
    .split(/^(?=[a-z][\w-]* =)/m)
    .slice(1)
  const texts = Object.fromEntries(entries.map((entry) => [entry.split(' =')[0]!, entry]))
  // A message that stands inside another brings its arguments along.
  const whole = (entry: string): string => entry + [...entry.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => whole(texts[match[1]!]!)).join('')
  return Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, variablesOf(whole(entry))]))
}

const english = messages('en')

describe.each(languages)('%s', (language) => {
  const bundle = buildBundle(language, [source(language)])

  it('has every text, with the same arguments, and no other', () => {
    expect(messages(language)).toEqual(english)
    expect(new FluentResource(source(language)).body.length).toBe(Object.keys(english).length)
  })

  it('says every text without an error, for 0, 1, 2 and 1234', () => {
    for (const [key, variables] of Object.entries(english)) {
      const texts = [0, 1, 2, 1234].map((count) => {
        const args = Object.fromEntries(variables.map((name) => [name, name === 'count' ? count : 7]))
        const errors: Error[] = []
        const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors)
        expect(errors).toEqual([])
        expect(text.trim()).not.toBe('')
        return text
      })
      if (variables.includes('count')) expect(new Set(texts).size, key).toBe(4)
    }
  })

  it('has a variant of its own for nothing wherever it counts', () => {
    for (const plural of source(language).split('$count ->').slice(1)) {
      expect(plural.trimStart().startsWith('[0]')).toBe(true)
    }
  })

  it('has every file that English has', () => {
    expect(readdirSync(folder + language).sort()).toEqual(readdirSync(`${folder}en`).sort())
  })
})

it('every text that the pages ask for exists', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.'))
  const asked = files.flatMap((path) => [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((key) => !(key in english))).toEqual([])
})

describe('chooseLanguage', () => {
  it('takes the first wish that can be met, whatever the region', () => {
    expect(chooseLanguage(['pl', 'fr-CA', 'de'])).toBe('fr')
    expect(chooseLanguage(['de-AT'])).toBe('de')
  })

  it('falls back to English', () => {
    expect(chooseLanguage(['ja', 'pl'])).toBe('en')
    expect(chooseLanguage([])).toBe('en')
  })
})
