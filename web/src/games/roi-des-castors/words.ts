/** Cards, characters and dams in words. */
import { t, type TextArguments } from '../../i18n/text.svelte'
import { isLogCard, LOG_KINDS, ROI_CARDS, ROI_CHARACTERS, type RoiCard, type RoiCharacter } from './cards/cards'
import { countsLogs, isLog, stacksOf } from './fromView'
import type { Dam, RoiDesCastorsView as View } from './types'

export const say = (key: string, args?: TextArguments): string => t(`roi-des-castors-${key}`, args)

export const cardName = (card: RoiCard | null): string => (card === null ? t('card-hidden') : say(`name-${card}`))

/** As short as a caption below a small card has to be. */
export const shortName = (card: RoiCard): string => say(`short-${card}`)

export const characterName = (character: RoiCharacter): string => say(`name-${character}`)

const rowOf = (view: View, card: RoiCard) => view.cards[ROI_CARDS.indexOf(card) - LOG_KINDS]

/** Whether a card allows one more main action in this match. */
export const replays = (view: View, card: RoiCard): boolean => rowOf(view, card)?.replay ?? false

/** What a card does in this match. */
export function effectOf(view: View, card: RoiCard): string {
  if (isLogCard(card)) return say('card-log', { value: Number(card.slice(-1)) })
  const effect = say(`card-${card}`, { draws: rowOf(view, card)!.draws })
  return [effect, isShield(card) && !view.aimed && say('aims-nothing'), replays(view, card) && say('replay')].filter(Boolean).join(' ')
}

const isShield = (card: RoiCard) => card === 'permanente' || card === 'protection'

/** Where an effect is known from. */
export const originOf = (view: View, card: RoiCard): string => rowOf(view, card)?.effect ?? 'printed'

export const characterRow = (view: View, character: RoiCharacter) => view.characters[ROI_CHARACTERS.indexOf(character)]!

/** What a power can do in this match, and how often. */
export function powerOf(view: View, character: RoiCharacter): string {
  const { uses } = characterRow(view, character)
  if (uses === 'never') return say('not-agreed')
  const power = say(`power-${character}`, { keeps: keeps(view) })
  return uses === 'game' ? `${power} ${say('uses-game')}` : power
}

export function bonusOf(view: View, character: RoiCharacter): string {
  const { has_bonus, start } = characterRow(view, character)
  return has_bonus ? say(`bonus-${character}`, { card: start ?? 'none', lifts: view.lifts ?? 'none' }) : say('not-agreed')
}

/** How many of the Maître-Nageur's two cards are kept. */
export const keeps = (view: View): number => view.keeps ?? 0

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
