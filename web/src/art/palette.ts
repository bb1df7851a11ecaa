/** Colours of drawn things. They are the same by day and by night: a beaver stays brown. */
export const FUR = { light: '#b27c4b', main: '#8d5a33', dark: '#6a3f22', muzzle: '#e3bd8c' }
export const FUR_DARK = { light: '#96633c', main: '#6f4527', dark: '#4f2f19', muzzle: '#d6a873' }
export const FUR_LIGHT = { light: '#d0a06a', main: '#b07a48', dark: '#855631', muzzle: '#f2d7ac' }
export type Fur = typeof FUR

export const NOSE = '#2d1b10'
export const TOOTH = '#fff6dd'
export const TAIL = '#4a3124'
export const TAIL_LINE = '#6d4c38'
export const PAPER = '#fffaf0'

export const WOOD = { light: '#d9ab75', main: '#a8703f', dark: '#7a4823', cut: '#efd0a0', ring: '#c2905a' }

export const SEAT_FURS: readonly Fur[] = [
  FUR,
  FUR_LIGHT,
  FUR_DARK,
  { light: '#a3a09c', main: '#7f7a75', dark: '#5b5651', muzzle: '#dcd6cd' },
  { light: '#cd7f55', main: '#a8572f', dark: '#7d3a1b', muzzle: '#f0c39a' },
  { light: '#70564a', main: '#4d382e', dark: '#33231b', muzzle: '#c9a286' },
]

/** The colours of a card of one kind. */
export interface CardColours {
  tint: string
  main: string
  deep: string
}

/** Each seat's avatar has a coat of its own; the name stands beside it. */
export const furOfSeat = (seat: number): Fur => SEAT_FURS[seat % SEAT_FURS.length]!
