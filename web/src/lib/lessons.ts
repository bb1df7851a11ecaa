/** Which games were learned on this device, and what comes after a lesson. */
import { api } from './api'
import { forgetTable } from './kept'
import { playNow } from './opening'
import type { Table } from './protocol'
import { readStored, store } from './storage'

const KEY = 'beaverboard.lessons'

export const finishedLessons = (): readonly string[] => readStored<string[]>(KEY, [])

export function noteFinished(game: string): void {
  const before = finishedLessons()
  if (!before.includes(game)) store(KEY, [...before, game])
}

export async function playForReal({ id, game }: Table): Promise<void> {
  const facts = (await api.games()).find((each) => each.name === game)!
  await playNow(facts)
  forgetTable(id)
}
