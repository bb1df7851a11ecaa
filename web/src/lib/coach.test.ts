import { beforeEach, describe, expect, it } from 'vitest'
import { Coach, targetFor } from './coach.svelte'
import { keep, kept } from './kept'
import { Picker } from './picker.svelte'
import type { Move, Pick } from './picks'
import type { Guide } from './protocol'

const place = (index: number, zone = 'layout'): Pick => ({ zone, seat: 0, index })
const moves: Move[] = [
  { action: 1, verb: 'put', picks: [place(2)] },
  { action: 2, verb: 'reveal', picks: [place(0, 'discard'), place(5)] },
  { action: 3, verb: 'play', picks: [place(3, 'hand')] },
  { action: 4, verb: 'discard', picks: [place(3, 'hand')] },
  { action: 5, verb: 'build', picks: [place(6, 'hand'), place(7, 'hand'), place(0, 'stacks')], loose: 2 },
  { action: 6, verb: 'pass', picks: [] },
]

describe('what to press next', () => {
  const after = (action: number, ...picks: Pick[]) => {
    const picker = new Picker(() => undefined)
    picker.moves = moves
    for (const pick of picks) picker.pick(pick)
    return targetFor(action, picker)
  }

  it('is the first place, then the next one, then the confirmation', () => {
    expect(after(2)).toEqual({ places: [place(0, 'discard')], button: null })
    expect(after(2, place(0, 'discard'))).toEqual({ places: [place(5)], button: null })
    expect(after(2, place(0, 'discard'), place(5))).toEqual({ places: [], button: 'confirm' })
  })

  it('is a button where picks can not tell moves apart, and where there is nothing to pick', () => {
    expect(after(4, place(3, 'hand'))).toEqual({ places: [], button: '4' })
    const picker = new Picker(() => undefined)
    picker.moves = [moves[5]!, moves[0]!]
    expect(targetFor(6, picker)).toEqual({ places: [], button: '6' })
    expect(targetFor(1, picker)).toEqual({ places: [place(2)], button: '1' })
  })

  it('takes loose cards in any order', () => {
    expect(after(5, place(7, 'hand'))).toEqual({ places: [place(6, 'hand')], button: null })
  })

  it('is the first place again when something else is selected', () => {
    expect(after(1, place(0, 'discard'))).toEqual({ places: [place(2)], button: null })
  })

  it('is nothing for a move that is not there', () => {
    expect(after(99)).toEqual({ places: [], button: null })
  })
})

const step = (key: string) => ({ key, points: [] })
const guideOf = (more: Partial<Guide>): Guide => ({ steps: [step('a'), step('b')], action: 1, number: 3, total: 6, finished: false, ...more })

describe('the coach', () => {
  beforeEach(() => keep('T', { lesson: { read: 0, free: false } }))

  it('says one step after the other and then asks for the move', () => {
    const coach = new Coach('T')
    coach.guide = guideOf({})
    expect([coach.step?.key, coach.asked, coach.progress]).toEqual(['a', null, { number: 4, total: 6 }])
    coach.next()
    expect([coach.step?.key, coach.asked, coach.progress]).toEqual(['b', 1, { number: 5, total: 6 }])
    coach.guide = guideOf({ steps: [step('c')], number: 5, action: 2 })
    expect([coach.step?.key, coach.asked]).toEqual(['c', 2])
  })

  it('goes on where it was after a reload', () => {
    new Coach('T').guide = guideOf({})
    const before = new Coach('T')
    before.guide = guideOf({})
    before.next()
    const again = new Coach('T')
    again.guide = guideOf({})
    expect(again.step?.key).toBe('b')
  })

  it('holds other moves until somebody goes a way of their own', () => {
    const coach = new Coach('T')
    coach.guide = guideOf({})
    expect([coach.allows(moves[0]!), coach.allows(moves[1]!)]).toEqual([true, false])
    coach.setFree()
    expect(coach.allows(moves[1]!)).toBe(true)
    expect(kept('T')?.lesson?.free).toBe(true)
    expect(new Coach('T').allows(moves[1]!)).toBe(true)
  })

  it('allows everything where nothing is asked for', () => {
    const coach = new Coach('T')
    expect(coach.allows(moves[0]!)).toBe(true)
    coach.guide = guideOf({ steps: [], action: null, number: null, total: null })
    expect([coach.allows(moves[0]!), coach.step, coach.progress]).toEqual([true, null, null])
  })

  it('is done when the last step is read', () => {
    const coach = new Coach('T')
    coach.guide = guideOf({ action: null, number: 4, finished: true })
    expect([coach.finished, coach.dismissed]).toEqual([false, false])
    coach.next()
    expect([coach.finished, coach.dismissed]).toEqual([true, false])
    coach.next()
    expect([coach.finished, coach.dismissed]).toEqual([true, true])
  })
})
