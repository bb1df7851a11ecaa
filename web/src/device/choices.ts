/** How each game was set up last on this device. */
import type { OptionValue } from '../net/protocol'
import { Collection } from './collection'

/** Against bots; with people at their own devices; with people who hand this one around. */
export type Way = 'alone' | 'friends' | 'device'

export interface LastChoice {
  way: Way
  mode: string | null
  /** How many played that way. */
  counts: Partial<Record<Way, number>>
  /** Of the bots. */
  level: string
  /** What differed from the rules. */
  options: Record<string, OptionValue>
  /** Of the others at this device. */
  names: string[]
  /** Who sat where, if not as the way says. */
  sitters: Record<number, string>
  seconds: number
  listed: boolean
  hints: boolean
  chat: boolean
  /** Older choices do not say. */
  friendlyUndo?: boolean
}

const choices = new Collection<LastChoice>('beaverboard.choices', 40)

export const lastChoice = (game: string): LastChoice | null => choices.get(game)

export const noteChoice = (game: string, choice: LastChoice): boolean => choices.put(game, choice)
