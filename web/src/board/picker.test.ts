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

function pickerOf(offered: Move[], confirms = false) {
  const confirmed: number[] = []
  const picker = new Picker(
    (move) => confirmed.push(move.action),
    undefined,
    () => confirms,
  )
  picker.moves = offered
  return { picker, confirmed }
}

it('plays a move at the tap that completes it', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(discard)
  expect(confirmed).toEqual([]) // that may mean two things
  picker.pick(place(5))
  expect(confirmed).toEqual([3])
})

it('waits for a confirmation where that is wished', () => {
  const { picker, confirmed } = pickerOf(moves, true)
  picker.pick(place(2))
  expect(picker.isSelected(place(2))).toBe(true)
  picker.pick(place(5))
  expect(picker.narrowing.decided?.action).toBe(2)
  expect(confirmed).toEqual([])
  picker.pick(place(5))
  expect(confirmed).toEqual([2])
})

it('takes something else instead, and never plays it at once', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(discard)
  expect([picker.isPickable(place(2)), picker.accepts(place(2)), picker.accepts(place(7))]).toEqual([false, true, false])
  picker.pick(place(2))
  expect([picker.selection.picks, confirmed]).toEqual([[place(2)], []])
  picker.pick(place(2)) // chosen by its own tap
  expect(confirmed).toEqual([1])
})

it('gives up what is tapped again and says no move', () => {
  const { picker, confirmed } = pickerOf([moves[2]!, moves[0]!])
  picker.pick(discard)
  picker.pick(discard)
  expect([picker.selection.picks, confirmed]).toEqual([[], []])
})

it('hears a double tap as one', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(place(2))
  picker.moves = moves.slice() // the next position
  picker.pick(place(2))
  expect(confirmed).toEqual([1])
})

it('has picked already what every move begins with', () => {
  const pass: Move = { action: 9, verb: 'pass', picks: [] }
  const lays = [2, 5, 6].map((index): Move => ({ action: index, verb: 'lay', picks: [discard, place(index)], loose: 2 }))
  const { picker, confirmed } = pickerOf([...lays, pass])
  expect([picker.isSelected(discard), picker.canStepBack]).toEqual([true, false])
  expect(picker.buttonMoves).toEqual([pass])
  picker.pick(discard)
  picker.giveUp()
  expect(picker.isSelected(discard)).toBe(true)
  picker.pick(place(5))
  expect(confirmed).toEqual([5])
})

it('takes a card that is dragged to its place for both picks', () => {
  const { picker, confirmed } = pickerOf(moves)
  expect([picker.pickAll([discard, place(7)]), picker.selection.picks]).toEqual([false, []])
  expect(picker.pickAll([discard, place(5)])).toBe(true)
  expect(confirmed).toEqual([3])
})

it('goes on to the next step, and only there', () => {
  const { picker, confirmed } = pickerOf(moves)
  picker.pick(discard)
  expect(picker.isPickable(place(5))).toBe(true)
  expect(picker.isPickable(place(2))).toBe(false)
  expect(picker.buttonMoves.map((move) => move.verb)).toEqual(['discard'])
  picker.pick(place(5))
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

it('leaves no filter behind after a suggestion', () => {
  const sides = [...moves, { action: 5, verb: 'down', picks: [place(2)] }]
  const { picker } = pickerOf(sides)
  picker.suggest(sides.at(-1)!)
  expect(picker.narrowing.decided?.action).toBe(5)
  picker.stepBack()
  expect([picker.canStepBack, picker.isPickable(discard), picker.isPickable(place(5))]).toEqual([false, true, true])
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
    expect(confirmed).toEqual([3])
  })

  it('can be given up one by one, and with them what was chosen for all', () => {
    const { picker, confirmed } = pickerOf(built, true)
    for (const pick of [hand(3), hand(6), stack(1), hand(3)]) picker.pick(pick)
    expect(picker.selection.picks).toEqual([hand(6)])
    for (const pick of [stack(0), stack(0)]) picker.pick(pick)
    expect(confirmed).toEqual([1])
  })

  it('may be more when the end is chosen already', () => {
    const { picker } = pickerOf(built, true)
    for (const pick of [hand(6), hand(3), stack(1), hand(0)]) picker.pick(pick)
    expect(picker.selection.picks).toEqual([hand(6), hand(3), hand(0)])
  })
})

it('has a button for a move whose last picks are hard to find, once the others are made', () => {
  const card: Pick = { zone: 'hand', seat: 0, index: 0 }
  const discard: Move = { action: 0, verb: 'discard', picks: [card, place(9)], button: 1 }
  const { picker } = pickerOf([discard, ...[1, 2].map((dam): Move => ({ action: dam, verb: 'lay', picks: [card, place(dam)] }))])
  picker.giveUp()
  picker.stepBack()
  picker.pick(card)
  expect(picker.buttonMoves).toEqual([discard])
  picker.confirm(picker.buttonMoves[0]!)
  expect(picker.isSent).toBe(true)
})

it('keeps a card for the next move, if there is one with it', () => {
  const card = (index: number): Pick => ({ zone: 'hand', seat: 0, index })
  const lay = (index: number, dam: number): Move => ({ action: 10 * index + dam, verb: 'lay', picks: [card(index), place(dam)], loose: 2 })
  const { picker, confirmed } = pickerOf([lay(0, 0), lay(0, 1), lay(1, 1)])
  picker.keep(card(0))
  expect([picker.isSelected(card(0)), picker.isPickable(card(1)), picker.canStepBack]).toEqual([true, true, true])
  picker.stepBack()
  expect(picker.selection.picks).toEqual([])
  picker.keep(card(0))
  picker.pick(card(1)) // another one is only picked
  expect([picker.isSelected(card(0)), picker.isSelected(card(1)), confirmed]).toEqual([false, true, []])
  picker.keep(card(7)) // it is gone: nothing changes
  expect(picker.isSelected(card(1))).toBe(true)
})
