/** Opens tables, and stores their tokens. */
import { settings } from '../device/settings.svelte'
import { forgetTable, storedTables, updateTable } from '../device/tables'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import type { GameFacts, NewTable, OptionFacts, SeatWish, Table } from '../net/protocol'
import { go } from '../ui/router.svelte'

/** Seats of a match that starts with one press. */
const QUICK_SEATS = 3
const QUICK_LEVEL = 'yearling'

export const seatCounts = (facts: GameFacts, mode: string | null): readonly number[] =>
  facts.modes.find((each) => each.mode === mode)?.seats ?? []

export const optionsOf = (facts: GameFacts, mode: string | null): readonly OptionFacts[] =>
  facts.options.filter((option) => option.modes.includes(mode))

export function playerRange(facts: GameFacts): { min: number; max: number } {
  const counts = facts.modes.flatMap((mode) => mode.seats)
  return { min: Math.min(...counts), max: Math.max(...counts) }
}

/** The count nearest to the one wished for. */
export const nearestCount = (counts: readonly number[], wish: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wish) < Math.abs(best - wish) ? count : best))

export const ownName = () => settings.name ?? t('name-default')

export const defaultOptions = (options: readonly OptionFacts[]) =>
  Object.fromEntries(options.map((option) => [option.name, option.default]))

export async function openTable(wish: NewTable): Promise<void> {
  const created = await api.open(wish)
  updateTable(created.id, {
    game: wish.game,
    tokens: [created.host, ...created.seats.map((seat) => seat.token)],
    dealAtOnce: wish.seats.every((seat) => seat.kind !== 'open'),
    commitment: created.table.commitment,
  })
  go(`/t/${created.id}`)
}

/** A guided first round. One that was begun before and not finished is given up for it. */
export async function startLesson(game: string): Promise<void> {
  const created = await api.openLesson(game, ownName())
  for (const [id, table] of storedTables()) if (table.lesson && table.game === game) forgetTable(id)
  updateTable(created.id, { game, tokens: [created.host, ...created.seats.map((seat) => seat.token)], lesson: { read: 0, free: false } })
  go(`/t/${created.id}`)
}

export async function playNow(facts: GameFacts): Promise<void> {
  const mode = facts.modes[0]!.mode
  const count = nearestCount(seatCounts(facts, mode), QUICK_SEATS)
  const levels = await api.levels()
  const level = levels.includes(QUICK_LEVEL) ? QUICK_LEVEL : levels.at(-1)!
  const bots = Array.from({ length: count - 1 }, (): SeatWish => ({ kind: 'bot', level }))
  // Who sits down to play is not kept waiting for three bots.
  const options = Object.fromEntries(optionsOf(facts, mode).filter(({ kind }) => kind === 'seat').map(({ name }) => [name, 0]))
  await openTable({ game: facts.name, mode, seats: [{ kind: 'person', name: ownName() }, ...bots], options } as NewTable)
}

/** After a lesson: a match against bots; the lesson's table is forgotten. */
export async function playForReal({ id, game }: Table): Promise<void> {
  const facts = (await api.games()).find((each) => each.name === game)!
  await playNow(facts)
  forgetTable(id)
}
