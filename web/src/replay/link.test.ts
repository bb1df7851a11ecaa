import { expect, it } from 'vitest'
import { hashOf, placeOf } from './link'

it('reads what it writes', () => {
  for (const place of [
    { ply: 12, perspective: { seat: 1, open: false } },
    { ply: 0, perspective: { seat: null, open: false } },
    { ply: 7, perspective: { seat: 0, open: true } },
  ]) {
    expect(placeOf(hashOf(place))).toEqual(place)
  }
  expect(hashOf({ ply: 12, perspective: { seat: 1, open: false } })).toBe('#ply=12&seat=1')
})

it('leaves out what it cannot read', () => {
  expect(placeOf('')).toEqual({ ply: null, perspective: null })
  expect(placeOf('#ply=-3&seat=x')).toEqual({ ply: null, perspective: null })
  expect(placeOf('#ply=1e9')).toEqual({ ply: null, perspective: null })
  expect(placeOf('#seat=2')).toEqual({ ply: null, perspective: { seat: 2, open: false } })
})
