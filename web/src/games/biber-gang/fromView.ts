import type { SeatFacts } from '../../board/board'
import type { Pick } from '../../board/picks'
import type { BiberGangCard, BiberGangView, PairMark, SeatView, TableView } from './types'

const BEAVER = 13
const COLUMNS = [0, 1, 2, 3]

export function cardOf(number: number | null | undefined): BiberGangCard {
  return number === BEAVER ? 'beaver' : (number ?? null)
}

/** What a pair of two cards shows; null for two beavers. */
const shownValue = (upper: BiberGangCard, lower: BiberGangCard) => {
  const number = upper === 'beaver' ? lower : upper
  return typeof number === 'number' ? number : null
}

function pairMarks(cards: readonly BiberGangCard[], pairs: readonly boolean[]): (PairMark | null)[] {
  const values = COLUMNS.map((k) => (pairs[k] ? shownValue(cards[k]!, cards[k + 4]!) : undefined))
  return values.map((value) => {
    if (value === undefined) return null
    return { value, together: value === null ? 1 : values.filter((other) => other === value).length }
  })
}

export function tableOf(
  view: BiberGangView,
  seats: readonly SeatFacts[],
  you: number | null,
  turn: number | null,
  lastMove: readonly Pick[],
): TableView {
  const top = view.discards.at(-1)
  return {
    seats: seats.map((facts): SeatView => {
      const cards = view.layouts[facts.seat]!.map(cardOf)
      return {
        ...facts,
        score: view.totals[facts.seat]!,
        cards,
        under: cards.map((_, place) => cardOf(view.under[facts.seat]?.[place])),
        takenValues: view.beaver_values[facts.seat]!,
        pairs: pairMarks(cards, view.pairs[facts.seat]!),
      }
    }),
    you,
    turn,
    drawCount: view.pile,
    discardCount: view.discards.length,
    discardTop: top === undefined ? undefined : cardOf(top),
    drawn: view.holds ? cardOf(view.drawn) : undefined,
    lastMove,
  }
}

/** The layouts of the last finished round, all face up. */
export function lastRoundOf(view: BiberGangView, seats: readonly SeatFacts[]): SeatView[] {
  const { last_round: last } = view
  if (!last) return []
  return seats.map((facts): SeatView => {
    const cards = last.layouts[facts.seat]!.map(cardOf)
    const paired = COLUMNS.map((k) => last.sheets[facts.seat]!.some((line) => line.kind !== 'column' && line.columns.includes(k)))
    const takenValues = cards.map((card, k) => {
      const other = cards[k < 4 ? k + 4 : k - 4]
      return card === 'beaver' && typeof other === 'number' ? other : null
    })
    const points = view.points.at(-1)?.[facts.seat] ?? 0
    return { ...facts, secondsLeft: null, score: points, cards, under: cards.map(() => null), takenValues, pairs: pairMarks(cards, paired) }
  })
}
