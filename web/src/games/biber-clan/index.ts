import type { Board } from '../../board/board'
import type { Move } from '../../board/picks'
import { byRank, type ScoreRow } from '../../board/ScoreSheet.svelte'
import { t } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import BiberClanBoard from './Board.svelte'
import { actionInHand, cardOf } from './fromView'
import LastRound from './LastRound.svelte'
import { lines } from './lines'
import MoveSign from './MoveSign.svelte'
import { ASIDE_ZONE, HAND_ZONE, type BiberClanView } from './types'

const SIDES = ['down', 'up']

/** The side of a card that is laid is said by a button: it is no place on the table. */
function withSpokenSide({ action, verb, picks }: BiberClanView['moves'][number]): Move {
  const side = picks.find((pick) => pick.zone === 'side')
  return side ? { action, verb: `${verb}-${SIDES[side.index]}`, picks: picks.filter((pick) => pick !== side) } : { action, verb, picks }
}

function scoreRows(view: BiberClanView, seats: Parameters<Board['scores']>[1], you: number | null): ScoreRow[] {
  return seats
    .map(
      ({ seat, name }): ScoreRow => ({
        seat,
        name,
        isYou: seat === you,
        rank: view.ranks[seat]!,
        rounds: view.points.map((points) => points[seat]!),
        total: view.totals[seat]!,
        lines: (view.last_round?.sheets[seat] ?? []).map(({ kind, cards, points }) => ({
          text: kind === 'penalty' ? t('biber-clan-score-penalty') : t(`biber-clan-score-${kind}`, { cards: cards.length > 0 ? cards.join(' + ') : '–' }),
          points,
        })),
      }),
    )
    .sort(byRank)
}

export const board: Board<BiberClanView> = {
  Board: BiberClanBoard,
  LastRound,
  MoveSign,
  moves: (view) => view.moves.map(withSpokenSide),
  subtitle: ({ round, rounds, ender }) => [t('table-round', { round, rounds }), ender === null ? '' : t('biber-clan-last-turns')].filter(Boolean).join(' · '),
  question(view, picker) {
    const [chosen] = picker.selection.picks
    const card = cardOf(view.hand) ?? 'hidden'
    if (view.phase === 'place') {
      if (!chosen) return t('biber-clan-ask-place', { card })
      if (!view.lodges[chosen.seat]![chosen.index]!.filled) return t('biber-clan-ask-side-place')
      return t(chosen.seat === view.turn ? 'biber-clan-ask-side-swap-own' : 'biber-clan-ask-side-swap')
    }
    if (view.phase === 'keep') return chosen ? t('biber-clan-ask-side-place') : t('biber-clan-ask-keep', { card })
    if (chosen && picker.narrowing.decided) return t('ask-confirm')
    return chosen ? t('biber-clan-ask-swap-with') : t(`biber-clan-ask-${view.phase}`)
  },
  held: (view) => (view.phase === 'place' || view.phase === 'keep' ? { zone: HAND_ZONE, seat: view.turn, index: 0 } : null),
  reaction: (before, after, seat) => (after.ender === seat && before.ender === null ? 'wow' : null),
  endings: ['last-turns', 'stalled'],
  finishedRounds: (view) => view.points.length,
  scores: scoreRows,
  label(_view, { verb }) {
    const [action, side] = verb.split('-')
    return t(`biber-clan-verb-${action}`, side ? { side } : undefined)
  },
  ending: (view, names) => (view.last_round && view.last_round.five_equal.length > 0 ? t('biber-clan-ending-five', { names: names.join(' & ') }) : ''),
  locate: (events, view) =>
    events.map((event): GameEvent => {
      if (event.target?.zone !== ASIDE_ZONE) return event
      // An action card lies where the hand is until it is carried out, then among those set aside.
      const inHand = event.target.index === actionInHand(view) && event.what === 'shown'
      return { ...event, target: inHand ? { zone: HAND_ZONE, seat: view.turn, index: 0 } : { ...event.target, index: 0 } }
    }),
  // What the next seat draws is not part of the move.
  marks: ({ what, source, target }) => (['drawn', 'shown', 'cancelled', 'revealed'].includes(what) ? [] : [source, target].filter((spot) => spot !== null)),
  lines,
}
