import type { SeatFacts } from '../board/board'
import type { LogEntry } from '../board/LogPanel.svelte'
import type { Move, Pick } from '../board/picks'
import type { ScoreRow } from '../board/ScoreSheet.svelte'
import { LAYOUT_ZONE, type BiberGangCard, type BiberGangView, type PairMark } from '../games/biber-gang/types'
import type { ChatLine } from '../table/ChatPanel.svelte'

const B = 'beaver'
const _ = null

interface SampleSeat {
  name: string
  kind: 'person' | 'bot'
  score: number
  cards: BiberGangCard[]
  taken?: Record<number, number>
  pairs?: Record<number, PairMark>
}

const SEATS: SampleSeat[] = [
  {
    name: 'Johanna',
    kind: 'person',
    score: 14,
    cards: [9, B, 9, _, 9, 6, 9, _],
    taken: { 1: 6 },
    pairs: {
      0: { value: 9, together: 2 },
      1: { value: 6, together: 1 },
      2: { value: 9, together: 2 },
    },
  },
  { name: 'Biber Bo', kind: 'bot', score: 23, cards: [12, _, 3, _, _, 0, _, 7] },
  {
    name: 'Anneliese',
    kind: 'person',
    score: -4,
    cards: [B, 1, _, 10, B, _, 4, _],
    pairs: { 0: { value: null, together: 1 } },
  },
  { name: 'Kees', kind: 'person', score: 31, cards: [_, 2, _, _, 8, _, _, 11] },
  { name: 'Castor', kind: 'bot', score: 8, cards: [5, 5, 0, _, 5, 3, _, 12], pairs: { 0: { value: 5, together: 1 } } },
  { name: 'Maximiliane', kind: 'person', score: 102, cards: [_, _, 7, _, 6, _, _, _] },
]

const numberOf = (card: BiberGangCard) => (card === B ? 13 : card)

export const seatFacts = (seatCount: number): SeatFacts[] =>
  SEATS.slice(0, seatCount).map(({ name, kind }, seat) => ({ seat, name, kind, present: seat !== 3, secondsLeft: seat === 0 ? 43 : null }))

export const LAST_MOVE: Pick[] = [
  { zone: LAYOUT_ZONE, seat: 1, index: 2 },
  { zone: 'discard', seat: 0, index: 0 },
]

export function sampleView(seatCount: number): BiberGangView {
  const seats = SEATS.slice(0, seatCount)
  return {
    seat: 0,
    seats: seatCount,
    round: 3,
    rounds: 5,
    phase: 'draw',
    turn: 0,
    over: false,
    starter: 0,
    ender: null,
    layouts: seats.map(({ cards }) => cards.map(numberOf)),
    beaver_values: seats.map(({ cards, taken }) => cards.map((_card, place) => taken?.[place] ?? null)),
    pairs: seats.map(({ pairs }) => [0, 1, 2, 3].map((column) => pairs?.[column] !== undefined)),
    pile: 57,
    discards: [8, 11, 1, 0, 4, 12, 4],
    reshuffled: false,
    holds: false,
    drawn: null,
    under: [],
    turns: seats.map(() => 4),
    totals: seats.map(({ score }) => score),
    ranks: seats.map((_, seat) => seat + 1),
    points: [],
    last_round: null,
    moves: MOVES_TO_DRAW as BiberGangView['moves'],
  }
}

const place = (index: number): Pick => ({ zone: LAYOUT_ZONE, seat: 0, index })
const draw: Pick = { zone: 'pile', seat: 0, index: 0 }
const discard: Pick = { zone: 'discard', seat: 0, index: 0 }

export const MOVES_TO_DRAW: Move[] = [
  { action: 0, verb: 'draw', picks: [draw] },
  { action: 1, verb: 'take', picks: [discard] },
]

/** With a 6 in hand: put it anywhere, let the beaver swim, or discard it. */
export const MOVES_WITH_CARD: Move[] = [
  ...[0, 2, 3, 4, 5, 6, 7].map((index): Move => ({ action: 10 + index, verb: 'put', picks: [place(index)] })),
  ...[3, 7].map((index): Move => ({ action: 20 + index, verb: 'swim', picks: [place(1), place(index)] })),
  ...[3, 7].map((index): Move => ({ action: 30 + index, verb: 'reveal', picks: [discard, place(index)] })),
  { action: 40, verb: 'discard', picks: [discard] },
]

export const LOG: LogEntry[] = [
  { id: 1, key: 'table-round', args: { round: 3, rounds: 5 }, seat: null },
  ...Array.from({ length: 9 }, (_unused, index): LogEntry => {
    const seat = index % 3
    return { id: index + 2, key: 'table-turn-of', args: { name: SEATS[seat]!.name }, seat }
  }),
]

export const MESSAGES: ChatLine[] = [
  { id: 1, seat: 2, name: 'Anneliese', isYou: false, text: 'Hallo! Bonjour! Hoi!' },
  { id: 2, seat: 0, name: 'Johanna', isYou: true, text: 'Schön, dass ihr da seid' },
  { id: 3, seat: 3, name: 'Kees', isYou: false, reaction: 'tail-slap' },
]

export const SCORES: ScoreRow[] = [
  { seat: 2, name: 'Anneliese', isYou: false, rank: 1, rounds: [3, -10, 3], total: -4, lines: [{ text: '1 + 2', points: 3 }] },
  {
    seat: 0,
    name: 'Johanna',
    isYou: true,
    rank: 2,
    rounds: [12, 9, -7],
    total: 14,
    lines: [
      { text: '9 9 · 9 9', points: -10 },
      { text: '6', points: 0 },
      { text: '1 + 2', points: 3 },
    ],
  },
  { seat: 1, name: 'Biber Bo', isYou: false, rank: 3, rounds: [7, 5, 11], total: 23, lines: [{ text: '12 + 3 − 4', points: 11 }] },
]

const hand: Pick = { zone: 'hand', seat: 0, index: 0 }

/** What a move would show, without any rules: enough to see cards fly. */
export function afterMove(view: BiberGangView, move: Move): { view: BiberGangView; flight: { from: Pick; to: Pick } } {
  const target = move.picks.at(-1)!
  const layout = [...view.layouts[0]!]
  const after = (): BiberGangView => ({
    ...view,
    holds: false,
    drawn: null,
    phase: 'draw',
    layouts: [layout, ...view.layouts.slice(1)],
    pairs: [[false, false, false, false], ...view.pairs.slice(1)],
    beaver_values: [layout.map(() => null), ...view.beaver_values.slice(1)],
  })
  switch (move.verb) {
    case 'draw':
    case 'take':
      return { view: { ...view, holds: true, drawn: 6, phase: 'place' }, flight: { from: target, to: hand } }
    case 'put':
      layout[target.index] = 6
      return { view: after(), flight: { from: hand, to: target } }
    case 'swim':
      layout[move.picks[0]!.index] = 6
      layout[target.index] = 13
      return { view: after(), flight: { from: move.picks[0]!, to: target } }
    default:
      return { view: { ...after(), discards: [...view.discards, 6] }, flight: { from: hand, to: discard } }
  }
}
