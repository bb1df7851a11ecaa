/** Options of a game as the server describes them: which a mode has, and what stands on the cards. */
import type { GameFacts, OnCards, OptionFacts, OptionValue } from '../net/protocol'
import { t } from '../i18n/text.svelte'

/** In a row of numbers: as it stands on the card. */
export const AS_PRINTED = -1

export const optionsOf = (facts: GameFacts, mode: string | null): readonly OptionFacts[] =>
  facts.options.filter((option) => option.modes.includes(mode))

/** What stands on the cards, in a mode and with so many seats; else in the first one there is. */
export const printedOf = (option: OptionFacts, mode?: string | null, seats?: number): OnCards | null =>
  option.on_cards.find((each) => each.mode === mode && each.seats === seats) ?? option.on_cards[0] ?? null

/** Whether a value has the shape of the option and lies within its bounds. */
export function withinBounds(option: OptionFacts, value: unknown): value is OptionValue {
  const asPrinted = option.on_cards.length > 0
  const fits = (number: unknown) =>
    typeof number === 'number' &&
    Number.isInteger(number) &&
    ((number >= option.low && number <= option.high) || (asPrinted && number === AS_PRINTED))
  if (option.kind === 'switch') return typeof value === 'boolean'
  if (option.kind === 'numbers') return Array.isArray(value) && value.length === option.count && value.every(fits)
  return fits(value)
}

/** The numbers of a row as they are dealt. */
export const dealtNumbers = (values: readonly number[], printed: readonly number[]): number[] =>
  values.map((value, index) => (value === AS_PRINTED ? printed[index]! : value))

/** The same, with every number that stands on its card left to the card. */
export const ownNumbers = (values: readonly number[], printed: readonly number[]): number[] =>
  values.map((value, index) => (value === printed[index] ? AS_PRINTED : value))

export const isPrinted = (values: readonly number[]): boolean => values.every((value) => value === AS_PRINTED)

export function textOr(key: string, fallback: string, args?: Record<string, string | number>): string {
  const text = t(key, args)
  return text === key ? fallback : text
}

/** A game from outside may have no words of its own. */
export const gameName = (game: string, title = game): string => textOr(`game-${game}-name`, title)

export const modeName = (game: string, mode: string | null): string => (mode === null ? '' : textOr(`mode-${game}-${mode}`, mode))

/** What a number of an option stands for. */
export const choiceName = ({ name, choices }: Pick<OptionFacts, 'name' | 'choices'>, value: number): string =>
  choices[value] === undefined ? String(value) : textOr(`option-${name}-${choices[value]}`, choices[value])

export const optionName = (option: string): string => textOr(`option-${option}`, option)
