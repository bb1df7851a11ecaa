/** The end of a match, item by item. */
import type { SeatFacts } from '../../board/board'
import { byRank, type ScoreLine, type ScoreRow } from '../../board/ScoreSheet.svelte'
import { namesOfSide } from './fromView'
import type { RoiDesCastorsView as View, Side } from './types'
import { say } from './words'

type SheetLine = Side['sheet'][number]

function lineOf(view: View, side: Side, line: SheetLine): ScoreLine {
  const { kind, dam, value, points } = line
  if (kind !== 'dam') return { text: say(kind === 'laid' && view.mode === 'solo' ? 'score-laid-logs' : `score-${kind}`, { count: value }), points }
  const fate = dam === null ? 'growing' : side.dams[dam]!.fate
  const key = view.mode === 'expert' ? 'score-dam' : view.mode === 'discovery' ? `score-dam-logs-${fate}` : `score-dam-${fate}`
  return { text: say(key, { number: (dam ?? 0) + 1, count: value }), points }
}

export function scores(view: View, seats: readonly SeatFacts[], you: number | null): ScoreRow[] {
  return view.sides
    .map(
      (side, index): ScoreRow => ({
        seat: side.seats[0] ?? index,
        name: namesOfSide(side, seats),
        isYou: you !== null && side.seats.includes(you),
        rank: side.rank,
        rounds: [],
        total: side.score,
        lines: side.sheet.map((line) => lineOf(view, side, line)),
      }),
    )
    .sort(byRank)
}

/** Where a match goes for dams, they are what is counted. */
export const counted = ({ goal }: View): string | undefined => (goal.dams === null ? undefined : say('score-dams'))

export function ending(view: View, names: readonly string[]): string {
  const [first, second] = view.sides.map(({ score }) => score)
  if (view.mode === 'solo') return say(view.rival_wins ? 'end-solo-lost' : 'end-solo-won', { names: names.join(' & '), own: first!, rival: second! })
  if (view.mode === 'team' && names.length === 2) return say('end-team', { names: names.join(' & '), high: Math.max(first!, second!), low: Math.min(first!, second!) })
  return ''
}

/** The goal that somebody has reached; in team there is none but the end of the logs. */
export function whyOver({ goal }: View): string {
  if (goal.dams !== null) return say('ended-dams', { count: goal.dams })
  if (goal.points !== null) return say('ended-points', { count: goal.points })
  return goal.logs !== null ? say('ended-logs', { count: goal.logs }) : say('ended-pile')
}
