/** The log in words: what happened, from the seat's own view, in the reader's language. */
import type { TextArguments } from '../i18n/text.svelte'
import type { Happening } from '../net/protocol'
import { eventsFor } from '../net/store.svelte'
import type { Board, LogLine } from './board'
import { levelName } from './names'

const SILENT = ['happened-moved', 'happened-contributed']

export function linesOf(
  happening: Happening,
  { board, seat, names }: { board: Board | null; seat: number | null; names: readonly string[] },
): LogLine[] {
  const who = (whose: number | null): TextArguments => ({
    name: whose === null ? '' : (names[whose] ?? ''),
    you: whose !== null && whose === seat ? 'yes' : 'no',
  })
  const { key, arguments: given } = happening
  const whose = typeof given.seat === 'number' ? given.seat : null
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
  if (board) lines.push(...board.lines(eventsFor(happening, seat), { who }))
  return lines
}
