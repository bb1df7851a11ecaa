/** What people look like at every table: something to wear, and the colour of their fur. */
import type { Schemas } from '../net/protocol'
import { FUR, FUR_DARK, FUR_LIGHT, SEAT_FURS, type Fur } from './palette'

export type Wear = NonNullable<Schemas['Seat']['beaver']>
export type Colour = NonNullable<Schemas['Seat']['colour']>

/** Null: as the seat has it. */
export interface Look {
  beaver?: Wear | null
  colour?: Colour | null
}

export const WEARS: readonly Wear[] = ['bare', 'hat', 'scarf', 'glasses', 'flower', 'crown']

export const FURS: Record<Colour, Fur> = {
  brown: FUR,
  sand: FUR_LIGHT,
  dark: FUR_DARK,
  grey: SEAT_FURS[3]!,
  red: SEAT_FURS[4]!,
  black: SEAT_FURS[5]!,
  blue: { light: '#85a5c9', main: '#5b80a8', dark: '#3d5b7c', muzzle: '#dce6f0' },
  green: { light: '#93b380', main: '#6b8f59', dark: '#4b693c', muzzle: '#e3ecd4' },
}

export const COLOURS = Object.keys(FURS) as Colour[]
