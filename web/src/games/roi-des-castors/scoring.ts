/** The end of a match, item by item. */
import type { SeatFacts } from '../../board/board'
import type { ScoreLine, ScoreRow } from '../../board/ScoreSheet.svelte'
import { isRival, namesOfSide } from './fromView'
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

/** What decides between equal scores. */
function tieBreak(view: View, side: Side): number {
  if (view.mode === 'team') return side.held - (side.logs_held ?? 0)
  return view.mode === 'discovery' ? side.laid_logs : side.laid_sum
}

function beats(view: View, a: number, b: number): boolean {
  if (view.mode === 'solo') return isRival(view, a) === view.rival_wins
  const [one, other] = [view.sides[a]!, view.sides[b]!]
  return one.score !== other.score ? one.score > other.score : tieBreak(view, one) > tieBreak(view, other)
}

export function scores(view: View, seats: readonly SeatFacts[], you: number | null): ScoreRow[] {
  const sides = view.sides.map((_, side) => side)
  return sides
    .map((index): ScoreRow => {
      const side = view.sides[index]!
      return {
        seat: side.seats[0] ?? index,
        name: namesOfSide(side, seats),
        isYou: you !== null && side.seats.includes(you),
        rank: 1 + sides.filter((other) => other !== index && beats(view, other, index)).length,
        rounds: [],
        total: side.score,
        lines: [...side.sheet.map((line) => lineOf(view, side, line)), ...tieLines(view, index)],
      }
    })
    .sort((a, b) => a.rank - b.rank)
}

/** Where scores are equal, what decided. It brings no points. */
function tieLines(view: View, index: number): ScoreLine[] {
  const tied = view.sides.filter(({ score }) => score === view.sides[index]!.score).length > 1
  if (!tied) return []
  if (view.mode === 'solo') return [{ text: say('score-tie-solo'), points: 0 }]
  const key = view.mode === 'team' ? 'score-tie-cards' : view.mode === 'discovery' ? 'score-tie-logs' : 'score-tie-sum'
  return [{ text: say(key, { count: tieBreak(view, view.sides[index]!) }), points: 0 }]
}

export function ending(view: View, names: readonly string[]): string {
  const [first, second] = view.sides.map(({ score }) => score)
  if (view.mode === 'solo') return say(view.rival_wins ? 'end-solo-lost' : 'end-solo-won', { names: names.join(' & '), own: first!, rival: second! })
  if (view.mode === 'team' && names.length === 2) return say('end-team', { names: names.join(' & '), high: Math.max(first!, second!), low: Math.min(first!, second!) })
  return ''
}
