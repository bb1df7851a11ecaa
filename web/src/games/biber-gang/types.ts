import type { Pick } from '../../board/picks'
import type { Schemas } from '../../net/protocol'

export type BiberGangView = Schemas['BiberGangView']

/** What a card shows; null is a card whose face is not known. */
export type BiberGangCard = number | 'beaver' | null

/** A column that is a pair. */
export interface PairMark {
  /** The number of the pair; null for two beavers. */
  value: number | null
  /** How many pairs of this value the seat has. */
  together: number
}

export interface SeatView {
  seat: number
  name: string
  kind: 'person' | 'bot'
  present: boolean
  score: number
  secondsLeft: number | null
  /** Places 0–3 are the upper row, 4–7 the lower. */
  cards: readonly BiberGangCard[]
  /** The faces of cards that lie face down, where all cards are shown; else null. */
  under: readonly BiberGangCard[]
  /** For each place the value that a beaver there has taken, else null. */
  takenValues: readonly (number | null)[]
  /** For each of the four columns. */
  pairs: readonly (PairMark | null)[]
}

export interface TableView {
  seats: readonly SeatView[]
  /** The reader's seat; null for a spectator, who sits with seat 0. */
  you: number | null
  turn: number | null
  drawCount: number
  discardCount: number
  /** Undefined when the pile is empty: its only card was just taken. */
  discardTop?: BiberGangCard
  /** The card in hand: its face if the reader may see it, else null; undefined when there is none. */
  drawn?: BiberGangCard
  lastMove: readonly Pick[]
}

export const LAYOUT_ZONE = 'layout'
export const DRAW_ZONE = 'pile'
export const DISCARD_ZONE = 'discard'
export const HAND_ZONE = 'hand'
