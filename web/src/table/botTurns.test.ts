import { describe, expect, it } from 'vitest'
import { inBrief } from './botTurns.svelte'

describe('what a bot did', () => {
  it('is told in one paragraph, with what happens again counted', () => {
    expect(inBrief(['Mirka plays Troc.', 'Mirka draws a card.', 'Mirka draws a card.', 'Mirka lays a log of 2.', 'Mirka draws a card.'])).toBe(
      'Mirka plays Troc. Mirka draws a card (2×). Mirka lays a log of 2. Mirka draws a card.',
    )
  })
})
