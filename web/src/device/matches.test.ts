import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../net/protocol'

const stored = new Map<string, string>()
const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
vi.stubGlobal('localStorage', storage)
const { forgetAllPlayed, forgetPlayed, notePlayed, noteServer, placeOf, playedMatch, playedMatches, statistics } = await import('./matches')

const table = (change: Partial<Table>) =>
  ({ id: 'one', game: 'biber-gang', mode: null, created: 5, status: 'playing', result: null, ...change }) as Table
const NAMES = ['Ada', 'Bo']
const END = { scores: [12, 30], winners: [0] }

beforeEach(() => forgetAllPlayed())

describe('the matches of this device', () => {
  it('are noted while they go on, and with their result at the end', () => {
    notePlayed(table({}), [0], NAMES)
    expect(playedMatch('one')).toMatchObject({ names: NAMES, own: [0], result: null, began: 5 })
    notePlayed(table({ status: 'over', result: END }), [0], NAMES)
    expect(playedMatch('one')?.result).toEqual(END)
    // What is over stays as it is.
    notePlayed(table({ status: 'over', result: { scores: [0, 0], winners: [1] } }), [0], NAMES)
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

describe('places', () => {
  const of = (scores: number[], winners: number[], mode: string | null = null) => scores.map((_, seat) => placeOf({ mode, result: { scores, winners } }, seat))

  it('count from the winner, whether high or low scores win', () => {
    expect(of([30, 10, 20], [0])).toEqual([1, 3, 2])
    expect(of([30, 10, 20], [1])).toEqual([3, 1, 2])
  })

  it('leave out a place after two who win together, and put who lost a tie behind', () => {
    expect(of([5, 5, 3, 2], [0, 1])).toEqual([1, 1, 3, 4])
    expect(of([5, 5, 3], [1])).toEqual([2, 1, 3])
  })

  it('are not there for teams and alone', () => {
    expect(of([5, 5, 3, 3], [0, 2], 'team')).toEqual([null, null, null, null])
    expect(of([5], [], 'solo')).toEqual([null])
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
    { game: 'biber-gang', mode: null, played: 2, won: 1, averageScore: 21 },
    { game: 'dam-it', mode: null, played: 1, won: 1, averageScore: 12 },
  ])
})
