import type { LineContext, LogLine } from '../../board/board'
import { signed } from '../../i18n/signed'
import type { TextArguments } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import { COSTS, GARBAGE, KINDS } from './types'
import { kindName } from './words'

/** So many cards float down in the deal. */
const DEALT = 4

const kindOf = (event: GameEvent): TextArguments => ({ kind: KINDS[event.card ?? GARBAGE]! })

export function lines(events: readonly GameEvent[], { who }: LineContext): LogLine[] {
  const result: LogLine[] = []
  // What the river does is told as part of the move that let it.
  const mover = events.find((event) => event.what !== 'starts' && event.what !== 'scored' && event.seat !== null)?.seat ?? null
  const tell = (event: GameEvent, args: TextArguments = {}) => {
    const seat = event.what === 'slid' || event.what === 'shown' ? mover : event.seat
    result.push({ key: `dam-it-event-${event.what}`, args: { ...who(seat), ...args }, seat })
  }
  const all = (what: string) => events.filter((event) => event.what === what)
  for (const event of events) {
    const { what, value } = event
    const isFirst = all(what)[0] === event
    if (what === 'paid' || what === 'gained') {
      if (isFirst) tell(event, { count: all(what).length })
    } else if (what === 'floated') {
      // After the deal, a card that floats down was seen on the pile before.
      if (all(what).length === DEALT) tell(event, kindOf(event))
    } else if (what === 'slid') {
      const [shown] = all('shown')
      if (isFirst && shown) tell(event, kindOf(shown))
    } else if (what === 'shown') {
      if (all('slid').length === 0) tell(event, kindOf(event))
    } else if (what === 'discarded') {
      // Trees are told with the dam that is built of them, a disposal card with the garbage.
      if (event.card === GARBAGE) tell(event)
    } else if (what === 'built') {
      const cards = all('discarded').map((each) => kindName(each.card!))
      tell(event, { cost: COSTS[event.source!.index]!, cards: cards.join(', ') })
    } else if (what === 'scored') {
      tell(event, { points: signed(value) })
    } else {
      tell(event, { ...kindOf(event), value })
    }
  }
  return result
}
