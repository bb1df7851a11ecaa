import type { CardColours } from '../../../art/palette'

/** One hue for each kind of river card: seven trees, disposal, garbage. */
export const KIND_COLOURS: readonly CardColours[] = [
  { tint: '#f4f2d2', main: '#c3b33c', deep: '#585006' },
  { tint: '#d5eae0', main: '#2f7d62', deep: '#0d4030' },
  { tint: '#e6f2d0', main: '#84ab45', deep: '#38530d' },
  { tint: '#fde0cf', main: '#d95f38', deep: '#712408' },
  { tint: '#e3eae0', main: '#7a9a86', deep: '#2f4a3a' },
  { tint: '#f6dcd8', main: '#a8504a', deep: '#5c1a18' },
  { tint: '#f8e7c4', main: '#c1873a', deep: '#5f3a06' },
  { tint: '#d8e9f4', main: '#3f84b0', deep: '#0f4060' },
  { tint: '#e4e0da', main: '#75695c', deep: '#322920' },
]

export const DAM_COLOURS: CardColours = { tint: '#d9eef0', main: '#3f97a6', deep: '#0d4852' }
