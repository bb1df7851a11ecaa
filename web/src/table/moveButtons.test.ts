import { expect, it } from 'vitest'
import type { Move } from '../board/picks'
import { moveButtons } from './moveButtons'

const flip = (index: number): Move => ({ action: index, verb: 'flip', picks: [{ zone: 'lodge', seat: 1, index }] })
const pass: Move = { action: 9, verb: 'pass', picks: [] }
const ids = (moves: Move[]) => moveButtons(moves, ({ verb }) => verb).map(({ id }) => id)

it('gives no two buttons the same words: such moves are picked on the board', () => {
  expect(ids([flip(1), flip(2)])).toEqual([])
  expect(ids([flip(1), flip(2), pass])).toEqual(['9'])
  expect(ids([flip(1), pass])).toEqual(['1', '9'])
})
