import type { Pick } from '../../board/picks'
import type { Schemas } from '../../net/protocol'

export type DamItView = Schemas['DamItView']

/** A river card by its kind, worth so much in a dam, or a dam. */
export type DamItCard = { kind: number; value: number | null } | { points: number; cost: number }

export interface RiverPlace {
  /** Where it is picked: a position of the river, or the pile. */
  place: Pick
  /** From 1; the top of the pile comes last. */
  position: number
  kind: number
  /** What it is worth in a dam; null for garbage. */
  value: number | null
  price: number
  cubes: number
}

/** So many cards of a kind. */
export interface KindCount {
  kind: number
  value: number | null
  count: number
}

export interface PlayerView {
  seat: number
  name: string
  kind: 'person' | 'bot'
  present: boolean
  secondsLeft: number | null
  cubes: number
  handCount: number
  pileCount: number
  /** Which cards they have, where the reader may know. */
  cards: PlayerCards | null
}

export interface PlayerCards {
  hand: readonly KindCount[]
  dams: DamItView['stacks'][number]
  damPoints: number
  garbage: number
  garbagePoints: number
  garbagePrice: number
  wood: number
  score: number
}

export interface TableView {
  players: readonly PlayerView[]
  you: number | null
  turn: number | null
  river: readonly RiverPlace[]
  pileCount: number
  stacks: DamItView['stacks']
  costs: readonly number[]
  discards: readonly KindCount[]
  lastMove: readonly Pick[]
}

export const RIVER_ZONE = 'river'
export const PILE_ZONE = 'pile'
export const HAND_ZONE = 'hand'
export const CUBES_ZONE = 'cubes'
export const DAMS_ZONE = 'dams'
export const STACKS_ZONE = 'stacks'
export const DISCARD_ZONE = 'discard'
/** The cubes on a river card: they lie in no zone of the rules, but they fly. */
export const RIVER_CUBES_ZONE = 'river-cubes'
/** Garbage lies in the dam pile; where one may know which cards that holds, it is shown by itself. */
export const GARBAGE_ZONE = 'garbage'

/** The kinds of river cards, as moves and texts name them. */
export const KINDS = ['birch', 'pine', 'acacia', 'maple', 'willow', 'beech', 'oak', 'disposal', 'garbage']
export const DISPOSAL = 7
export const GARBAGE = 8
/** What the dams of each stack cost. */
export const COSTS = [3, 5, 7, 9, 11]
