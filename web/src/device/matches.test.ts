import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../net/protocol'

const stored = new Map<string, string>()
const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
vi.stubGlobal('localStorage', storage)
const { forgetAllPlayed, forgetPlayed, notePlayed, noteServer, playedMatch, playedMatches, statistics } = await import('./matches')

const table = (change: Partial<Table>) =>
  ({ id: 'one', game: 'biber-gang', mode: null, created: 5, status: 'playing', result: null, ...change }) as Table
const NAMES = ['Ada', 'Bo']
const END = { scores: [12, 30], winners: [0], ranks: [1, 2], sides: 2, lowest_wins: true }

beforeEach(() => forgetAllPlayed())

describe('the matches of this device', () => {
  it('are noted while they go on, and with their result at the end', () => {
    notePlayed(table({}), [0], NAMES)
    expect(playedMatch('one')).toMatchObject({ names: NAMES, own: [0], result: null, began: 5 })
    notePlayed(table({ status: 'over', result: END }), [0], NAMES)
    expect(playedMatch('one')?.result).toEqual(END)
    // What is over stays as it is.
    notePlayed(table({ status: 'over', result: { ...END, winners: [1] } }), [0], NAMES)
    expect(playedMatch('one')?.result).toEqual(END)
  })

  it('are not those one only watches, nor tables that never began', () => {
    notePlayed(table({}), [], NAMES)
    notePlayed(table({ status: 'waiting' }), [0], NAMES)
    expect(playedMatches()).toEqual([])
  })

  it('learn from the server what became of them', () => {
    notePlayed(table({}), [1], NAMES)
    noteServer('one', table({ status: 'over', result: END }))
    expect(playedMatch('one')).toMatchObject({ result: END, gone: false })
    noteServer('one', null)
    expect(playedMatch('one')).toMatchObject({ result: END, gone: true })
    noteServer('two', null)
    expect(playedMatch('two')).toBeNull()
  })

  it('learn their ranks if they were kept without', () => {
    stored.set('beaverboard.matches', JSON.stringify({ one: { game: 'dam-it', mode: null, names: NAMES, own: [0], began: 1, touched: 1, result: { scores: [3, 2], winners: [1] } } }))
    noteServer('one', table({ status: 'closed', result: null }))
    expect(playedMatch('one')?.result).toEqual({ scores: [3, 2], winners: [1] })
    noteServer('one', table({ status: 'over', result: END }))
    noteServer('one', null)
    expect(playedMatch('one')?.result).toEqual(END)
  })

  it('can be forgotten one by one', () => {
    notePlayed(table({}), [0], NAMES)
    notePlayed(table({ id: 'two' }), [0], NAMES)
    forgetPlayed('one')
    expect(playedMatches().map(({ id }) => id)).toEqual(['two'])
  })

  it('hold until the page is closed where the browser keeps nothing', () => {
    const refuse = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    notePlayed(table({}), [0], NAMES)
    expect(playedMatches()).toHaveLength(1)
    forgetPlayed('one')
    expect(playedMatches()).toHaveLength(0)
    refuse.mockRestore()
  })
})

it('statistics count what one person played to the end', () => {
  const match = { game: 'biber-gang', mode: null, names: NAMES, began: 0 }
  expect(
    statistics([
      { ...match, own: [0], result: END },
      { ...match, own: [1], result: END },
      { ...match, own: [0], result: null },
      { ...match, own: [0, 1], result: END },
      { ...match, game: 'dam-it', own: [0], result: END },
    ]),
  ).toEqual([
    { game: 'biber-gang', mode: null, played: 2, won: 1, averageScore: 21, bestScore: 12, streak: 0, longestStreak: 1 },
    { game: 'dam-it', mode: null, played: 1, won: 1, averageScore: 12, bestScore: 12, streak: 1, longestStreak: 1 },
  ])
})

it('statistics know the best score and wins in a row', () => {
  const match = { game: 'dam-it', mode: null, names: NAMES, own: [0] }
  const won = (began: number, score: number) => ({ ...match, began, result: { ...END, scores: [score, 0], winners: [0], lowest_wins: false } })
  const lost = (began: number) => ({ ...match, began, result: { ...END, scores: [1, 2], winners: [1], lowest_wins: false } })
  expect(statistics([won(6, 4), won(1, 9), lost(4), won(2, 3), won(3, 5), won(5, 7)])[0]).toMatchObject({ bestScore: 9, streak: 2, longestStreak: 3 })
  const { lowest_wins: _, ...older } = END
  expect(statistics([{ ...match, began: 1, result: older }])[0]!.bestScore).toBeNull()
})
