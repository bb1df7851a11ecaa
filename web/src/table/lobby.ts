/** What the lobby says in words: who plays with whom, and what the host has changed. */
import type { LastChoice } from '../device/choices'
import { choiceName, isPrinted, modeName, optionName, optionsOf, ownNumbers, printedOf } from '../home/options'
import { currentLanguage, t } from '../i18n/text.svelte'
import type { Argument, GameFacts, OptionValue, Table } from '../net/protocol'

/** Those who win together with a seat. */
export function partnersOf(facts: GameFacts | undefined, table: Table, seat: number): number[] {
  const count = table.seats.length
  const sides = facts?.modes.find((each) => each.mode === table.mode)?.sides ?? count
  return Array.from({ length: count }, (_, other) => other).filter((other) => other !== seat && other % sides === seat % sides)
}

export const listed = (names: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(names)

/** The arguments of `happened-setup-changed`: each thing that is new, with what it is now. */
export function changesInWords(facts: GameFacts, names: readonly string[], args: Readonly<Record<string, Argument>>): string {
  const yesOrNo = (value: Argument) => t(value ? 'agreed-yes' : 'agreed-no')
  const words = Object.entries(args).map(([name, value]): [string, string] => {
    if (name === 'mode') return [t('setup-mode'), modeName(facts.name, value as string | null)]
    if (name === 'seats') return [t('lobby-seats'), t('home-count', { count: value as number })]
    if (name === 'seconds') return [t('setup-seconds'), value ? t('setup-seconds-each', { seconds: value as number }) : t('setup-no-clock')]
    if (name === 'hints') return [t('setup-hints'), yesOrNo(value)]
    if (name === 'friendly_undo') return [t('setup-friendly-undo'), yesOrNo(value)]
    const option = facts.options.find((each) => each.name === name)
    const kind = option?.kind
    if (kind === 'switch') return [optionName(name), yesOrNo(value)]
    if (kind === 'seat') return [optionName(name), (value as number) < 0 ? t(`option-${name}-lot`) : (names[value as number] ?? '')]
    if (kind === 'numbers') return [optionName(name), String(value).includes('-') ? t('box-printed') : t('box-own')]
    return [optionName(name), option ? choiceName(option, value as number) : String(value)]
  })
  return words.map(([option, value]) => t('option-is', { option, value })).join(' · ')
}

/** What a table has agreed on, as the sheet chooses it. */
export function choiceOf(facts: GameFacts, table: Table): LastChoice {
  const options: Record<string, OptionValue> = {}
  for (const option of optionsOf(facts, table.mode)) {
    const value = table.options[option.name]!
    const printed = option.kind === 'numbers' && printedOf(option, table.mode, table.seats.length)
    if (printed) {
      const own = ownNumbers(value as number[], printed.numbers)
      if (!isPrinted(own)) options[option.name] = own
    } else if (value !== option.default) options[option.name] = value
  }
  return {
    ...{ way: 'friends', mode: table.mode, level: table.stand_in, options, names: [], sitters: {} },
    ...{ counts: { friends: table.seats.length }, seconds: table.seconds ?? 0 },
    ...{ listed: table.listed, hints: table.hints, chat: table.chat, friendlyUndo: table.friendly_undo },
  }
}
