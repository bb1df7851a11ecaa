/** A table before it is opened: what was chosen, what can be chosen, and what the server is asked for. */
import type { LastChoice, Way } from '../device/choices'
import { t } from '../i18n/text.svelte'
import type { GameFacts, NewTable, OptionFacts, OptionValue, Person, SeatRequest } from '../net/protocol'
import { withoutServer } from '../net/reach.svelte'
import { dealtNumbers, isPrinted, optionsOf, printedOf, withinBounds } from './options'

const WAYS: readonly Way[] = ['alone', 'friends', 'device']
/** Friends elsewhere need a server. */
export const possibleWays = (): readonly Way[] => WAYS.filter((way) => way !== 'friends' || !withoutServer())
/** How many play, if nobody has said otherwise. */
const COUNTS: Record<Way, number> = { alone: 3, friends: 4, device: 2 }
const LEVEL = 'yearling'
const MOST_SEATS = 8

export const OPEN = 'open'
export const HERE = 'here'

/** The count nearest to the one wished for. */
export const nearestCount = (counts: readonly number[], wish: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wish) < Math.abs(best - wish) ? count : best))

export class Setup {
  way = $state<Way>('alone')
  mode = $state<string | null>(null)
  level = $state('')
  /** What differs from the rules. */
  options = $state<Record<string, OptionValue>>({})
  /** Rows of numbers that cannot be agreed on as they are. */
  wrong = $state<Record<string, boolean>>({})
  seconds = $state(0)
  listed = $state(false)
  hints = $state(true)
  chat = $state(true)
  friendlyUndo = $state(true)
  /** Of the seats after the first. */
  names = $state(Array<string>(MOST_SEATS - 1).fill(''))
  /** Who sits on them where that is not as the way says: `open`, `here`, or the level of a bot. */
  sitters = $state<Record<number, string>>({})
  #counts = $state<Partial<Record<Way, number>>>({})

  constructor(
    readonly facts: GameFacts,
    readonly levels: readonly string[],
    last: LastChoice | null,
    /** Whoever plays the game for the first time on this device. */
    readonly isNewcomer: boolean,
  ) {
    const modes = facts.modes.map(({ mode }) => mode)
    const first = (isNewcomer && facts.modes.find((each) => each.for_newcomers)?.mode) || modes[0]!
    this.mode = last && modes.includes(last.mode) ? last.mode : first
    this.level = last && levels.includes(last.level) ? last.level : levels.includes(LEVEL) ? LEVEL : (levels.at(-1) ?? LEVEL)
    if (!last) return
    this.#counts = { ...last.counts }
    this.options = Object.fromEntries(
      facts.options.filter(({ name }) => name in last.options).flatMap((option) => {
        const value = last.options[option.name]
        return withinBounds(option, value) ? [[option.name, value]] : []
      }),
    )
    this.names = this.names.map((_, index) => last.names[index] ?? '')
    this.seconds = last.seconds
    this.listed = last.listed
    this.hints = last.hints
    this.chat = last.chat
    this.friendlyUndo = last.friendlyUndo ?? true
    this.chooseWay(possibleWays().includes(last.way) ? last.way : 'alone')
    const known = [OPEN, HERE, ...levels]
    this.sitters = Object.fromEntries(Object.entries(last.sitters).filter(([, sitter]) => known.includes(sitter)))
  }

  /** The modes that can be played this way: nobody shares a game for one. */
  get modes() {
    return this.facts.modes.filter(({ seats }) => this.way === 'alone' || seats.some((count) => count > 1))
  }

  get counts(): readonly number[] {
    const seats = this.facts.modes.find((each) => each.mode === this.mode)?.seats ?? []
    return this.way === 'alone' ? seats : seats.filter((count) => count > 1)
  }

  get count(): number {
    return nearestCount(this.counts, this.#counts[this.way] ?? COUNTS[this.way])
  }

  /** The options that change anything in this mode. */
  get asked(): readonly OptionFacts[] {
    return optionsOf(this.facts, this.mode)
  }

  /** How many of them are not as the rules say. */
  get changed(): number {
    return this.asked.filter(({ name }) => name in this.options).length
  }

  /** The seats after the first. */
  get others(): readonly number[] {
    return Array.from({ length: this.count - 1 }, (_, index) => index + 1)
  }

  get hasOpenSeats(): boolean {
    return this.others.some((seat) => this.sitterOf(seat) === OPEN)
  }

  get hasBots(): boolean {
    return this.others.some((seat) => ![OPEN, HERE].includes(this.sitterOf(seat)))
  }

  chooseWay(way: Way): void {
    if (way !== this.way) this.sitters = {}
    this.way = way
    if (!this.modes.some(({ mode }) => mode === this.mode)) this.mode = this.modes[0]!.mode
  }

  chooseCount(count: number): void {
    this.#counts[this.way] = count
  }

  /** `undefined`: as the rules say. */
  setOption(name: string, value: OptionValue | undefined): void {
    const { [name]: _before, ...others } = this.options
    this.options = value === undefined ? others : { ...others, [name]: value }
  }

  sitterOf(seat: number): string {
    return this.sitters[seat] ?? { alone: this.level, friends: OPEN, device: HERE }[this.way]
  }

  nameOf(seat: number): string {
    return this.names[seat - 1]!.trim() || t('seat-number', { seat: seat + 1 })
  }

  /** An option as it is dealt. Whoever plays alone begins, and does not wait for the bots. */
  valueOf(option: OptionFacts): OptionValue {
    const value = $state.snapshot(this.options[option.name]) as OptionValue | undefined
    if (option.kind === 'seat') {
      const seat = (value ?? (this.way === 'alone' ? 0 : option.default)) as number
      return seat >= this.count ? option.default : seat
    }
    if (value === undefined) return option.default
    const printed = printedOf(option, this.mode, this.count)
    if (option.kind !== 'numbers' || !printed) return value
    const numbers = value as number[]
    return isPrinted(numbers) ? option.default : dealtNumbers(numbers, printed.numbers)
  }

  wish(person: Person): NewTable {
    return {
      game: this.facts.name,
      mode: this.mode,
      seats: [{ kind: 'person', ...person }, ...this.others.map((seat) => this.#wishOf(seat))],
      options: Object.fromEntries(this.asked.map((option) => [option.name, this.valueOf(option)])),
      listed: this.listed && this.hasOpenSeats,
      hints: this.hints,
      chat: this.chat,
      friendly_undo: this.friendlyUndo,
      seconds: this.seconds || null,
      stand_in: this.level,
    } as NewTable
  }

  #wishOf(seat: number): SeatRequest {
    const sitter = this.sitterOf(seat)
    if (sitter === OPEN) return { kind: 'open' }
    if (sitter === HERE) return { kind: 'person', name: this.nameOf(seat) }
    return { kind: 'bot', level: sitter }
  }

  remembered(): LastChoice {
    const { way, mode, level, seconds, listed, hints, chat, friendlyUndo } = this
    return $state.snapshot({
      ...{ way, mode, level, seconds, listed, hints, chat, friendlyUndo },
      counts: { ...this.#counts, [way]: this.count },
      options: this.options,
      names: this.names,
      sitters: this.sitters,
    }) as LastChoice
  }
}
