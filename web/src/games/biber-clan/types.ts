import type { Pick } from '../../board/picks'
import type { Schemas } from '../../net/protocol'

export type BiberClanView = Schemas['BiberClanView']

/** What a card shows; null is a card whose face is not known. */
export type BiberClanCard = number | 'cleanup' | 'flip' | 'swap' | 'peek' | null

/** Why nobody, or nobody but the owner, may touch a card. */
export type Protection = 'covered' | 'full' | 'only-open'

export interface SpaceView {
  filled: boolean
  up: boolean
  /** The face, where the reader sees or remembers it. */
  card: BiberClanCard
  protection: Protection | null
  /** The seat in turn has just looked at it. */
  peeked: boolean
  /** The face of a card that lies face down is shown because the reader remembers it, not because all cards are. */
  remembered: boolean
  /** The names of those who know a face-down card; only with the memory aid. */
  seenBy: readonly string[]
}

export interface LodgeView {
  seat: number
  name: string
  kind: 'person' | 'bot'
  present: boolean
  score: number
  secondsLeft: number | null
  /** B1 B2 B3 below, T1 T2 above. */
  spaces: readonly SpaceView[]
  /** Who began the end of the round. */
  ender: boolean
}

export interface TableView {
  lodges: readonly LodgeView[]
  /** The reader's seat; null for a spectator, who sits with seat 0. */
  you: number | null
  turn: number | null
  drawCount: number
  discardCount: number
  discardTop?: BiberClanCard
  /** The number card in hand or the action card being carried out; undefined when there is none. */
  held?: BiberClanCard
  /** How many of each action card are out of this round. */
  aside: readonly { card: BiberClanCard; count: number }[]
  lastMove: readonly Pick[]
}

export const LODGE_ZONE = 'lodge'
export const PILE_ZONE = 'pile'
export const DISCARD_ZONE = 'discard'
export const HAND_ZONE = 'hand'
export const ASIDE_ZONE = 'aside'
/** As moves and texts name them. */
export const SPACE_NAMES = ['B1', 'B2', 'B3', 'T1', 'T2']
