/** What happened, in the order of telling. Draws, looks and a theft's loot are told in one line each. */
import type { Board, LogLine } from '../../board/board'
import type { TextArguments } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import { ROI_CHARACTERS } from './cards/cards'
import { cardOf } from './fromView'
import { cardArgument, listOf, say } from './words'

const PREFIX = 'roi-des-castors-event-'
const RIVAL = `${PREFIX}rival-`

/** Told elsewhere, or seen without words. */
const SILENT = ['cleared', 'river-filled', 'dealt']
const isSilent = ({ what, card, value }: GameEvent) =>
  SILENT.includes(what) ||
  (what === 'shown' && card === null) || // a hand that was shown to somebody else
  (what === 'powered' && ROI_CHARACTERS[value] === 'sentinelle') // the card that she stores is told
/** Several of these in a row are one line that lists the cards. */
const GATHERED = ['drawn', 'shown', 'stolen', 'discarded', 'revealed', 'moved']

const JOINED = ['drawn', 'drawn-hidden', 'discarded', 'laid-cards'].map((what) => `${PREFIX}${what}`)

const together = (a: GameEvent | undefined, b: GameEvent) =>
  a !== undefined && GATHERED.includes(b.what) && a.what === b.what && a.seat === b.seat && a.concealed === b.concealed

function groupsOf(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && together(last[0], event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** The card that the Marchand draws along is told with the power that brings it. */
function withMonopole(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = []
  let marchand: number | null = null
  for (const event of events) {
    if (event.what === 'monopole') marchand = event.seat
    else if (marchand !== null && event.what === 'drawn' && event.seat === marchand) {
      told.push({ ...event, what: 'monopole' })
      marchand = null
    } else told.push(event)
  }
  return told
}

/** What the Bûcheron of solo does, who has no seat. */
export const isRivals = ({ what, seat, source }: GameEvent) => seat === null && source !== null && ['laid', 'drawn', 'discarded'].includes(what)

export function lines(events: readonly GameEvent[], { who }: Parameters<Board['lines']>[1]): LogLine[] {
  const result: LogLine[] = []
  for (const group of groupsOf(withMonopole(events).filter((event) => !isSilent(event)))) {
    const event = group[0]!
    const { what, seat, value } = event
    const cards = group.flatMap(({ card }) => (card === null ? [] : [card]))
    const args: TextArguments = { ...who(seat), card: cardArgument(event.card, cardOf), count: group.length, cards: listOf(cards), value }
    if (what === 'aimed') args.target = who(value).name!
    if (what === 'shown') args.target = who(event.source?.seat ?? null).name!
    if (what === 'stolen') args.target = who(event.source?.seat ?? null).name!
    if (what === 'character') args.character = say(`name-${ROI_CHARACTERS[value]!}`)
    if (what === 'powered') args.power = ROI_CHARACTERS[value]!
    if (['completed', 'claimed', 'declined', 'went-over', 'broke-order', 'raised'].includes(what)) args.number = value + 1
    if (['reshuffled', 'bonus', 'scored', 'stalemate'].includes(what)) args.count = value
    if (isRivals(event)) result.push({ key: `${RIVAL}${what}`, args, seat: null })
    else if (what === 'drawn' && cards.length === 0) result.push({ key: `${PREFIX}drawn-hidden`, args, seat })
    else result.push({ key: `${PREFIX}${what}`, args, seat })
  }
  return result
}

/** The turn that is told on the board: what one seat did last, in solo what the Bûcheron did. */
export function storyOf(log: readonly LogLine[], solo: boolean): readonly LogLine[] {
  const ours = log.filter(({ key, undone }) => key.startsWith(PREFIX) && !undone)
  if (solo) {
    const last = ours.map(({ key }) => key.startsWith(RIVAL)).lastIndexOf(true)
    let first = last
    while (first > 0 && (ours[first - 1]!.key.startsWith(RIVAL) || ours[first - 1]!.key === `${PREFIX}reshuffled`)) first--
    return last < 0 ? [] : ours.slice(first, last + 1)
  }
  const moves = ours.filter(({ key, seat, mover }) => (seat !== null && mover !== undefined && key !== `${PREFIX}scored`) || key === `${PREFIX}starts`)
  const mover = moves.at(-1)?.mover
  const before = moves.map((line) => line.mover !== mover).lastIndexOf(true)
  return joined(moves.slice(before + 1))
}

/** The same move several times in a row is one sentence. */
function joined(moves: readonly LogLine[]): LogLine[] {
  const story: LogLine[] = []
  for (const line of moves) {
    const last = story.at(-1)
    const key = line.key === `${PREFIX}laid` ? `${PREFIX}laid-cards` : line.key
    if (last?.key !== key || last.seat !== line.seat || !JOINED.includes(key)) story.push({ ...line, key })
    else {
      const args = { ...last.args, count: Number(last.args.count) + Number(line.args.count), cards: `${String(last.args.cards)}, ${String(line.args.cards)}` }
      story[story.length - 1] = { ...last, args }
    }
  }
  return story
}
