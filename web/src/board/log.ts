/** The log in words: what happened, from the seat's own view, in the reader's language. */
import type { TextArguments } from '../i18n/text.svelte'
import type { TableEvent } from '../net/protocol'
import { eventsFor } from '../net/store.svelte'
import type { Board, LogLine } from './board'
import { levelName } from './names'

const SILENT = ['happened-moved', 'happened-contributed']

export function linesOf(
  tableEvent: TableEvent,
  { board, seat, names, bots }: { board: Board | null; seat: number | null; names: readonly string[]; bots: readonly string[] },
): LogLine[] {
  const { key, arguments: given } = tableEvent
  const whose = typeof given.seat === 'number' ? given.seat : null
  /** Who made a move then: by now somebody else may sit there. */
  const mover = key !== 'happened-moved' || whose === null ? null : typeof given.name === 'string' ? given.name : given.bot ? bots[whose] : null
  const who = (of: number | null): TextArguments => ({
    name: of === null ? '' : of === whose && mover ? mover : (names[of] ?? ''),
    you: of !== null && of === seat && !(of === whose && mover && mover !== names[of]) ? 'yes' : 'no',
  })
  const lines: LogLine[] = []
  if (!SILENT.includes(key)) {
    const args: TextArguments = { ...who(whose) }
    if (typeof given.name === 'string') {
      // Somebody else may have sat here before.
      if (whose !== null && given.name !== names[whose]) args.you = 'no'
      args.name = given.name
    }
    args.level = typeof given.level === 'string' ? levelName(given.level) : ''
    lines.push({ key, args, seat: whose })
  }
  if (board) lines.push(...board.lines(eventsFor(tableEvent, seat), { who }))
  return key === 'happened-moved' && whose !== null ? lines.map((line) => ({ ...line, mover: whose })) : lines
}

/** All lines of the log; those of moves that were taken back say so. */
export function entriesOf(tableEvents: readonly TableEvent[], linesOf: (tableEvent: TableEvent) => readonly LogLine[]): LogLine[] {
  const entries: LogLine[] = []
  const moves: LogLine[][] = []
  for (const tableEvent of tableEvents) {
    const lines = linesOf(tableEvent).map((line) => ({ ...line }))
    if (tableEvent.key === 'happened-moved') moves.push(lines)
    if (tableEvent.key === 'happened-undone') for (const line of moves.pop() ?? []) line.undone = true
    entries.push(...lines)
  }
  return entries
}
