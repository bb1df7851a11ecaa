/** Who had the seats of a finished match, move by move: people leave, bots stand in for them, others sit down. */
import { botNames, namesOf, type Sitting } from '../board/names'
import { t } from '../i18n/text.svelte'
import type { Schemas } from '../net/protocol'

export type Sitter = Schemas['Sitter']

export interface Names {
  names: readonly string[]
  /** What a bot on each seat is called. */
  bots: readonly string[]
  /** Whether a bot moved for the seat. */
  isBot: readonly boolean[]
}

/** Who had the seats when the move was made that led to a position. A file does not tell: seats have numbers then. */
export function namesAt(sitters: readonly Sitter[] | null, seats: number, ply: number): Names {
  const numbers = Array.from({ length: seats }, (_, seat) => t('seat-number', { seat: seat + 1 }))
  if (!sitters) return { names: numbers, bots: numbers, isBot: numbers.map(() => false) }
  const sitting: Sitting[] = numbers.map(() => ({ kind: 'bot', name: null, stand_in: null }))
  for (const sitter of sitters) if (sitter.ply < Math.max(1, ply)) sitting[sitter.seat] = sitter
  return { names: namesOf(sitting), bots: botNames(sitting), isBot: sitting.map(({ kind, stand_in }) => kind !== 'person' || stand_in !== null) }
}

/** All who had a seat, one after the other. */
export function everyone(sitters: readonly Sitter[] | null, seats: number): string[] {
  const plies = [...new Set(sitters?.map(({ ply }) => ply) ?? [0])]
  const names = plies.map((ply) => namesAt(sitters, seats, ply + 1).names)
  return Array.from({ length: seats }, (_, seat) => [...new Set(names.map((each) => each[seat]!))].join(' / '))
}
