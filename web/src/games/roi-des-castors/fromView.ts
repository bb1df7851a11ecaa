/** What the pieces of the board want to know, read from a view. */
import type { SeatFacts } from '../../board/board'
import type { Pick } from '../../board/picks'
import { LOG_KINDS, ROI_CARDS, type RoiCard } from './cards/cards'
import type { Dam, RoiDesCastorsView as View, Side, Stack } from './types'

export const cardOf = (kind: number): RoiCard => ROI_CARDS[kind]!

export const isLog = (kind: number): boolean => kind < LOG_KINDS

export const place = (zone: string, seat: number, index: number): Pick => ({ zone, seat, index })

export function stacksOf(kinds: readonly number[]): Stack[] {
  const counts = new Map<number, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, card: cardOf(kind), count }))
}

/** The side that sits below: the reader's, or the first. */
export const ownSide = (view: View): number => view.side ?? 0

/** The others in the order of play, beginning with the one after oneself. */
export function otherSides(view: View): number[] {
  const own = ownSide(view)
  const sides = view.sides.map((_, side) => side)
  return [...sides.slice(own + 1), ...sides.slice(0, own)]
}

export const sideToAct = (view: View, turn: number | null): number | null =>
  turn === null ? null : view.sides.findIndex((side) => side.seats.includes(turn))

/** The Bûcheron of solo, who has no seat. */
export const isRival = (view: View, side: number): boolean => view.sides[side]!.seats.length === 0

/** The names of those who share a side. The Bûcheron of solo, who has no seat, is called by his own. */
export const namesOfSide = (side: Side, seats: readonly SeatFacts[]): string =>
  side.seats.map((seat) => seats[seat]!.name).join(' & ') || 'Bûcheron'

/** What a dam is measured by: its sum, in discovery and team its number of logs. */
export const measureOf = (view: View, dam: Dam): number => (countsLogs(view) ? dam.logs.length : dam.total)

export const countsLogs = ({ mode }: View): boolean => mode === 'discovery' || mode === 'team'
