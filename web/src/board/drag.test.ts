import { expect, it } from 'vitest'
import { dropsOf } from './drag'
import type { Move, Pick } from './picks'

const at = (zone: string, index: number): Pick => ({ zone, seat: 0, index })
const moves: Move[] = [
  { action: 1, verb: 'lay', picks: [at('hand', 0), at('dam', 0)] },
  { action: 2, verb: 'lay', picks: [at('hand', 1), at('dam', 1)] },
  { action: 3, verb: 'draw', picks: [at('pile', 0)] },
]
const NONE = { held: null }

it('is dropped where a move goes on', () => {
  expect(dropsOf(moves, at('hand', 0), NONE)).toEqual([{ place: at('dam', 0), picks: [at('hand', 0), at('dam', 0)] }])
  expect(dropsOf(moves, at('pile', 0), NONE)).toEqual([])
  expect(dropsOf(moves, at('hand', 7), NONE)).toEqual([])
})

it('is the card in hand, which goes wherever something can be picked', () => {
  const put: Move[] = [{ action: 1, verb: 'put', picks: [at('layout', 2)] }, { action: 2, verb: 'pass', picks: [] }]
  expect(dropsOf(put, at('hand', 0), { held: at('hand', 0) })).toEqual([{ place: at('layout', 2), picks: [at('layout', 2)] }])
})

it('is played on the table, if the card alone says it', () => {
  const play: Move = { action: 1, verb: 'play', picks: [at('hand', 4)] }
  const table = at('table', 0)
  const playedAt = ({ verb }: Move) => (verb === 'play' ? table : null)
  expect(dropsOf([play, ...moves], at('hand', 4), { held: null, playedAt })).toEqual([{ place: table, picks: play.picks, move: play }])
  expect(dropsOf(moves, at('pile', 0), { held: null, playedAt })).toEqual([])
})

it('is taken and put, where the board says on what', () => {
  const take: Move = { action: 5, verb: 'take', picks: [at('discard', 0)] }
  const puts = ({ verb }: Move) => (verb === 'take' ? [at('layout', 0), at('layout', 1)] : [])
  expect(dropsOf([take, ...moves], at('discard', 0), { held: null, puts })).toEqual(
    [0, 1].map((index) => ({ place: at('layout', index), picks: take.picks, move: { ...take, onto: at('layout', index) } })),
  )
  expect(dropsOf(moves, at('pile', 0), { held: null, puts })).toEqual([])
})
