import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../net/protocol'
import { board } from '.'
import { lastRoundOf, tableOf } from './fromView'
import type { BiberGangView } from './types'

const BEAVER = 13
const facts = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'person' as const, present: true, secondsLeft: null }))
const view = {
  phase: 'place',
  layouts: [
    [9, BEAVER, 9, BEAVER, 9, 6, 9, BEAVER],
    [null, null, null, null, 3, 4, null, null],
  ],
  beaver_values: [
    [null, 6, null, null, null, null, null, null],
    [null, null, null, null, null, null, null, null],
  ],
  pairs: [
    [true, true, true, true],
    [false, false, false, false],
  ],
  pile: 60,
  discards: [1, BEAVER],
  holds: true,
  drawn: null,
  under: [],
  totals: [3, -4],
  ranks: [2, 1],
  points: [[3, -4]],
  last_round: {
    layouts: [
      [6, 10, 3, 0, BEAVER, 10, 4, 0],
      [9, 9, 2, BEAVER, 9, 9, 5, BEAVER],
    ],
    sheets: [
      [
        { kind: 'column', columns: [2], value: 7, points: 7 },
        { kind: 'pair', columns: [0], value: 6, points: 0 },
      ],
      [{ kind: 'pairs', columns: [0, 1, 3], value: 9, points: -15 }],
    ],
  },
  moves: [],
} as unknown as BiberGangView

describe('the table of a view', () => {
  const table = tableOf(view, facts, 0, 0, [])

  it('marks pairs with their number, and how many are equal', () => {
    expect(table.seats[0]!.pairs).toEqual([
      { value: 9, together: 2 },
      { value: 6, together: 1 },
      { value: 9, together: 2 },
      { value: null, together: 1 },
    ])
  })

  it('shows a back where nothing may be known', () => {
    expect(table.drawn).toBeNull()
    expect(table.seats[1]!.cards.slice(0, 5)).toEqual([null, null, null, null, 3])
    expect(table.discardTop).toBe('beaver')
  })

  it('has the last round, all open', () => {
    const [first, second] = lastRoundOf(view, facts)
    expect(first!.takenValues[4]).toBe(6)
    expect(first!.pairs[2]).toBeNull()
    expect(second!.pairs.map((pair) => pair?.value)).toEqual([9, 9, undefined, null])
  })
})

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ what, seat: 0, card: null, concealed: false, source: null, target: null, value: 0 },
  ...more,
})
const spot = (zone: string, index = 0) => ({ zone, seat: 0, index })
const tell = (...events: GameEvent[]) =>
  board.lines(events, { who: (seat) => ({ name: `P${seat}`, you: seat === 0 ? 'yes' : 'no' }) }).map(({ key, args }) => [key.replace('biber-gang-event-', ''), args])

describe('the log', () => {
  it('tells a swap in one line', () => {
    const lines = tell(
      event('laid', { card: 7, source: spot('hand'), target: spot('layout', 3) }),
      event('discarded', { card: BEAVER, source: spot('layout', 3), target: spot('discard') }),
    )
    expect(lines).toEqual([['laid', { name: 'P0', you: 'yes', card: 7, old: 'beaver' }]])
  })

  it('tells of a beaver that swims, and what it uncovers, one after the other', () => {
    const lines = tell(
      event('swum', { card: BEAVER, source: spot('layout', 1), target: spot('layout', 5) }),
      event('laid', { card: 8, source: spot('hand'), target: spot('layout', 1) }),
      event('discarded', { card: 2, source: spot('layout', 5), target: spot('discard') }),
    )
    expect(lines.map(([what]) => what)).toEqual(['swum', 'laid', 'discarded'])
    expect(lines[1]![1]).toMatchObject({ old: 'none' })
  })

  it('does not name what may not be seen', () => {
    expect(tell(event('drawn', { seat: 1, concealed: true }))).toEqual([['drawn', { name: 'P1', you: 'no', card: 'hidden', value: 0, count: 0 }]])
  })

  it('counts the cards that the end turns up', () => {
    const lines = tell(event('revealed', { card: 1 }), event('revealed', { card: 2 }), event('revealed', { seat: 1, card: 3 }), event('scored', { value: -10 }))
    expect(lines.map(([what, args]) => [what, (args as { count: number }).count])).toEqual([
      ['revealed', 2],
      ['revealed', 1],
      ['scored', -10],
    ])
  })
})
