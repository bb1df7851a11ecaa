import { describe, expect, it } from 'vitest'
import { Picker } from '../../board/picker.svelte'
import type { Pick } from '../../board/picks'
import type { GameEvent } from '../../net/protocol'
import { board } from '.'
import { tableOf } from './fromView'
import { DISPOSAL, GARBAGE, type DamItView } from './types'

const OAK = 6
const MAPLE = 3
const facts = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'person' as const, present: true, secondsLeft: null }))
const spot = (zone: string, index = 0, seat = 0): Pick => ({ zone, seat, index })
const sheet = (dams: number, cubes: number, garbage: number) => [
  { kind: 'dams', count: 2, points: dams },
  { kind: 'cubes', count: cubes * 2, points: cubes },
  { kind: 'garbage', count: 1, points: garbage },
]
const cards = (more = {}) => ({ hand: [0, 0, 0, 1, 0, 0, 2, 1], wood: 8, dams: [], garbage: 1, garbage_price: 3, sheet: sheet(12, 2, -1), score: 13, ...more })
const view = {
  turn: 0,
  over: false,
  values: [1, 1, 2, 2, 2, 3, 3, 2],
  river: [
    { card: GARBAGE, price: 0, cubes: 2 },
    { card: OAK, price: 1, cubes: 0 },
    { card: DISPOSAL, price: 2, cubes: 0 },
    { card: MAPLE, price: 3, cubes: 0 },
    { card: 0, price: 4, cubes: 0 },
  ],
  pile: 30,
  takes_left: 30,
  stacks: [[{ card: 9, cost: 3, points: 5 }], [], [{ card: 15, cost: 7, points: 11 }], [], []],
  costs: [3, 5, 7, 9, 11],
  discards: [0, 0, 0, 0, 0, 0, 0, 1, 1],
  players: [
    { cubes: 3, hand: 4, dam_pile: 3, cards: cards() },
    { cubes: 4, hand: 2, dam_pile: 1, cards: null },
  ],
  moves: [
    { action: 0, verb: 'keep', picks: [spot('river', 0), spot('dams')] },
    { action: 5, verb: 'dispose', picks: [spot('river', 0), spot('hand', DISPOSAL)] },
    { action: 1, verb: 'take', picks: [spot('river', 1)] },
    { action: 100, verb: 'build', picks: [spot('hand', OAK), spot('stacks', 0)] },
    { action: 101, verb: 'build', picks: [spot('hand', OAK), spot('hand', MAPLE), spot('stacks', 0)] },
    { action: 102, verb: 'build', picks: [spot('hand', OAK), spot('hand', MAPLE), spot('hand', DISPOSAL), spot('stacks', 2)] },
  ],
} as unknown as DamItView

describe('the table of a view', () => {
  const table = tableOf(view, facts, 0, 0, [])

  it('has the river with prices and cubes, the pile last', () => {
    expect(table.river.map(({ place }) => place.zone)).toEqual(['river', 'river', 'river', 'river', 'pile'])
    expect(table.river[0]).toMatchObject({ position: 1, kind: GARBAGE, value: null, price: 0, cubes: 2 })
    expect(table.river[1]).toMatchObject({ value: 3, price: 1 })
  })

  it('knows a hand only where the view does', () => {
    expect(table.players[0]!.cards!.hand).toEqual([
      { kind: MAPLE, value: 2, count: 1 },
      { kind: OAK, value: 3, count: 2 },
      { kind: DISPOSAL, value: 2, count: 1 },
    ])
    expect(table.players[0]!.cards).toMatchObject({ damPoints: 12, garbagePoints: -1, garbagePrice: 3 })
    expect(table.players[1]).toMatchObject({ cards: null, handCount: 2, pileCount: 1 })
  })
})

describe('what is picked', () => {
  function picking(...picks: Pick[]) {
    const picker = new Picker(() => undefined)
    picker.moves = board.moves(view)
    for (const pick of picks) picker.pick(pick)
    return picker
  }

  it('is asked for in words', () => {
    const asked = (...picks: Pick[]) => board.question(view, picking(...picks))
    expect(asked()).toBe('dam-it-ask-turn')
    expect(asked(spot('river', 1))).toBe('dam-it-ask-pay')
    expect(asked(spot('river', 0))).toBe('dam-it-ask-garbage dam-it-ask-gain')
    expect(asked(spot('hand', MAPLE))).toBe('dam-it-ask-more')
    expect(asked(spot('hand', MAPLE), spot('hand', OAK))).toBe('dam-it-ask-choose')
    expect(asked(spot('hand', MAPLE), spot('hand', OAK), spot('hand', DISPOSAL))).toBe('dam-it-ask-dam') // all kinds of the hand
    expect(asked(spot('hand', MAPLE), spot('hand', OAK), spot('stacks', 0))).toBe('dam-it-ask-build')
  })

  it('leaves what becomes of garbage to two buttons', () => {
    expect(picking(spot('river', 0)).buttonMoves.map(({ verb }) => verb)).toEqual(['keep', 'dispose'])
  })

  it('builds with cards in any order', () => {
    const picker = picking(spot('hand', DISPOSAL), spot('hand', MAPLE), spot('hand', OAK))
    expect(picker.isPickable(spot('stacks', 2))).toBe(true)
    expect(picker.isPickable(spot('stacks', 0))).toBe(false)
    picker.pick(spot('stacks', 2))
    expect(picker.narrowing.decided?.action).toBe(102)
  })
})

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ what, seat: null, card: null, concealed: false, source: null, target: null, value: 0 },
  ...more,
})
const tell = (...events: GameEvent[]) =>
  board.lines(events, { who: (seat) => ({ name: `P${seat}`, you: seat === 0 ? 'yes' : 'no' }) }).map(({ key, args, seat }) => ({ what: key.replace('dam-it-event-', ''), seat, ...args }))

describe('the log', () => {
  it('tells a take: what was paid, taken and gained, and what comes next', () => {
    const lines = tell(
      event('paid', { seat: 1 }),
      event('paid', { seat: 1 }),
      event('taken', { seat: 1, card: OAK }),
      event('gained', { seat: 1 }),
      event('slid', { card: MAPLE }),
      event('floated', { card: 0 }),
      event('shown', { card: GARBAGE }),
    )
    expect(lines).toMatchObject([
      { what: 'paid', count: 2 },
      { what: 'taken', kind: 'oak', name: 'P1' },
      { what: 'gained', count: 1 },
      { what: 'slid', kind: 'garbage', seat: 1 },
    ])
  })

  it('tells of a dam and what it was built of in one line', () => {
    const lines = tell(
      event('discarded', { seat: 0, card: MAPLE, source: spot('hand', MAPLE) }),
      event('discarded', { seat: 0, card: OAK, source: spot('hand', OAK) }),
      event('built', { seat: 0, card: 12, source: spot('stacks', 1), target: spot('dams') }),
    )
    expect(lines).toMatchObject([{ what: 'built', cost: 5, you: 'yes' }])
  })

  it('tells of garbage that is disposed of once, and of the river at the deal', () => {
    expect(tell(event('discarded', { seat: 1, card: GARBAGE }), event('discarded', { seat: 1, card: DISPOSAL }), event('shown', { card: 0 })).map(({ what }) => what)).toEqual(['discarded', 'shown'])
    expect(tell(...[0, 1, 2, 3].map((card) => event('floated', { card })), event('shown', { card: 4 }), event('starts', { seat: 1 })).map(({ what }) => what)).toEqual([
      'floated',
      'floated',
      'floated',
      'floated',
      'shown',
      'starts',
    ])
  })
})

describe('where things fly', () => {
  it('cubes lie on river cards, and hidden hands are one place', () => {
    const paid = event('paid', { seat: 0, source: spot('cubes'), target: spot('river', 2) })
    const taken = event('taken', { seat: 1, card: OAK, source: spot('river', 0), target: spot('hand', OAK, 1) })
    const [cube, card] = board.locate!([paid, taken], view)
    expect(cube!.target).toEqual(spot('river-cubes', 2))
    expect(card!.target).toEqual(spot('hand', 0, 1))
    expect(board.marks!(card!)).toEqual([spot('hand', 0, 1)])
    expect(board.follows!(taken, paid)).toBe(true)
  })

  it('garbage that is kept lies apart from the dams where both are known, else in the dam pile', () => {
    const kept = (seat: number) => event('kept', { seat, card: GARBAGE, source: spot('river', 0), target: spot('dams', 0, seat) })
    const [own, hidden] = board.locate!([kept(0), kept(1)], view)
    expect(board.marks!(own!)).toEqual([spot('garbage')])
    expect(board.marks!(hidden!)).toEqual([spot('dams', 0, 1)])
  })
})

describe('the end', () => {
  const tied = (wood: number) => cards({ wood, sheet: [...sheet(12, 2, -1), { kind: 'wood', count: wood, points: 0 }] })
  const players = [
    { cubes: 4, hand: 4, dam_pile: 3, cards: tied(4) },
    { cubes: 4, hand: 4, dam_pile: 3, cards: tied(6) },
  ]
  const over = { ...view, over: true, players, ranks: [2, 1] } as unknown as DamItView

  it('is explained item by item, a tie by the wood that is left', () => {
    const rows = board.scores(over, facts, 0)
    expect(rows.map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [1, 1, 13],
      [0, 2, 13],
    ])
    expect(rows[0]!.lines.map(({ points }) => points)).toEqual([12, 2, -1, 0])
    expect(board.ending!(over, ['P1'])).toBe('dam-it-ending-wood')
    expect(board.ending!(over, ['P0', 'P1'])).toBe('')
  })

  it('has no ranks before, where one knows the own cards only', () => {
    expect(board.scores({ ...view, ranks: null }, facts, 0).map(({ seat, rank }) => [seat, rank])).toEqual([[0, null]])
  })
})
