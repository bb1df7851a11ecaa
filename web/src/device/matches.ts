/** The matches of this device: what was played here, how it ended, and what that comes to. */
import type { Result, Table } from '../net/protocol'
import { Collection, type Timestamped } from './collection'

/** How a match ended. Matches of an earlier release were kept without ranks, sides and what wins. */
export type PlayedResult = Pick<Result, 'scores' | 'winners'> & Partial<Result>

export interface Played {
  game: string
  mode: string | null
  /** What each seat was called. */
  names: string[]
  /** The seats of this device. */
  own: number[]
  /** When the table was opened. */
  began: number
  /** The end, seen in this browser or told by the server; null before. */
  result: PlayedResult | null
  /** The server does not have it any more. */
  gone?: boolean
  /** It was left lying until the server closed it. */
  closed?: boolean
}

export type PlayedMatch = Played & Timestamped & { id: string }

const matches = new Collection<Played>('beaverboard.matches', 300)

export const playedMatches = (): PlayedMatch[] => matches.all().map(([id, match]) => ({ id, ...match }))

export const playedMatch = (id: string): Played | null => matches.get(id)

/** A match goes on, or ends, in this browser. */
export function notePlayed({ id, game, mode, created, result, status }: Table, own: readonly number[], names: readonly string[]): void {
  if (own.length === 0 || (status !== 'playing' && status !== 'over')) return
  const before = matches.get(id)
  if (before?.result || (before && !result && before.names.join() === names.join() && before.own.join() === own.join())) return
  matches.put(id, { game, mode, names: [...names], own: [...own], began: created, result }, before && !result ? before.touched : undefined)
}

/** What the server has to say about a match that was not over, or null if it has none. */
export function noteServer(id: string, table: Table | null): void {
  const match = matches.get(id)
  if (!match) return
  const { touched, ...before } = match
  const result = before.result?.lowest_wins !== undefined ? before.result : (table?.result ?? before.result)
  matches.put(id, { ...before, result, gone: table === null, closed: table?.status === 'closed' }, touched)
}

export const forgetPlayed = (id: string): void => matches.drop(id)

export const forgetAllPlayed = (): void => matches.clear()

export const won = ({ own, result }: Pick<Played, 'own' | 'result'>): boolean => own.some((seat) => result?.winners.includes(seat))

export interface Statistics {
  game: string
  mode: string | null
  played: number
  won: number
  averageScore: number
  bestScore: number | null
  /** Wins in a row, up to the last match; and the most there were. */
  streak: number
  longestStreak: number
}

/** Null where it was not kept whether few points or many are good. */
function bestOf(group: readonly Played[], scores: readonly number[]): number | null {
  const lowestWins = group.map(({ result }) => result!.lowest_wins).find((known) => known !== undefined)
  return lowestWins === undefined ? null : Math[lowestWins ? 'min' : 'max'](...scores)
}

function streaks(group: readonly Played[]): Pick<Statistics, 'streak' | 'longestStreak'> {
  let streak = 0
  let longestStreak = 0
  for (const match of [...group].sort((a, b) => a.began - b.began)) {
    streak = won(match) ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  return { streak, longestStreak }
}

/** One line a game and mode. A match with several people at this device counts for none of them. */
export function statistics(matches: readonly Played[]): Statistics[] {
  const groups = new Map<string, Played[]>()
  for (const match of matches) {
    if (!match.result || match.own.length !== 1) continue
    const key = `${match.game} ${match.mode ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()]
    .map((group): Statistics => {
      const scores = group.map(({ own, result }) => result!.scores[own[0]!]!)
      return {
        game: group[0]!.game,
        mode: group[0]!.mode,
        played: group.length,
        won: group.filter(won).length,
        averageScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        bestScore: bestOf(group, scores),
        ...streaks(group),
      }
    })
    .sort((a, b) => b.played - a.played)
}
