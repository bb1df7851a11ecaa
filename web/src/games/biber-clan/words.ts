import { t } from '../../i18n/text.svelte'
import { SPACE_NAMES, type BiberClanCard, type SpaceView } from './types'

/** A card in words, for those who listen to the table. */
export const cardName = (card: BiberClanCard): string => (card === null ? t('card-hidden') : t('biber-clan-card', { card }))

/** What lies in a space, and all that is to be known about it. */
export function spaceName(space: SpaceView, index: number): string {
  return t('pile-named', { pile: t('biber-clan-space', { space: SPACE_NAMES[index]! }), card: spaceWords(space).join(', ') })
}

export function spaceWords(space: SpaceView): string[] {
  if (!space.filled) return [t('biber-clan-empty')]
  const known = typeof space.card === 'number' ? t(space.remembered ? 'biber-clan-remembered' : 'card-under', { value: space.card, card: space.card }) : t('card-hidden')
  const face = space.up ? cardName(space.card) : known
  const words = [face]
  if (space.protection) words.push(t(`biber-clan-${space.protection}`))
  if (space.peeked) words.push(t('biber-clan-peeked'))
  if (space.seenBy.length > 0) words.push(t('biber-clan-known-by', { names: space.seenBy.join(', ') }))
  return words
}
