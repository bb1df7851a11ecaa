import { expect, it } from 'vitest'
import { curtainSeat, shownSeat } from './hotseat'

it('shows the only own seat, whoever is to move, and never a curtain', () => {
  expect(shownSeat([2], null)).toBe(2)
  expect(curtainSeat([2], null, 2)).toBeNull()
})

it('shows a spectator no seat', () => {
  expect(shownSeat([], null)).toBeNull()
  expect(curtainSeat([], null, 0)).toBeNull()
})

it('hides everything until the person to move has lifted the curtain', () => {
  expect(curtainSeat([0, 2], 0, 2)).toBe(2)
  expect(curtainSeat([0, 2], 2, 2)).toBeNull()
  expect(shownSeat([0, 2], 2)).toBe(2)
})

it('leaves the last person the view while somebody elsewhere moves', () => {
  expect(curtainSeat([0, 2], 2, 1)).toBeNull()
  expect(shownSeat([0, 2], 2)).toBe(2)
})

it('shows the first own seat after the one that looked was given up', () => {
  expect(shownSeat([0, 1], 2)).toBe(0)
})
