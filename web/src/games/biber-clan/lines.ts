import type { LineContext, LogLine } from '../../board/board'
import { samePick } from '../../board/picks'
import { signed } from '../../i18n/signed'
import type { TextArguments } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import { cardOf } from './fromView'
import { LODGE_ZONE } from './types'

/** The card as the sentences take it: its number or name, or `hidden`. */
const cardArgument = (card: number | null) => cardOf(card) ?? 'hidden'

/** Whose lodge it happened in: the doer's `own`, `yours`, or the `other` one named by `owner`. */
function lodgeArguments(event: GameEvent, who: LineContext['who']): TextArguments {
  const spot = [event.target, event.source].find((each) => each?.zone === LODGE_ZONE)
  if (!spot) return { owner: '', whose: 'other' }
  const owner = who(spot.seat)
  return { owner: owner.name!, whose: spot.seat === event.seat ? 'own' : owner.you === 'yes' ? 'yours' : 'other' }
}

export function lines(events: readonly GameEvent[], { who }: LineContext): LogLine[] {
  const result: LogLine[] = []
  events.forEach((event, index) => {
    const { what, seat, value } = event
    const before = events[index - 1]
    const args: TextArguments = { ...who(seat), card: cardArgument(event.card), face: event.concealed ? 'down' : 'up', ...lodgeArguments(event, who), value, count: value, points: signed(value) }
    if (what === 'exchanged') {
      // Either card is called out; one line tells of both.
      if (before?.what === 'exchanged' && before.target && event.source && samePick(before.target, event.source)) return
      Object.assign(args, { owner: who(event.source!.seat).name, other: who(event.target!.seat).name })
    }
    if (what === 'revealed') {
      // A seat's last cards are turned up together.
      if (before?.what === 'revealed' && before.seat === seat) return
      args.count = events.filter((each) => each.what === 'revealed' && each.seat === seat).length
    }
    result.push({ key: `biber-clan-event-${what}`, args, seat })
  })
  return result
}
