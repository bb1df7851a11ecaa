import type { Board } from '../../board/board'
import RoiDesCastorsBoard from './Board.svelte'
import { lines } from './lines'
import { endsTurn, follows, locate } from './locate'
import { chosen, keeps, playedAt } from './picking'
import { label, question } from './question'
import { counted, ending, scores, whyOver } from './scoring'
import type { RoiDesCastorsView } from './types'
import { say } from './words'

function subtitle({ mode, goal, log_pile: logs, last_lap: lastLap }: RoiDesCastorsView): string {
  if (lastLap) return say('goal-last-lap')
  if (mode === 'team') return say('goal-team', { count: logs ?? 0 })
  if (mode === 'solo') return say('goal-solo', { count: goal.logs ?? 0 })
  if (mode === 'expert') return say('goal-expert', { count: goal.points ?? 0 })
  return say(`goal-${mode}`, { count: goal.dams ?? 0, size: goal.size ?? 0 })
}

export const board: Board<RoiDesCastorsView> = {
  Board: RoiDesCastorsBoard,
  moves: chosen,
  keeps,
  playedAt,
  subtitle,
  question,
  label,
  partners: (view, seat) => view.sides.find(({ seats }) => seats.includes(seat))?.seats.filter((each) => each !== seat) ?? [],
  locate,
  // Of equal cards in a hand none has moved when one of them left.
  marks: ({ source, target }) => [source?.zone === 'hand' ? null : source, target].filter((spot) => spot !== null),
  follows,
  endsTurn,
  reaction(before, after, seat) {
    const complete = ({ sides }: RoiDesCastorsView) => sides.find(({ seats }) => seats.includes(seat))?.dams.filter(({ fate }) => fate === 'complete').length ?? 0
    return complete(after) > complete(before) ? 'tail-slap' : null
  },
  endings: ['stalemate', 'last-lap'],
  whyOver,
  counted,
  finishedRounds: (view) => (view.over ? 1 : 0),
  scores,
  ending,
  lines,
}
