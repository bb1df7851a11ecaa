import { expect, test } from 'vitest'
import type { GameEvent } from '../../net/protocol'
import { locate } from './locate'
import type { PlainView } from './types'

const HIDDEN = { cards: [], count: 3 }
const place = (card: number) => ({ cards: [card], count: 1 })
const EMPTY = { cards: [], count: 0 }

const view: PlainView = {
  seat: 0,
  seats: 2,
  turn: 0,
  over: false,
  scores: [0, 0],
  ranks: [1, 1],
  moves: [],
  zones: [
    { name: 'jam', seat: 0, places: [EMPTY, place(1), EMPTY] },
    { name: 'hand', seat: 0, places: [place(0), EMPTY, place(2)] },
    { name: 'hand', seat: 1, places: [HIDDEN] },
  ],
}

const event = (given: Partial<GameEvent>): GameEvent => ({ what: 'laid', seat: 0, card: null, concealed: false, source: null, target: null, value: 0, ...given })
const hand = (seat: number, index: number) => ({ zone: 'hand', seat, index })

test('a card that was drawn is found where it lies in the own hand', () => {
  const [drawn] = locate([event({ card: 2, target: hand(0, 0) })], view)
  expect(drawn!.target).toEqual(hand(0, 2))
})

test('a card that is not seen comes to the one place that a hidden hand has', () => {
  const [drawn] = locate([event({ concealed: true, target: hand(1, 0) })], view)
  expect(drawn!.target).toEqual(hand(1, 0))
})

test('a card that is laid comes from the one place that a hidden hand has', () => {
  const [laid] = locate([event({ card: 1, source: hand(1, 1), target: { zone: 'jam', seat: 0, index: 1 } })], view)
  expect(laid!.source).toEqual(hand(1, 0))
  expect(laid!.target).toEqual({ zone: 'jam', seat: 0, index: 1 })
})

test('a place that is empty now keeps its index', () => {
  const [laid] = locate([event({ card: 1, source: hand(0, 1), target: { zone: 'jam', seat: 0, index: 0 } })], view)
  expect(laid!.source).toEqual(hand(0, 1))
  expect(laid!.target).toEqual({ zone: 'jam', seat: 0, index: 1 })
})
