/** What a lesson's table says to the learner, and what its bots do: as `beaverboard/server/table/lesson.py`. */
import type { Place } from '../net/protocol.ts'
import type { Agreed } from './game.ts'
import { hex, type Match } from './match.ts'

interface Step {
  key: string
  points: Place[]
}

export interface Lesson {
  setup: Agreed
  key: string
  learner: number
  course: { words: string; steps: Step[] }[]
  end: Step[]
  tips: string[]
}

/** The lesson of a game, or of one of its modes. */
export const lessonOf = (lessons: readonly Lesson[] = [], mode: string | null): Lesson | undefined =>
  lessons.find(({ setup }) => mode === null || setup.mode === mode)

/** Whether all moves so far are those of the course. */
function isFollowed({ key, course, setup }: Lesson, match: Match): boolean {
  const same = JSON.stringify(setup.options) === JSON.stringify(match.agreed.options)
  return same && key === hex(match.key) && match.words.every((words, ply) => course[ply]?.words === words)
}

/** The move that the course has for the seat in turn. */
export const nextWords = (lesson: Lesson, match: Match): string | null =>
  (isFollowed(lesson, match) && lesson.course[match.words.length]?.words) || null

export function guideOf(lesson: Lesson, match: Match) {
  const { course, end } = lesson
  const ply = match.words.length
  if (!isFollowed(lesson, match)) return { steps: tipsOf(lesson, match), action: null, number: null, total: null, finished: false }
  const words = nextWords(lesson, match)
  const steps = words === null ? end : course[ply]!.steps
  const count = (plies: Lesson['course']) => plies.reduce((sum, each) => sum + each.steps.length, 0)
  return {
    steps,
    action: words !== null && steps.length > 0 ? match.actionOf(words) : null,
    number: count(course.slice(0, ply)),
    total: count(course) + end.length,
    finished: words === null,
  }
}

/** The first tip that fits what the learner may do now. */
function tipsOf({ tips, learner }: Lesson, match: Match): Step[] {
  const verbs = match.over ? ['over'] : match.views([learner])[0]!.moves.map(({ verb }: { verb: string }) => verb)
  const tip = tips.find((each) => verbs.includes(each))
  return tip === undefined ? [] : [{ key: `${match.game.name}-tip-${tip}`, points: [] }]
}
