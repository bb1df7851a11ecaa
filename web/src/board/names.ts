import { t } from '../i18n/text.svelte'
import type { Seat } from '../net/protocol'

/** Bots have names, so that one can talk about them; the same in every language. */
const BOT_NAMES = ['Bo', 'Fenna', 'Castor', 'Mirka', 'Odette', 'Pim', 'Knut', 'Liv']

/** Who sits on a seat, as far as their names go. */
export type Sitting = Pick<Seat, 'kind' | 'name' | 'stand_in'>

/** What each seat is called on this page. */
export function namesOf(seats: readonly Sitting[]): string[] {
  const bots = botNames(seats)
  return seats.map((seat, index) => {
    if (seat.kind === 'person') return seat.name ?? t('seat-person')
    return seat.kind === 'bot' || seat.stand_in ? bots[index]! : t('seat-open')
  })
}

/** What a bot on each seat is called. No bot has the name of a person at the table. */
export function botNames(seats: readonly Sitting[]): string[] {
  const taken = seats.map((seat) => seat.name?.toLowerCase())
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()))
  return seats.map((_, index) => free[index % free.length]!)
}

/** A level of bots in words; one that has no words yet by its own name. */
export function levelName(level: string): string {
  const text = t(`level-${level}`)
  return text === `level-${level}` ? level : text
}
