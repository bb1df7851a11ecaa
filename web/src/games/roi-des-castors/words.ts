/** Cards, characters and dams in words. */
import { t, type TextArguments } from '../../i18n/text.svelte'
import { isLogCard, type RoiCard, type RoiCharacter } from './cards/cards'
import { countsLogs, isLog, stacksOf } from './fromView'
import type { Dam, RoiDesCastorsView as View } from './types'

export const say = (key: string, args?: TextArguments): string => t(`roi-des-castors-${key}`, args)

export const cardName = (card: RoiCard | null): string => (card === null ? t('card-hidden') : say(`name-${card}`))

/** As short as a caption below a small card has to be. */
export const shortName = (card: RoiCard): string => say(`short-${card}`)

export const characterName = (character: RoiCharacter): string => say(`name-${character}`)

export const effectOf = (card: RoiCard): string => (isLogCard(card) ? say('card-log', { value: Number(card.slice(-1)) }) : say(`card-${card}`))

/** Several cards, equal ones counted. */
export const listOf = (kinds: readonly number[]): string =>
  stacksOf(kinds)
    .map(({ card, count }) => (count > 1 ? say('cards-of', { count, card: cardName(card) }) : cardName(card)))
    .join(', ')

/** The name of a card as a sentence takes it: a log by its value, others by their key, `hidden` if it is not seen. */
export const cardArgument = (kind: number | null, card: (kind: number) => RoiCard): string | number =>
  kind === null ? 'hidden' : isLog(kind) ? kind + 1 : card(kind)

export function damName(view: View, dam: Dam, index: number): string {
  const logs = dam.logs.map(({ counts }) => counts).join(', ')
  const parts = [say('dam', { number: index + 1, logs })]
  parts.push(countsLogs(view) ? say('dam-logs', { count: dam.logs.length }) : say('dam-sum', { total: dam.total }))
  if (dam.fate !== 'growing') parts.push(say(`dam-${dam.fate}`))
  if (dam.needs !== null) parts.push(say(view.mode === 'discovery' ? 'dam-needs-logs' : 'dam-needs', { count: dam.needs }))
  if (view.mode === 'expert') parts.push(say('points', { count: dam.points }))
  if (dam.next_bonus) parts.push(say('dam-bonus', { logs: dam.next_bonus.logs, bonus: dam.next_bonus.draws }))
  return parts.join('; ')
}
