import type { SeatFacts } from '../../board/board'
import type { Pick } from '../../board/picks'
import { PILE_ZONE, RIVER_ZONE, type DamItView, type KindCount, type PlayerCards, type PlayerView, type TableView } from './types'

const POSITIONS = 4

/** Trees and disposal cards have a value, garbage has none. */
const valueOf = (view: DamItView, kind: number) => view.values[kind] ?? null

const counted = (view: DamItView, counts: readonly number[]): KindCount[] =>
  counts.flatMap((count, kind) => (count > 0 ? [{ kind, value: valueOf(view, kind), count }] : []))

function cardsOf(view: DamItView, seat: number): PlayerCards | null {
  const { cards } = view.players[seat]!
  if (!cards) return null
  const points = (kind: string) => cards.sheet.find((line) => line.kind === kind)?.points ?? 0
  return {
    hand: counted(view, cards.hand),
    dams: cards.dams,
    damPoints: points('dams'),
    garbage: cards.garbage,
    garbagePoints: points('garbage'),
    garbagePrice: cards.garbage_price,
    wood: cards.wood,
    score: cards.score,
  }
}

export function playersOf(view: DamItView, seats: readonly SeatFacts[]): PlayerView[] {
  return seats.map((facts): PlayerView => {
    const { cubes, hand, dam_pile } = view.players[facts.seat]!
    return { ...facts, cubes, handCount: hand, pileCount: dam_pile, cards: cardsOf(view, facts.seat) }
  })
}

export function tableOf(
  view: DamItView,
  seats: readonly SeatFacts[],
  you: number | null,
  turn: number | null,
  lastMove: readonly Pick[],
): TableView {
  return {
    players: playersOf(view, seats),
    you,
    turn,
    river: view.river.map(({ card, price, cubes }, index) => ({
      place: index < POSITIONS ? { zone: RIVER_ZONE, seat: 0, index } : { zone: PILE_ZONE, seat: 0, index: 0 },
      position: index + 1,
      kind: card,
      value: valueOf(view, card),
      price,
      cubes,
    })),
    pileCount: view.pile,
    stacks: view.stacks,
    costs: view.costs,
    discards: counted(view, view.discards),
    lastMove,
  }
}
