import type { CardColours } from '../../../art/palette'

/** From a cold, empty room (0) to one full of light (9). */
export const ROOM_COLOURS: readonly CardColours[] = [
  { tint: '#dfe3e6', main: '#76828d', deep: '#2e3a45' },
  { tint: '#d9e6ec', main: '#5d8aa3', deep: '#173e54' },
  { tint: '#d6ebe8', main: '#3f9590', deep: '#0a4645' },
  { tint: '#dcefdb', main: '#569c5c', deep: '#184a22' },
  { tint: '#ebf1cf', main: '#8da23a', deep: '#3c4a0b' },
  { tint: '#f8f0c3', main: '#c9a72c', deep: '#544205' },
  { tint: '#fde6bf', main: '#e59a35', deep: '#663a02' },
  { tint: '#fdd8c3', main: '#dd7140', deep: '#6e2a0b' },
  { tint: '#fbd2d0', main: '#c4474a', deep: '#67131b' },
  { tint: '#f1d6ec', main: '#9c4f9a', deep: '#4d1450' },
]

export const ACTION_COLOURS: CardColours = { tint: '#fdf0cf', main: '#2f8f96', deep: '#0b484d' }

export const NIGHT = { sky: '#2b3a60', hill: '#3f4c78', lodge: '#8a5a31', stick: '#a8703f', light: '#ffd987', star: '#fdf0cf' }
