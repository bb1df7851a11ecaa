import { describe, expect, it } from 'vitest'
import type { Pick } from '../../board/picks'
import type { GameEvent } from '../../net/protocol'
import { board } from '.'
import { lastRoundOf, tableOf } from './fromView'
import type { BiberClanView } from './types'

const FLIP = 11
const facts = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}`, kind: 'person' as const, present: true, secondsLeft: null }))
const space = (more = {}) => ({ filled: false, up: false, card: null, protected: null, seen_by: [], shuffle: null, ...more })
const spot = (seat: number, index: number, zone = 'lodge'): Pick => ({ zone, seat, index })
const view = {
  phase: 'place',
  turn: 0,
  ender: 1,
  lodges: [
    [space({ filled: true, up: true, card: 7, protected: 'only-open' }), space({ filled: true, card: 4, seen_by: [0, 2] }), space(), space(), space()],
    [space({ filled: true, protected: 'full' }), space(), space(), space(), space()],
    [space(), space(), space(), space(), space()],
  ],
  pile: 40,
  discards: [3, 5],
  aside: [0, 2, 0, 0],
  holds: true,
  hand: null,
  peeked: spot(0, 1),
  totals: [12, 40, 30],
  ranks: [3, 1, 2],
  points: [[12, 40, 30]],
  last_round: {
    lodges: [
      [1, 1, 1, 6, null],
      [9, 9, 9, 9, 9],
      [3, 4, 4, 5, 7],
    ],
    ender: 2,
    sheets: [
      [
        { kind: 'cards', cards: [1, 1, 1, 6], points: 9 },
        { kind: 'equal', cards: [1, 1, 1], points: 15 },
      ],
      [{ kind: 'cards', cards: [9, 9, 9, 9, 9], points: 45 }],
      [
        { kind: 'cards', cards: [3, 4, 4, 5, 7], points: 23 },
        { kind: 'penalty', cards: [], points: -10 },
      ],
    ],
    five_equal: [],
  },
  moves: [
    { action: 1, verb: 'place', picks: [spot(2, 0), spot(0, 0, 'side')] },
    { action: 2, verb: 'place', picks: [spot(2, 0), spot(0, 1, 'side')] },
    { action: 3, verb: 'clean', picks: [spot(1, 0)] },
  ],
} as unknown as BiberClanView

describe('the table of a view', () => {
  const table = tableOf(view, facts, 0, 0, [])

  it('tells an open card from a remembered one and from a back', () => {
    const [open, remembered] = table.lodges[0]!.spaces
    expect(open).toMatchObject({ up: true, card: 7, protection: 'only-open' })
    expect(remembered).toMatchObject({ up: false, card: 4, peeked: true, seenBy: ['P0', 'P2'] })
    expect(table.lodges[1]!.spaces[0]).toMatchObject({ filled: true, card: null, protection: 'full' })
    expect(table.lodges[1]!.ender).toBe(true)
  })

  it('shows the back of a card that another holds, and the action that is carried out', () => {
    expect(table.held).toBeNull()
    expect(tableOf({ ...view, phase: 'flip', holds: false }, facts, 0, 0, []).held).toBe('flip')
    expect(tableOf({ ...view, holds: false }, facts, 0, 0, []).held).toBeUndefined()
    expect(table.aside).toEqual([{ card: 'flip', count: 2 }])
    expect(table.discardTop).toBe(5)
  })

  it('has the last round, all open', () => {
    const [first, , third] = lastRoundOf(view, facts)
    expect(first!.spaces.map(({ card }) => card)).toEqual([1, 1, 1, 6, null])
    expect(first!.spaces[4]!.filled).toBe(false)
    expect(third).toMatchObject({ ender: true, score: 30 })
  })
})

it('says the side of a card by a button', () => {
  expect(board.moves(view)).toEqual([
    { action: 1, verb: 'place-down', picks: [spot(2, 0)] },
    { action: 2, verb: 'place-up', picks: [spot(2, 0)] },
    { action: 3, verb: 'clean', picks: [spot(1, 0)] },
  ])
})

describe('the scores', () => {
  it('are listed by rank, and explain the last round', () => {
    const rows = board.scores(view, facts, 0)
    expect(rows.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
    expect(rows[1]!.lines.map(({ points }) => points)).toEqual([23, -10])
    expect(board.ending!(view, ['P1'])).toBe('')
  })

  it('say that five equal cards have won', () => {
    const five = { ...view, last_round: { ...view.last_round!, five_equal: [0] } }
    expect(board.ending!(five, ['P0'])).toBe('biber-clan-ending-five')
  })
})

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ what, seat: 0, card: null, concealed: false, source: null, target: null, value: 0 },
  ...more,
})
const tell = (...events: GameEvent[]) =>
  board.lines(events, { who: (seat) => ({ name: `P${seat}`, you: seat === 0 ? 'yes' : 'no' }) }).map(({ key, args }) => [key.replace('biber-clan-event-', ''), args] as const)

describe('the log', () => {
  it('says whose lodge it was', () => {
    const whose = (seat: number, lodge: number) => tell(event('laid', { seat, card: 3, source: spot(seat, 0, 'hand'), target: spot(lodge, 2) }))[0]![1].whose
    expect([whose(0, 0), whose(1, 1), whose(1, 0), whose(0, 2)]).toEqual(['own', 'own', 'yours', 'other'])
  })

  it('does not name what may not be seen', () => {
    const [line] = tell(event('laid', { seat: 1, concealed: true, target: spot(2, 0) }))
    expect(line![1]).toMatchObject({ card: 'hidden', owner: 'P2' })
  })

  it('tells an exchange once, and the cards that the end turns up together', () => {
    const exchange = [event('exchanged', { source: spot(1, 0), target: spot(2, 4) }), event('exchanged', { source: spot(2, 4), target: spot(1, 0) })]
    expect(tell(...exchange)).toHaveLength(1)
    expect(tell(...exchange)[0]![1]).toMatchObject({ owner: 'P1', other: 'P2' })
    const lines = tell(event('revealed'), event('revealed'), event('revealed', { seat: 1 }), event('scored', { value: -3 }))
    expect(lines.map(([what, args]) => [what, args.count, args.points])).toMatchObject([
      ['revealed', 2, '0'],
      ['revealed', 1, '0'],
      ['scored', -3, '−3'],
    ])
  })

  it('marks what a move did, not what the next seat draws', () => {
    expect(board.marks!(event('drawn', { source: spot(0, 0, 'pile'), target: spot(1, 0, 'hand') }))).toEqual([])
    expect(board.marks!(event('turned-up', { target: spot(1, 2) }))).toEqual([spot(1, 2)])
  })
})

it('lets an action card lie in the hand until it is carried out', () => {
  const shown = event('shown', { card: FLIP, source: spot(0, 0, 'pile'), target: spot(0, 1, 'aside') })
  expect(board.locate!([shown], { ...view, phase: 'flip', turn: 2 })[0]!.target).toEqual(spot(2, 0, 'hand'))
  expect(board.locate!([shown], view)[0]!.target).toEqual(spot(0, 0, 'aside'))
})
