/** Opens tables, and stores their tokens. */
import { lastChoice } from '../device/choices'
import { playedMatches } from '../device/matches'
import { settings } from '../device/settings.svelte'
import { forgetTable, storedTables, updateTable } from '../device/tables'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import { Setup } from '../home/setup.svelte'
import type { GameFacts, NewTable, Person, Table } from '../net/protocol'
import { go } from '../ui/router.svelte'
import { toast } from '../ui/toasts.svelte'

export function playerRange(facts: GameFacts): { min: number; max: number } {
  const counts = facts.modes.flatMap((mode) => mode.seats)
  return { min: Math.min(...counts), max: Math.max(...counts) }
}

/** The person at this device, as the others see them at every table. */
export const you = (): Person => ({ name: settings.name ?? t('name-default'), beaver: settings.beaver ?? null, colour: settings.colour ?? null })

/** Whoever has neither set up nor played the game on this device. */
export const isNewcomer = (game: string): boolean => !lastChoice(game) && !playedMatches().some((match) => match.game === game)

/** The page of a table and the board of a game. */
export const fetchTable = (game: string): Promise<unknown> =>
  Promise.all([import('./TablePage.svelte'), import('../games').then(({ fetchBoard }) => fetchBoard(game))]).catch(() => undefined)

export async function openTable(request: NewTable): Promise<void> {
  void fetchTable(request.game)
  const created = await api.open(request)
  updateTable(created.id, {
    game: request.game,
    tokens: [created.host, ...created.seats.map((seat) => seat.token)],
    dealAtOnce: request.seats.every((seat) => seat.kind !== 'open'),
    commitment: created.table.commitment,
  })
  go(`/t/${created.id}`)
}

/** A guided first round; with a mode, what is different there. One that was begun before and not finished is given up. */
export async function startLesson(game: string, mode: string | null = null): Promise<void> {
  void fetchTable(game)
  const created = await api.openLesson(game, you(), mode)
  for (const [id, table] of storedTables()) if (table.lesson && table.game === game) forgetTable(id)
  updateTable(created.id, { game, tokens: [created.host, ...created.seats.map((seat) => seat.token)], lesson: { read: 0, free: false } })
  go(`/t/${created.id}`)
}

/** At once, as last time; who sat with friends plays the same against bots. With a mode: that one, against bots. */
export async function playNow(facts: GameFacts, mode?: string | null): Promise<void> {
  const last = lastChoice(facts.name)
  const setup = new Setup(facts, await api.levels(), last, isNewcomer(facts.name))
  if (setup.way === 'friends' || mode !== undefined) setup.chooseWay('alone')
  if (mode !== undefined) setup.mode = mode
  await openTable(setup.wish(you()))
  const forNewcomers = facts.modes.some((each) => each.mode === setup.mode && each.for_newcomers)
  if (setup.isNewcomer && forNewcomers) toast(t(`mode-${facts.name}-${setup.mode}-newcomer`))
}

/** After a lesson: a match against bots in its mode; the lesson's table is forgotten. Whoever has only learned the game
 *  itself begins with what is for newcomers. */
export async function playForReal({ id, game, mode }: Table): Promise<void> {
  const facts = (await api.games()).find((each) => each.name === game)!
  const isWholeGame = facts.modes.find((each) => each.lesson)?.mode === mode
  await playNow(facts, isWholeGame && isNewcomer(game) ? undefined : mode)
  forgetTable(id)
}
