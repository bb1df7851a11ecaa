import type { RoiCard } from '../../art/cards/roiDesCastors'
import type { Pick } from '../../lib/picks'
import type { RoiDesCastorsView } from '../../lib/protocol'

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
