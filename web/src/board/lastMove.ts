import type { GameEvent, TableEvent } from '../net/protocol'
import { eventsFor } from '../net/store.svelte'
import type { Board } from './board'
import { samePick, type Pick } from './picks'

const places = (event: GameEvent): Pick[] => [event.source, event.target].filter((spot) => spot !== null)

/** Where the last seat that moved has left its marks, since its turn began. */
export function lastMoveOf(log: readonly TableEvent[], seat: number | null, board: Board | null = null, view?: unknown): Pick[] {
  const marks: Pick[] = []
  let mover: unknown
  for (const tableEvent of log.slice().reverse()) {
    if (tableEvent.key === 'happened-undone' || tableEvent.key === 'happened-started') break
    if (tableEvent.key !== 'happened-moved') continue
    mover ??= tableEvent.arguments.seat
    if (tableEvent.arguments.seat !== mover) break
    const events = eventsFor(tableEvent, seat)
    if (marks.length > 0 && board?.endsTurn?.(events)) break
    if (events.some((event) => event.what === 'dealt')) break // the cards of that move are gone
    const located = view ? (board?.locate?.(events, view) ?? events) : events
    for (const place of located.flatMap((event) => board?.marks?.(event) ?? places(event))) if (!marks.some((mark) => samePick(mark, place))) marks.push(place)
  }
  return marks
}
