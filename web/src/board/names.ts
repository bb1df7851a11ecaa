import { t } from '../i18n/text.svelte'
import type { Seat } from '../net/protocol'

/** Bots have names, so that one can talk about them; the same in every language. */
const BOT_NAMES = ['Bo', 'Fenna', 'Castor', 'Mirka', 'Odette', 'Pim', 'Knut', 'Liv']

/** What each seat is called on this page. No bot has the name of a person at the table. */
export function namesOf(seats: readonly Seat[]): string[] {
  const taken = seats.map((seat) => seat.name?.toLowerCase())
  const free = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()))
  return seats.map((seat, index) => {
    if (seat.kind === 'person') return seat.name ?? t('seat-person')
    return seat.kind === 'bot' || seat.stand_in ? free[index % free.length]! : t('seat-open')
  })
}

/** A level of bots in words; one that has no words yet by its own name. */
export function levelName(level: string): string {
  const text = t(`level-${level}`)
  return text === `level-${level}` ? level : text
}
