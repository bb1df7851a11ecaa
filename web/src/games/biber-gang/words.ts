import { t } from '../../i18n/text.svelte'
import type { BiberGangCard } from './types'

/** A card in words, for those who listen to the table. */
export function cardName(card: BiberGangCard, takenValue: number | null = null): string {
  if (card === null) return t('card-hidden')
  if (card !== 'beaver') return t('card-number', { value: card })
  return takenValue === null ? t('card-beaver') : t('card-beaver-as', { value: takenValue })
}
