import { describe, expect, it } from 'vitest'
import { Picker } from './picker.svelte'
import type { Move, Pick } from './picks'

const place = (index: number): Pick => ({ zone: 'layout', seat: 0, index })
const discard: Pick = { zone: 'discard', seat: 0, index: 0 }
const moves: Move[] = [
  { action: 1, verb: 'put', picks: [place(2)] },
  { action: 2, verb: 'put', picks: [place(5)] },
  { action: 3, verb: 'reveal', picks: [discard, place(5)] },
  { action: 4, verb: 'discard', picks: [discard] },
]

function pickerOf(offered: Move[]) {
  const confirmed: number[] = []
  const picker = new Picker((move) => confirmed.push(move.action))
  picker.moves = offered
  return { picker, confirmed }
}

it('selects at the first tap and confirms at the second', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(place(2))
  expect(picker.isSelected(place(2))).toBe(true)
  expect(confirmed).toEqual([])
  picker.pick(place(2))
  expect(confirmed).toEqual([1])
})

it('takes another target instead, as long as nothing more is to be picked', () => {
  const { picker } = pickerOf(moves)
  picker.pick(place(2))
  picker.pick(place(5))
  expect(picker.narrowing.decided?.action).toBe(2)
})

it('goes on to the next step, and only there', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(discard)
  expect(picker.isPickable(place(5))).toBe(true)
  expect(picker.isPickable(place(2))).toBe(false)
  expect(picker.buttonMoves.map((move) => move.verb)).toEqual(['discard'])
  picker.pick(place(5))
  picker.confirm()
  expect(confirmed).toEqual([3])
})

it('steps back', () => {
  const { picker } = pickerOf(moves)
  expect(picker.canStepBack).toBe(false)
  picker.pick(discard)
  expect(picker.canStepBack).toBe(true)
  picker.stepBack()
  expect(picker.isPickable(place(2))).toBe(true)
})

it('gives up all of a suggested move at once', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.suggest(moves.at(-1)!)
  expect(picker.canStepBack).toBe(true)
  picker.giveUp()
  expect(picker.canStepBack).toBe(false)
  expect(confirmed).toEqual([])
})

it('ignores what no move begins with', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(place(7))
  picker.confirm()
  expect(picker.canStepBack).toBe(false)
  expect(confirmed).toEqual([])
})

it('forgets the selection when the moves change', () => {
  const { picker } = pickerOf(moves)
  picker.pick(discard)
  picker.moves = moves.slice(0, 1)
  expect(picker.canStepBack).toBe(false)
})

it('offers buttons for all moves while they are few', () => {
  const { picker } = pickerOf(moves.slice(0, 2))
  expect(picker.buttonMoves.map((move) => move.action)).toEqual([1, 2])
})

it('lets a verb be chosen first, and dropped again', () => {
  const { picker } = pickerOf(moves)
  picker.chooseVerb('put')
  expect(picker.isPickable(discard)).toBe(false)
  picker.stepBack()
  expect(picker.isPickable(discard)).toBe(true)
})

describe('picks in any order', () => {
  const hand = (index: number): Pick => ({ zone: 'hand', seat: 0, index })
  const stack = (index: number): Pick => ({ zone: 'stacks', seat: 0, index })
  const built: Move[] = [
    { action: 1, verb: 'build', picks: [hand(6), stack(0)], loose: 1 },
    { action: 2, verb: 'build', picks: [hand(6), hand(3), stack(0)], loose: 2 },
    { action: 3, verb: 'build', picks: [hand(6), hand(3), stack(1)], loose: 2 },
    { action: 4, verb: 'build', picks: [hand(6), hand(3), hand(0), stack(1)], loose: 3 },
  ]

  it('lead to the same move', () => {
    const { picker, confirmed } = pickerOf(built)
    picker.pick(hand(3))
    expect(picker.isPickable(stack(0))).toBe(false) // nothing is built of it alone
    picker.pick(hand(6))
    expect(picker.isPickable(hand(0))).toBe(true)
    picker.pick(stack(1))
    picker.confirm()
    expect(confirmed).toEqual([3])
  })

  it('can be given up one by one, and with them what was chosen for all', () => {
    const { picker, confirmed } = pickerOf(built)
    for (const pick of [hand(3), hand(6), stack(1), hand(3)]) picker.pick(pick)
    expect(picker.selection.picks).toEqual([hand(6)])
    for (const pick of [stack(0), stack(0)]) picker.pick(pick)
    expect(confirmed).toEqual([1])
  })

  it('may be more when the end is chosen already', () => {
    const { picker } = pickerOf(built)
    for (const pick of [hand(6), hand(3), stack(1), hand(0)]) picker.pick(pick)
    expect(picker.selection.picks).toEqual([hand(6), hand(3), hand(0)])
  })
})
