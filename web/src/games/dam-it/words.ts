import { signed } from '../../i18n/signed'
import { t } from '../../i18n/text.svelte'
import { GARBAGE, KINDS, PILE_ZONE, type KindCount, type PlayerView, type RiverPlace } from './types'

export const kindName = (kind: number): string => t('dam-it-kind', { kind: KINDS[kind]! })

/** A river card in words: what it is, what it costs and what it brings. */
export function riverName({ place, position, kind, value, price, cubes }: RiverPlace): string {
  const where = place.zone === PILE_ZONE ? t('pile-draw') : t('dam-it-position', { position })
  const words = [kindName(kind)]
  if (value !== null) words.push(t('dam-it-worth', { value }))
  words.push(t('dam-it-price', { count: price }))
  if (cubes > 0) words.push(t('dam-it-brings', { count: cubes }))
  return t('pile-named', { pile: where, card: words.join(', ') })
}

export const heldName = ({ kind, value, count }: KindCount): string =>
  kind === GARBAGE ? `${kindName(kind)}, ${t('pile-cards', { count })}` : t('dam-it-held', { kind: kindName(kind), value: t('dam-it-worth', { value: value ?? 0 }), count })

/** All that is known of a player, for those who listen. */
export function playerWords({ cubes, handCount, pileCount, cards }: PlayerView): string {
  const words = [t('dam-it-cubes', { count: cubes }), t('dam-it-cards', { count: handCount })]
  if (!cards) return [...words, t('dam-it-dam-pile', { count: pileCount })].join(', ')
  words.push(t('dam-it-dams-worth', { count: cards.dams.length, points: cards.damPoints }))
  words.push(t('dam-it-garbage-worth', { count: cards.garbage, points: signed(cards.garbagePoints) }))
  return words.join(', ')
}
