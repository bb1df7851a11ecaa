/** Events name places of the rules; here they get the places of the board. */
import type { Pick } from '../../board/picks'
import type { GameEvent } from '../../net/protocol'
import { isRival, place } from './fromView'
import { isRivals } from './lines'
import type { RoiDesCastorsView as View } from './types'

function placeOnBoard(spot: Pick | null, { card }: GameEvent, view: View): Pick | null {
  if (spot === null || card === null) return spot && spot.zone === 'hand' ? place('hand', spot.seat, 0) : spot
  switch (spot.zone) {
    case 'hand':
      // A hidden hand is one place; in one that is seen, every kind of card has its own.
      return place('hand', spot.seat, view.sides[spot.seat]!.hand ? card : 0)
    case 'aside':
      return view.aside.includes(card) ? place('aside', 0, card) : place('discard', 0, 0)
    case 'discard':
      return place('discard', 0, 0)
    default:
      return spot
  }
}

/** Of the logs that the Bûcheron lays in one turn only the last lies in `dam`; the others have places in his lane. */
function inLane(event: GameEvent, later: readonly GameEvent[], view: View): Pick | null {
  const { target, card } = event
  const isLast = !later.some((each) => each.what === 'laid' && isRivals(each))
  if (event.what !== 'laid' || !isRivals(event) || !target || card === null || isLast) return null
  const logs = view.sides[target.seat]!.dams[0]?.logs.slice(0, -1) ?? []
  return isRival(view, target.seat) ? place('lane', target.seat, logs.map(({ printed }) => printed).lastIndexOf(card + 1)) : null
}

export const locate = (events: readonly GameEvent[], view: View): readonly GameEvent[] =>
  events.map((event, index) => ({
    ...event,
    source: placeOnBoard(event.source, event, view),
    target: inLane(event, events.slice(index + 1), view) ?? placeOnBoard(event.target, event, view),
  }))

/** Cards drawn together fly together; what comes of something else comes after it. */
export function follows(event: GameEvent, before: GameEvent): boolean {
  if (!event.source || !event.target) return false
  const flew = before.source !== null && before.target !== null
  if (!flew && before.what !== 'cleared') return false
  return event.what === 'laid' || event.what !== before.what || event.seat !== before.seat
}

/** The seat of solo moves again after the Bûcheron's turn. */
export const endsTurn = (events: readonly GameEvent[]): boolean => events.some(isRivals)
