import type { Pick } from '../../board/picks'
import type { Schemas } from '../../net/protocol'
import type { RoiCard } from './cards/cards'

export type RoiDesCastorsView = Schemas['RoiDesCastorsView']

export type Side = RoiDesCastorsView['sides'][number]
export type Dam = Side['dams'][number]

/** Equal cards lie together: they are one place to pick. */
export interface Stack {
  kind: number
  card: RoiCard
  count: number
}

/** Cards to choose from that lie nowhere else in the open. */
export interface Tray {
  title: string
  cards: readonly { place: Pick; card: RoiCard; count: number; label: string }[]
}
