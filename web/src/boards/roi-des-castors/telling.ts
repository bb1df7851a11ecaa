/** What happened, in the order of telling. Draws, looks and a theft's loot are told in one line each. */
import { ROI_CHARACTERS } from '../../art/cards/roiDesCastors'
import type { GameEvent } from '../../lib/protocol'
import type { TextArguments } from '../../lib/text.svelte'
import type { Board, LogLine } from '../board'
import { cardOf } from './fromView'
import { cardArgument, cardName, say } from './words'

const PREFIX = 'roi-des-castors-event-'
const RIVAL = `${PREFIX}rival-`

/** Told elsewhere, or seen without words. */
const SILENT = ['cleared', 'river-filled', 'dealt']
/** Several of these in a row are one line that lists the cards. */
const GATHERED = ['drawn', 'shown', 'stolen', 'discarded', 'revealed', 'moved']

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

/** What the Bûcheron of solo does, who has no seat. */
export const isRivals = ({ what, seat, source }: GameEvent) => seat === null && source !== null && ['laid', 'drawn', 'discarded'].includes(what)

export function lines(events: readonly GameEvent[], { who }: Parameters<Board['lines']>[1]): LogLine[] {
  const told: LogLine[] = []
  for (const group of groupsOf(events.filter(({ what }) => !SILENT.includes(what)))) {
    const event = group[0]!
    const { what, seat, value } = event
    const cards = group.flatMap(({ card }) => (card === null ? [] : [cardName(cardOf(card))]))
    const args: TextArguments = { ...who(seat), card: cardArgument(event.card, cardOf), count: group.length, cards: cards.join(', '), value }
    if (what === 'aimed') args.target = who(value).name!
    if (what === 'shown') args.target = who(event.source?.seat ?? null).name!
    if (what === 'stolen') args.target = who(event.source?.seat ?? null).name!
    if (what === 'character') args.character = say(`name-${ROI_CHARACTERS[value]!}`)
    if (what === 'powered') args.power = ROI_CHARACTERS[value]!
    if (['completed', 'claimed', 'declined', 'went-over', 'broke-order', 'raised'].includes(what)) args.number = value + 1
    if (['reshuffled', 'bonus', 'scored', 'stalemate', 'monopole'].includes(what)) args.count = value
    if (isRivals(event)) told.push({ key: `${RIVAL}${what}`, args, seat: null })
    else if (what === 'drawn' && cards.length === 0) told.push({ key: `${PREFIX}drawn-hidden`, args, seat })
    else told.push({ key: `${PREFIX}${what}`, args, seat })
  }
  return told
}

/** The turn that is told on the board: what one seat did last, in solo what the Bûcheron did. */
export function storyOf(told: readonly LogLine[], solo: boolean): readonly LogLine[] {
  const ours = told.filter(({ key }) => key.startsWith(PREFIX))
  if (solo) {
    const last = ours.map(({ key }) => key.startsWith(RIVAL)).lastIndexOf(true)
    let first = last
    while (first > 0 && (ours[first - 1]!.key.startsWith(RIVAL) || ours[first - 1]!.key === `${PREFIX}reshuffled`)) first--
    return last < 0 ? [] : ours.slice(first, last + 1)
  }
  const deeds = ours.filter(({ seat }) => seat !== null)
  const seat = deeds.at(-1)?.seat
  const before = deeds.map((line) => line.seat !== seat).lastIndexOf(true)
  return deeds.slice(before + 1)
}
