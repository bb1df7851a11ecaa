/** What is agreed before the deal, checked by what the game says of its options: as `beaverboard/games/setup.py`. */
import type { OptionCheck, OptionValue } from '../net/protocol.ts'
import type { Agreed, LoadedGame } from './game.ts'
import { refuse } from './refused.ts'

const bad = (detail: string): never => refuse('error-bad-setup', { detail })

/** Whether an option can have the value; an objection says what is wrong with numbers that are within bounds. */
export function checkOption(game: LoadedGame, name: string, value: unknown): OptionCheck {
  const { low, high, rule } = game.layout.limits[name]!
  const fallback = game.layout.options[name]!
  const numbers = Array.isArray(value) ? (value as unknown[]) : [value]
  const wanted = Array.isArray(fallback) ? fallback.length : 1
  if (typeof fallback === 'boolean') return { fine: typeof value === 'boolean', rule, objection: null }
  const fits = numbers.length === wanted && numbers.every((number) => Number.isInteger(number) && (number as number) >= low && (number as number) <= high)
  const objection = fits ? game.compiled.text.objections[name]!(numbers as number[]) : null
  const told = objection && { key: objection.key, arguments: Object.fromEntries(objection.arguments), numbers: objection.numbers }
  return { fine: fits && objection === null, rule, objection: told }
}

export function checkedSetup(game: LoadedGame, mode: string | null, seats: number, given: Record<string, OptionValue>): Agreed {
  const known = game.modeOf(mode ?? game.layout.modes[0]!.name) ?? bad(`mode ${mode}`)
  if (!known.seats.includes(seats)) bad(`${seats} seats`)
  const strange = Object.keys(given).find((name) => !(name in game.layout.options))
  if (strange !== undefined) bad(`option ${strange}`)
  const options: Record<string, OptionValue> = {}
  for (const [name, fallback] of Object.entries(game.layout.options)) {
    const value = given[name] ?? fallback
    const { modes, is_seat } = game.layout.limits[name]!
    const ignored = modes !== null && !modes.includes(known.name!)
    if (!checkOption(game, name, value).fine) bad(`option ${name}`)
    if (is_seat && (value as number) >= seats) bad(`option ${name}`)
    if (ignored && JSON.stringify(value) !== JSON.stringify(fallback)) bad(`option ${name}`)
    options[name] = value
  }
  return { game: game.name, mode: known.name, seats, options }
}
