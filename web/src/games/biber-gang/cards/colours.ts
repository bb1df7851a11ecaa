import type { CardColours } from '../../../art/palette'

/** One hue per value, from cool water (0, welcome) to dark bark (12, unwelcome). */
export const NUMBER_COLOURS: readonly CardColours[] = [
  { tint: '#ddf0f8', main: '#56a8cf', deep: '#0f4c68' },
  { tint: '#d3efec', main: '#2f9d97', deep: '#07494a' },
  { tint: '#daf2df', main: '#4caa6c', deep: '#114d2b' },
  { tint: '#e8f3cf', main: '#86b03a', deep: '#37520b' },
  { tint: '#f5f2c4', main: '#c4b42c', deep: '#504604' },
  { tint: '#feefbd', main: '#f0b92a', deep: '#5c4100' },
  { tint: '#fee2c0', main: '#ec8f33', deep: '#6a3300' },
  { tint: '#fdd9c9', main: '#e0663d', deep: '#722208' },
  { tint: '#fbd5d2', main: '#c93b3b', deep: '#6d0f14' },
  { tint: '#fad5e4', main: '#cb4685', deep: '#6a0f3f' },
  { tint: '#ebdaf4', main: '#8f56b5', deep: '#431768' },
  { tint: '#dcdff7', main: '#5560bb', deep: '#1f2874' },
  { tint: '#e2dcd5', main: '#655a50', deep: '#2b231c' },
]

export const BEAVER_COLOURS: CardColours = { tint: '#fdf0cf', main: '#2f8f96', deep: '#0b484d' }
