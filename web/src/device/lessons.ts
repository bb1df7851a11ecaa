/** The games whose lesson was finished on this device. */
import { readStored, store } from './storage'

const KEY = 'beaverboard.lessons'

export const finishedLessons = (): readonly string[] => readStored<string[]>(KEY, [])

export function noteFinished(game: string): void {
  const before = finishedLessons()
  if (!before.includes(game)) store(KEY, [...before, game])
}
