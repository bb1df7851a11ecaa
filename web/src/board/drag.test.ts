import { expect, it } from 'vitest'
import { dropsOf } from './drag'
import type { Move, Pick } from './picks'

const at = (zone: string, index: number): Pick => ({ zone, seat: 0, index })
const moves: Move[] = [
  { action: 1, verb: 'lay', picks: [at('hand', 0), at('dam', 0)] },
  { action: 2, verb: 'lay', picks: [at('hand', 1), at('dam', 1)] },
  { action: 3, verb: 'draw', picks: [at('pile', 0)] },
]

it('is dropped where a move goes on', () => {
  expect(dropsOf(moves, at('hand', 0), null)).toEqual([{ place: at('dam', 0), picks: [at('hand', 0), at('dam', 0)] }])
  expect(dropsOf(moves, at('pile', 0), null)).toEqual([])
  expect(dropsOf(moves, at('hand', 7), null)).toEqual([])
})

it('is the card in hand, which goes wherever something can be picked', () => {
  const put: Move[] = [{ action: 1, verb: 'put', picks: [at('layout', 2)] }, { action: 2, verb: 'pass', picks: [] }]
  expect(dropsOf(put, at('hand', 0), at('hand', 0))).toEqual([{ place: at('layout', 2), picks: [at('layout', 2)] }])
})
