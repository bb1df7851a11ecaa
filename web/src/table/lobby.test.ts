import { expect, it, vi } from 'vitest'
import type { GameFacts, OptionFacts } from '../net/protocol'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('navigator', { languages: ['en'] })
const { startLanguage } = await import('../i18n/text.svelte')
const { changesInWords } = await import('./lobby')
await startLanguage()

const option = (change: Partial<OptionFacts>) => ({ kind: 'number', default: 0, low: 0, high: 1, count: 1, modes: [], choices: [], cards: [], on_cards: [], ...change })
const FACTS = {
  name: 'roi-des-castors',
  options: [option({ name: 'rounds', high: 9 }), option({ name: 'optimise', choices: ['game', 'turn'] }), option({ name: 'exact', kind: 'switch' })],
} as unknown as GameFacts

it('tells a choice by its words, and a number by itself', () => {
  expect(changesInWords(FACTS, [], { optimise: 1, rounds: 3, exact: true }).replace(/[\u2068\u2069]/g, '')).toBe(
    'Construction Optimisée: Every turn · Rounds: 3 · Dams must come out exactly: yes',
  )
})
