import { describe, expect, it } from 'vitest'
import { Picker } from '../../board/picker.svelte'
import type { Move, Pick } from '../../board/picks'
import type { GameEvent } from '../../net/protocol'
import { board } from '.'
import { ROI_CHARACTERS } from './cards/cards'
import { otherSides, place, stacksOf } from './fromView'
import { storyOf } from './lines'
import { trayOf } from './trays'
import type { RoiDesCastorsView as View } from './types'

const [LOG_1, LOG_2, LOG_3, RECOLTE, TROC] = [0, 1, 2, 3, 4]
const facts = [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, kind: 'person' as const, present: true, secondsLeft: null }))

const dam = (...values: number[]) => ({
  logs: values.map((value) => ({ printed: value, counts: value })),
  total: values.reduce((sum, value) => sum + value, 0),
  fate: 'growing',
  needs: 1,
  fits: [],
  points: 0,
  next_bonus: null,
})
const side = (seats: number[], more: object = {}) => ({
  ...{ seats, character: null, spent: false, asleep: false, optimised: false, permanente: 0, protection: 0, protected_by: null },
  ...{ reserve: [], held: 5, logs_held: null, hand: null, remembered: [], hand_limit: 5, dams: [], laid_sum: 0, laid_logs: 0, score: 0, rank: 1, sheet: [] },
  ...more,
})
const turn = {
  ...{ sleeps: false, raising: false, free: false, laid: 0, lays_left: 3, least: 0, card: null, owed: 0, done: 0, most: null },
  ...{ victim: null, dam: null, dam_to: null, moved: null, drawn: [] },
}
const viewOf = (more: object = {}) =>
  ({
    ...{ seat: 0, side: 0, seats: 2, mode: 'normal', phase: 'main', turn: 0, over: false, last_lap: false, quiet: 0, monopole: false },
    cards: Array(8).fill({ draws: 2, replay: true, effect: 'partly' }),
    characters: Array(6).fill({ uses: 'turn', has_bonus: true, start: null, power: 'partly', bonus: 'printed' }),
    ...{ keeps: 2, lifts: null },
    goal: { dams: 3, size: 7, points: null, logs: null, quiet: 6 },
    this_turn: turn,
    sides: [side([0], { hand: [LOG_1, LOG_1, TROC], dams: [dam(1, 2), dam(3)] }), side([1])],
    ...{ pile: 20, log_pile: null, discards: [RECOLTE], aside: [TROC], river: null, copies: [], unseen: [], rival_wins: false, moves: [] },
    ...more,
  }) as unknown as View
const solo = (more: object = {}) =>
  viewOf({ mode: 'solo', seats: 1, sides: [side([0], { hand: [LOG_2] }), side([], { hand: [LOG_1], dams: [dam(2, 3, 3, 2)] })], ...more })

const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ what, seat: 0, card: null, concealed: false, source: null, target: null, value: 0 },
  ...more,
})
const tell = (...events: GameEvent[]) => board.lines(events, { who: (seat) => ({ name: `P${seat}`, you: seat === 0 ? 'yes' : 'no' }) })
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key.replace('roi-des-castors-event-', ''))

describe('a view on the board', () => {
  it('lays equal cards on each other', () => {
    expect(stacksOf([LOG_1, LOG_1, TROC]).map(({ card, count }) => [card, count])).toEqual([
      ['log-1', 2],
      ['troc', 1],
    ])
  })

  it('has the others in the order of play', () => {
    expect(otherSides(viewOf({ side: 1, sides: [0, 1, 2].map((seat) => side([seat])) }))).toEqual([2, 0])
    expect(otherSides(viewOf({ side: null }))).toEqual([1])
  })

  it('knows who plays together', () => {
    const team = viewOf({ mode: 'team', seats: 4, sides: [side([0, 2]), side([1, 3])] })
    expect(board.partners!(team, 3)).toEqual([1])
    expect(board.partners!(viewOf(), 0)).toEqual([])
  })
})

describe('cards to choose from', () => {
  const titles = (view: View) => trayOf(view, facts)?.cards.map(({ place: at, count }) => [at.zone, at.seat, at.index, count])

  it('are the hand that one looks into', () => {
    const sides = [side([0], { hand: [] }), side([1], { remembered: [LOG_2, LOG_2, TROC] })]
    expect(titles(viewOf({ phase: 'steal', sides, this_turn: { ...turn, victim: 1 } }))).toEqual([
      ['hand', 1, LOG_2, 2],
      ['hand', 1, TROC, 1],
    ])
  })

  it('are the discard pile, the drawn pair, the logs of a dam', () => {
    expect(titles(viewOf({ phase: 'recycle' }))).toEqual([['discard', 0, RECOLTE, 1]])
    expect(titles(viewOf({ phase: 'keep', this_turn: { ...turn, drawn: [TROC, LOG_3] } }))).toEqual([
      ['drawn', 0, 0, 1],
      ['drawn', 0, 1, 1],
    ])
    const moving = { ...turn, dam: 0, dam_to: 1, moved: 1 }
    expect(titles(viewOf({ phase: 'move', this_turn: moving }))).toEqual([['log', 0, LOG_2, 1]])
  })

  it('are nobody else’s business', () => {
    expect(trayOf(viewOf({ phase: 'recycle', turn: 1 }), facts)).toBeNull()
    expect(trayOf(viewOf({ phase: 'recycle', side: null, seat: null }), facts)).toBeNull()
  })
})

describe('the log', () => {
  it('tells several draws in one line, and names no hidden card', () => {
    const own = tell(event('drawn', { card: LOG_1 }), event('drawn', { card: TROC }))
    expect(keys(own)).toEqual(['drawn'])
    expect(own[0]!.args.count).toBe(2)
    const others = tell(event('drawn', { seat: 1, concealed: true }), event('drawn', { seat: 1, concealed: true }))
    expect(keys(others)).toEqual(['drawn-hidden'])
    expect(others[0]!.args).toMatchObject({ count: 2, cards: '', card: 'hidden' })
  })

  it('is silent about a hand that somebody else sees', () => {
    expect(keys(tell(event('aimed', { seat: 1, value: 0 }), event('shown', { seat: 1, concealed: true })))).toEqual(['aimed'])
  })

  it('tells once what the Sentinelle stores, and what the Marchand draws along', () => {
    const stored = event('stored', { seat: 1, card: TROC })
    expect(keys(tell(event('powered', { seat: 1, value: ROI_CHARACTERS.indexOf('sentinelle') }), stored))).toEqual(['stored'])
    const along = tell(event('drawn', { seat: 1, concealed: true }), event('monopole', { seat: 0 }), event('drawn', { card: LOG_2 }))
    expect(keys(along)).toEqual(['drawn-hidden', 'monopole'])
    expect(along[1]!.args.card).toBe(2)
  })

  it('tells the steps of the Bûcheron one by one', () => {
    const from = (card: number) => ({ seat: null, card, source: place('hand', 1, card), target: place('dam', 1, 0) })
    const lines = tell(
      event('laid', { card: LOG_1, source: place('hand', 0, 0), target: place('dam', 0, 0) }),
      event('laid', from(LOG_3)),
      event('laid', from(LOG_2)),
      event('discarded', { seat: null, card: TROC, source: place('hand', 1, TROC), target: place('aside', 0, TROC) }),
      event('drawn', { seat: null, card: LOG_1, source: place('pile', 0, 0), target: place('hand', 1, LOG_1) }),
      event('cleared', { seat: null }),
    )
    expect(keys(lines)).toEqual(['laid', 'rival-laid', 'rival-laid', 'rival-discarded', 'rival-drawn'])
    expect(keys(storyOf(lines, true))).toEqual(['rival-laid', 'rival-laid', 'rival-discarded', 'rival-drawn'])
  })
})

describe('the story of a turn', () => {
  const played = (seat: number, card: number) => event('played', { seat, card })
  const move = (mover: number, ...events: GameEvent[]) => tell(...events).map((line) => ({ ...line, mover }))

  it('is one chain, whatever was played in it', () => {
    const log = [
      ...move(1, event('drawn', { seat: 1, concealed: true })),
      ...move(0, event('drawn', { card: TROC })),
      ...move(0, played(0, RECOLTE), event('drawn', { card: LOG_1 }), event('drawn', { card: LOG_1 })),
      ...move(0, played(0, TROC)),
      ...move(0, event('discarded', { card: LOG_1 })),
      ...move(0, event('discarded', { card: LOG_3 })),
      ...move(0, event('laid', { card: LOG_1 })),
      ...move(0, event('laid', { card: LOG_2 })),
    ]
    const story = storyOf(log, false)
    expect(keys(story)).toEqual(['drawn', 'played', 'drawn', 'played', 'discarded', 'laid-cards'])
    expect(story.every(({ seat }) => seat === 0)).toBe(true)
    expect(story.at(-1)!.args.count).toBe(2)
  })

  it('goes on where the Marchand draws along', () => {
    const log = [...move(1, event('drawn', { seat: 1, concealed: true }), event('monopole'), event('drawn', { card: TROC })), ...move(1, played(1, TROC))]
    expect(keys(storyOf(log, false))).toEqual(['drawn-hidden', 'monopole', 'played'])
  })

  it('leaves out what was taken back', () => {
    const [first, second] = [move(0, event('discarded', { card: TROC })), move(0, event('laid', { card: LOG_1 }))]
    const log = [...first.map((line) => ({ ...line, undone: true })), { key: 'happened-undone', args: {}, seat: 0 }, ...second]
    expect(keys(storyOf(log, false))).toEqual(['laid-cards'])
  })
})

describe('places on the board', () => {
  const located = (view: View, ...events: GameEvent[]) => board.locate!(events, view).map(({ source, target }) => [source, target])

  it('has one place for a hidden hand, and one for each kind in one that is seen', () => {
    const [[, own]] = located(viewOf(), event('drawn', { card: TROC, source: place('pile', 0, 0), target: place('hand', 0, 0) })) as [[Pick, Pick]]
    expect(own).toEqual(place('hand', 0, TROC))
    const [[from]] = located(viewOf(), event('laid', { seat: 1, card: LOG_2, source: place('hand', 1, LOG_2), target: place('dam', 1, 0) })) as [[Pick, Pick]]
    expect(from).toEqual(place('hand', 1, 0))
  })

  it('sends a card to the discard pile when its turn is over already', () => {
    const thrown = (card: number) => event('discarded', { card, source: place('hand', 0, card), target: place('aside', 0, card) })
    expect(located(viewOf(), thrown(TROC), thrown(RECOLTE)).map(([, to]) => to)).toEqual([place('aside', 0, TROC), place('discard', 0, 0)])
  })

  it('gives both logs of the Bûcheron a place in his lane', () => {
    const laid = (card: number) => event('laid', { seat: null, card, source: place('hand', 1, card), target: place('dam', 1, 0) })
    expect(located(solo(), laid(LOG_3), laid(LOG_2)).map(([, to]) => to)).toEqual([place('lane', 1, 2), place('dam', 1, 0)])
    expect(board.endsTurn!([laid(LOG_3)])).toBe(true)
    expect(board.follows!(laid(LOG_2), laid(LOG_3))).toBe(true)
  })

  it('lets cards fly together that are drawn together', () => {
    const drawn = event('drawn', { source: place('pile', 0, 0), target: place('hand', 0, 0) })
    expect(board.follows!(drawn, drawn)).toBe(false)
  })
})

describe('buttons and questions', () => {
  it('call a move by what it does now', () => {
    const named = (phase: string, verb: string, picks: Pick[] = [], more: object = {}) =>
      board.label!(viewOf({ phase, ...more }), { action: 0, verb, picks }, facts)
    expect(named('lay', 'pass')).toBe('roi-des-castors-pass-lay')
    expect(named('again', 'pass')).toBe('roi-des-castors-pass-again')
    expect(named('claim', 'use')).toBe('roi-des-castors-use-claim')
    expect(named('power', 'use', [place('character', 0, 0)])).toBe('roi-des-castors-verb-use')
    expect(named('power', 'use', [place('pile', 0, 1)])).toBe('roi-des-castors-use-swim')
    expect(named('main', 'lay', [place('hand', 0, 0), place('dam', 0, 2)])).toBe('roi-des-castors-do-lay-new')
    expect(named('main', 'lay', [place('hand', 0, 0), place('dam', 0, 1)])).toBe('roi-des-castors-verb-lay')
    expect(named('fill', 'draw', [place('log-pile', 0, 0)], { mode: 'team' })).toBe('roi-des-castors-draw-log')
  })

  it('offer a power with the draw, and ask for its target once it is chosen', () => {
    const picker = new Picker(() => undefined)
    const chip = place('character', 0, 0)
    const draw = { action: 2, verb: 'draw', picks: [place('pile', 0, 0)] }
    const stores = [0, 1].map((kind) => ({ action: 40 + kind, verb: 'store', picks: [chip, place('hand', 0, kind)] }))
    const asked = (moves: Move[], more: object = {}) => {
      picker.moves = moves
      return board.question(viewOf({ phase: 'power', moves, sides: [side([0], { character: 'sentinelle' }), side([1])], ...more }), picker)
    }
    expect(asked([draw, ...stores])).toBe('roi-des-castors-ask-power')
    picker.pick(chip)
    expect(board.question(viewOf({ phase: 'power', moves: [draw, ...stores] }), picker)).toBe('roi-des-castors-ask-power-store')
    expect(asked([draw, ...stores, { action: 4, verb: 'take', picks: [place('river', 0, 0)] }])).toBe('roi-des-castors-ask-power-river')
    const pass = { action: 0, verb: 'pass', picks: [] }
    expect(asked([pass, { action: 1, verb: 'use', picks: [chip] }])).toBe('roi-des-castors-ask-power-only')
  })

  it('say what a chosen card does', () => {
    const picker = new Picker(() => undefined)
    const troc = place('hand', 0, TROC)
    picker.moves = ['play', 'discard'].map((verb, action) => ({ action, verb, picks: [troc] }))
    expect(board.question(viewOf(), picker)).toBe('roi-des-castors-ask-main')
    const pass = { action: 0, verb: 'pass', picks: [] }
    const steal = { action: 1, verb: 'steal', picks: [place('hand', 1, LOG_2)] }
    expect(board.question(viewOf({ phase: 'steal', moves: [pass, steal] }), picker)).toBe('roi-des-castors-ask-steal')
    expect(board.question(viewOf({ phase: 'steal', moves: [pass] }), picker)).toBe('roi-des-castors-ask-steal-none')
    picker.pick(troc)
    expect(board.question(viewOf(), picker)).toBe('roi-des-castors-card-troc roi-des-castors-replay')
    expect(picker.buttonMoves.map(({ verb }) => verb)).toEqual(['play', 'discard'])
  })
})

describe('the end', () => {
  it('is explained side by side, best first', () => {
    const sides = [
      side([0, 2], { score: 36, rank: 2, held: 4, logs_held: 2, sheet: [{ kind: 'laid', dam: null, value: 30, points: 30 }, { kind: 'hand', dam: null, value: 6, points: 6 }] }),
      side([1, 3], { score: 38, sheet: [] }),
    ]
    const rows = board.scores(viewOf({ mode: 'team', over: true, sides }), facts, 2)
    expect(rows.map(({ name, rank, total, isYou }) => [name, rank, total, isYou])).toEqual([
      ['P1 & P3', 1, 38, false],
      ['P0 & P2', 2, 36, true],
    ])
    expect(rows[1]!.lines.map(({ points }) => points)).toEqual([30, 6])
  })

  it('names the Bûcheron as winner of solo, however the sums are', () => {
    const rows = board.scores(solo({ over: true, rival_wins: true, sides: [side([0], { rank: 2 }), side([])] }), facts, 0)
    expect(rows.map(({ name, rank }) => [name, rank])).toEqual([
      ['Bûcheron', 1],
      ['P0', 2],
    ])
    expect(board.ending!(solo({ over: true, rival_wins: true }), [])).toBe('roi-des-castors-end-solo-lost')
  })

  it('tells what decided a tie', () => {
    const tie = (value: number) => ({ kind: 'tie-sum', dam: null, value, points: 0 })
    const tied = [side([0], { score: 2, rank: 2, sheet: [tie(15)] }), side([1], { score: 2, sheet: [tie(17)] })]
    const rows = board.scores(viewOf({ over: true, sides: tied }), facts, 0)
    expect(rows.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(rows[0]!.lines.at(-1)).toEqual({ text: 'roi-des-castors-score-tie-sum', points: 0 })
  })
})

it('says which goal ended the match', () => {
  const goal = { dams: null, size: null, points: null, logs: null, quiet: null }
  const whyOver = (more: object) => board.whyOver!(viewOf({ goal: { ...goal, ...more } }) as View)
  const reasons = [{ dams: 3, size: 7 }, { points: 15 }, { logs: 17 }, {}].map(whyOver)
  expect(new Set(reasons).size).toBe(4)
})

it('draws all of a Troc by one press, and ends the discarding by it', () => {
  const moves = (phase: string, verbs: [number, string, Pick[]][], more: object = {}) =>
    board.moves(viewOf({ phase, this_turn: { ...turn, most: 2 }, log_pile: null, pile: 9, discards: [], moves: verbs.map(([action, verb, picks]) => ({ action, verb, picks })), ...more }) as View)
  const pile = place('pile', 0, 0)
  const out = moves('troc-out', [[1, 'discard', [place('hand', 0, TROC)]], [2, 'pass', []]])
  expect(out.at(-1)).toEqual({ action: 2, verb: 'pass', picks: [pile], then: ['draw', 'draw'], button: 0 })
  expect(moves('troc-out', [[2, 'pass', []]], { log_pile: 8 })).toHaveLength(1) // each card from either pile
  const drawn = moves('troc-in', [[3, 'draw', [pile]], [2, 'pass', []]])
  expect(drawn.map(({ picks, then }) => [picks.length, then])).toEqual([[1, ['draw']], [0, undefined], [0, undefined]])
})
