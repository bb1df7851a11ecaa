/** The board of any game whose view is one of zones, made from what the server tells of it. */
import { hasText, t } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import type { Board, BoardProps, LineContext, LogLine } from '../board'
import { byRank } from '../ScoreSheet.svelte'
import PlainBoard from './Board.svelte'
import { locate } from './locate'
import { nameOf, type PlainFacts, type PlainView } from './types'
import { withProps } from './withProps'

export function plainBoard(game: string, facts: PlainFacts): Board<PlainView> {
  /** A sentence of the game's own, with `$name`, `$you`, `$card` ("none" if it is not seen) and `$value`; else its words. */
  const lineOf = (event: GameEvent, who: LineContext['who']): LogLine => {
    const key = `${game}-event-${event.what}`
    const card = event.card === null ? null : nameOf(facts, event.card)
    if (hasText(key)) return { key, args: { ...who(event.seat), card: card ?? 'none', value: event.value }, seat: event.seat }
    const name = event.seat === null ? '' : `${String(who(event.seat).name)}: `
    const value = event.value ? ` (${event.value})` : ''
    return { key: 'plain-line', args: { line: `${name}${t(key)}${card === null ? '' : ` ${card}`}${value}.` }, seat: event.seat }
  }
  return {
    Board: withProps<BoardProps<PlainView>, { game: string; facts: PlainFacts }>(PlainBoard, { game, facts }),
    moves: (view) => view.moves,
    subtitle: () => '',
    question(_, picker) {
      const verbs = [...new Set(picker.narrowing.moves.map((move) => t(`${game}-verb-${move.verb}`)))]
      return verbs.join(' / ')
    },
    finishedRounds: (view) => (view.over ? 1 : 0),
    scores(view, seats, you) {
      if (!view.scores) return []
      return seats
        .map(({ seat, name }) => ({ seat, name, isYou: seat === you, rank: view.ranks?.[seat] ?? null, rounds: [], total: view.scores![seat]!, lines: [] }))
        .sort(byRank)
    },
    locate,
    follows: (event, before) => event.what !== before.what,
    lines: (events, { who }) => events.map((event) => lineOf(event, who)),
  }
}
