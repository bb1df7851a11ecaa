/** Cards to choose from that have no other place on the board. */
import type { SeatFacts } from '../../board/board'
import { cardOf, isLog, namesOfSide, ownSide, place, stacksOf } from './fromView'
import type { RoiDesCastorsView as View, Tray } from './types'
import { cardName, say } from './words'

type Cards = Tray['cards']

const stacked = (kinds: readonly number[], zone: string, seat: number): Cards =>
  stacksOf(kinds).map(({ kind, card, count }) => ({
    place: place(zone, seat, kind),
    card,
    count,
    label: count > 1 ? say('cards-of', { count, card: cardName(card) }) : cardName(card),
  }))

/** What the one to act chooses from now, or null if everything lies on the board. */
export function trayOf(view: View, seats: readonly SeatFacts[]): Tray | null {
  const { phase, this_turn: turn } = view
  const acting = view.sides.findIndex((side) => side.seats.includes(view.turn))
  if (view.over || acting !== ownSide(view) || view.side === null) return null
  if (phase === 'steal' && turn.victim !== null && view.sides[turn.victim]!.hand === null) {
    const victim = view.sides[turn.victim]!
    return { title: say('tray-hand', { name: namesOfSide(victim, seats) }), cards: stacked(victim.remembered, 'hand', turn.victim) }
  }
  if (phase === 'recycle') return { title: say('tray-discards'), cards: stacked(view.discards, 'discard', 0) }
  if (phase === 'move' && turn.dam !== null) {
    const values = view.sides[acting]!.dams[turn.dam]!.logs.map(({ counts }) => counts)
    if (turn.moved !== null) values.splice(values.indexOf(turn.moved), 1)
    return { title: say('tray-dam', { from: turn.dam + 1, to: (turn.dam_to ?? 0) + 1 }), cards: stacked(values.map((value) => value - 1).filter(isLog), 'log', acting) }
  }
  if (turn.drawn.length > 0) {
    const cards = turn.drawn.flatMap((kind, index) =>
      kind === null ? [] : [{ place: place('drawn', acting, index), card: cardOf(kind), count: 1, label: cardName(cardOf(kind)) }],
    )
    return { title: say('tray-drawn'), cards }
  }
  return null
}
