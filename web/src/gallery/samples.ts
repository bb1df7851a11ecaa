import type { BiberGangCard } from '../art/cards/types'
import { LAYOUT_ZONE, type PairMark, type SeatView, type TableView } from '../boards/biber-gang/types'
import type { ChatMessage } from '../components/ChatPanel.svelte'
import type { LogEntry } from '../components/LogPanel.svelte'
import type { ScoreRow } from '../components/ScoreSheet.svelte'
import type { Move, Pick } from '../lib/picks'

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
      0: { value: 9, together: 2, points: -10 },
      1: { value: 6, together: 1, points: 0 },
      2: { value: 9, together: 2, points: -10 },
    },
  },
  { name: 'Biber Bo', kind: 'bot', score: 23, cards: [12, _, 3, _, _, 0, _, 7] },
  {
    name: 'Anneliese',
    kind: 'person',
    score: -4,
    cards: [B, 1, _, 10, B, _, 4, _],
    pairs: { 0: { value: null, together: 1, points: 0 } },
  },
  { name: 'Kees', kind: 'person', score: 31, cards: [_, 2, _, _, 8, _, _, 11] },
  { name: 'Castor', kind: 'bot', score: 8, cards: [5, 5, 0, _, 5, 3, _, 12], pairs: { 0: { value: 5, together: 1, points: 0 } } },
  { name: 'Maximiliane', kind: 'person', score: 102, cards: [_, _, 7, _, 6, _, _, _] },
]

export function sampleTable(seatCount: number): TableView {
  const seats = SEATS.slice(0, seatCount).map(
    (sample, seat): SeatView => ({
      seat,
      name: sample.name,
      kind: sample.kind,
      present: seat !== 3,
      score: sample.score,
      secondsLeft: seat === 0 ? 43 : null,
      cards: sample.cards,
      takenValues: sample.cards.map((_card, place) => sample.taken?.[place] ?? null),
      pairs: [0, 1, 2, 3].map((column) => sample.pairs?.[column] ?? null),
    }),
  )
  return {
    seats,
    you: 0,
    turn: 0,
    drawCount: 57,
    discardCount: 12,
    discardTop: 4,
    lastMove: [
      { zone: LAYOUT_ZONE, seat: 1, index: 2 },
      { zone: 'discard', seat: 0, index: 0 },
    ],
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

export const MESSAGES: ChatMessage[] = [
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
export function afterMove(table: TableView, move: Move): { table: TableView; flight: { from: Pick; to: Pick } } {
  const target = move.picks.at(-1)!
  const own = table.seats[0]!
  const cards = [...own.cards]
  const withCards = (drawn: BiberGangCard | undefined): TableView => ({
    ...table,
    drawn,
    seats: [{ ...own, cards, takenValues: cards.map(() => null), pairs: [null, null, null, null] }, ...table.seats.slice(1)],
    lastMove: [target],
  })
  switch (move.verb) {
    case 'draw':
    case 'take':
      return { table: { ...table, drawn: 6 }, flight: { from: target, to: hand } }
    case 'put':
      cards[target.index] = 6
      return { table: withCards(undefined), flight: { from: hand, to: target } }
    case 'swim':
      cards[move.picks[0]!.index] = 6
      cards[target.index] = B
      return { table: withCards(undefined), flight: { from: move.picks[0]!, to: target } }
    default:
      return { table: { ...withCards(undefined), discardTop: 6, lastMove: [discard] }, flight: { from: hand, to: discard } }
  }
}
