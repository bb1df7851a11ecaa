/** The cards and characters of Le Roi des Castors, in the order of the server's numbers. */
import type { CardColours } from '../../../art/palette'

export const ROI_CARDS = [
  'log-1',
  'log-2',
  'log-3',
  'recolte',
  'troc',
  'permanente',
  'chapardage',
  'espion',
  'pioche',
  'protection',
  'recyclage',
] as const
export type RoiCard = (typeof ROI_CARDS)[number]

export const ROI_CHARACTERS = ['bucheron', 'architecte', 'marchand', 'sage', 'sentinelle', 'nageur'] as const
export type RoiCharacter = (typeof ROI_CHARACTERS)[number]

/** How many logs are kinds: those of value 1, 2 and 3 come first. */
export const LOG_KINDS = 3

export const isLogCard = (card: RoiCard): boolean => card.startsWith('log-')

/** The cards after which one more main action is allowed. */
const REPLAYS: readonly RoiCard[] = ['recolte', 'troc', 'permanente', 'espion', 'pioche', 'protection', 'recyclage']
export const carriesReplay = (card: RoiCard): boolean => REPLAYS.includes(card)

export const ROI_COLOURS: Record<RoiCard, CardColours> = {
  'log-1': { tint: '#f7ecd2', main: '#9fc6a1', deep: '#4a2c12' },
  'log-2': { tint: '#f6e2bd', main: '#6fae9f', deep: '#4a2c12' },
  'log-3': { tint: '#f2d3a2', main: '#3f8f8f', deep: '#4a2c12' },
  recolte: { tint: '#eef3cf', main: '#86a83a', deep: '#37520b' },
  troc: { tint: '#feefc4', main: '#e3a92c', deep: '#5c4100' },
  permanente: { tint: '#e0e6ee', main: '#7488a3', deep: '#26364c' },
  chapardage: { tint: '#fbdcd2', main: '#c9553d', deep: '#6d1f10' },
  espion: { tint: '#e6def3', main: '#7f60ad', deep: '#3a1d63' },
  pioche: { tint: '#dff0e2', main: '#57a06f', deep: '#154e2c' },
  protection: { tint: '#dbeaf5', main: '#4f93bd', deep: '#10466a' },
  recyclage: { tint: '#d8f0ec', main: '#2f9d97', deep: '#07494a' },
}
