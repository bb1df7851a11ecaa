import type { Board, LogLine } from '../../board/board'
import { samePick } from '../../board/picks'
import { byRank, type ScoreLine, type ScoreRow } from '../../board/ScoreSheet.svelte'
import { t } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import BiberGangBoard from './Board.svelte'
import { cardOf } from './fromView'
import LastRound from './LastRound.svelte'
import { DISCARD_ZONE, HAND_ZONE, LAYOUT_ZONE, type BiberGangView } from './types'

/** The card as the sentences take it: its number, `beaver`, or `hidden`. */
const cardArgument = (card: number | null) => cardOf(card) ?? 'hidden'

function lines(events: readonly GameEvent[], { who }: Parameters<Board['lines']>[1]): LogLine[] {
  const result: LogLine[] = []
  const tell = (event: GameEvent, args: LogLine['args']) =>
    result.push({ key: `biber-gang-event-${event.what}`, args: { ...who(event.seat), ...args }, seat: event.seat })
  events.forEach((event, index) => {
    const { what, value } = event
    const card = cardArgument(event.card)
    const before = events[index - 1]
    const after = events[index + 1]
    const swapped = (laid?: GameEvent, old?: GameEvent) =>
      laid?.what === 'laid' && old?.what === 'discarded' && !!laid.target && !!old.source && samePick(laid.target, old.source)
    if (what === 'laid') {
      tell(event, { card, old: swapped(event, after) ? cardArgument(after!.card) : 'none' })
    } else if (what === 'discarded' && swapped(before, event)) {
      return // told with the card that took its place
    } else if (what === 'revealed') {
      // A seat's last cards are turned up together.
      const first = before?.what !== 'revealed' || before.seat !== event.seat
      if (first) tell(event, { count: events.filter((each) => each.what === 'revealed' && each.seat === event.seat).length })
    } else if (what === 'scored') {
      tell(event, { count: value, points: value < 0 ? `−${-value}` : String(value) })
    } else {
      tell(event, { card, value, count: value })
    }
  })
  return result
}

function sheetLines(view: BiberGangView, seat: number): ScoreLine[] {
  const { layouts, sheets } = view.last_round!
  const name = (card: number) => (cardOf(card) === 'beaver' ? t('card-beaver') : String(card))
  return sheets[seat]!.map(({ kind, columns, value, points }) => {
    if (kind === 'column') {
      const k = columns[0]!
      return { text: t('score-singles', { cards: `${name(layouts[seat]![k]!)} + ${name(layouts[seat]![k + 4]!)}` }), points }
    }
    if (cardOf(value) === 'beaver') return { text: t('score-beaver-pair'), points }
    return { text: t('score-pairs', { count: columns.length, value }), points }
  })
}

export const board: Board<BiberGangView> = {
  Board: BiberGangBoard,
  LastRound,
  moves: (view) => view.moves,
  subtitle: ({ round, rounds }) => t('table-round', { round, rounds }),
  question(view, picker) {
    const { decided, next, moves } = picker.narrowing
    if (decided && picker.selection.picks.length > 0) return t('ask-confirm')
    if (view.phase === 'turn') return t('biber-gang-ask-turn')
    if (view.phase === 'draw') return t('biber-gang-ask-draw')
    if (picker.selection.picks.length === 0) {
      return t(moves.some((move) => move.picks[0]?.zone === DISCARD_ZONE) ? 'biber-gang-ask-place' : 'biber-gang-ask-lay')
    }
    return t(next.length > 0 && moves.some((move) => move.verb === 'swim') ? 'biber-gang-ask-swim' : 'biber-gang-ask-reveal')
  },
  held: (view) => (view.holds ? { zone: HAND_ZONE, seat: view.turn, index: 0 } : null),
  // The open card can be dragged where it shall lie.
  puts: ({ turn, layouts, holds }, { picks: [first] }) =>
    holds || first?.zone !== DISCARD_ZONE ? [] : layouts[turn]!.map((_, index) => ({ zone: LAYOUT_ZONE, seat: turn, index })),
  endsTurn: (events) => events.some(({ what }) => what === 'starts'),
  // A pair is worth a slap.
  reaction(before, after, seat) {
    const pairs = (view: BiberGangView) => view.pairs[seat]!.filter(Boolean).length
    return pairs(after) > pairs(before) ? 'tail-slap' : null
  },
  together: (view) => view.phase === 'turn',
  endings: ['last-turns', 'stalled'],
  finishedRounds: (view) => view.points.length,
  scores(view, seats, you) {
    return seats
      .map(
        ({ seat, name }): ScoreRow => ({
          seat,
          name,
          isYou: seat === you,
          rank: view.ranks[seat]!,
          rounds: view.points.map((points) => points[seat]!),
          total: view.totals[seat]!,
          lines: view.last_round ? sheetLines(view, seat) : [],
        }),
      )
      .sort(byRank)
  },
  lines,
}
