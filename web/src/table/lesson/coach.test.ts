import { beforeEach, describe, expect, it } from 'vitest'
import { Picker } from '../../board/picker.svelte'
import type { Move, Pick } from '../../board/picks'
import { storedTable, updateTable } from '../../device/tables'
import type { Guide } from '../../net/protocol'
import { Coach, targetFor } from './coach.svelte'

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

const coachOf = () => {
  const coach = new Coach('T', new Picker(() => undefined))
  coach.ready = true
  return coach
}

describe('the coach', () => {
  beforeEach(() => updateTable('T', { lesson: { read: 0, free: false } }))

  it('says one step after the other and then asks for the move', () => {
    const coach = coachOf()
    coach.guide = guideOf({})
    expect([coach.step?.key, coach.asked, coach.progress]).toEqual(['a', null, { number: 4, total: 6 }])
    coach.next()
    expect([coach.step?.key, coach.asked, coach.progress]).toEqual(['b', 1, { number: 5, total: 6 }])
    coach.guide = guideOf({ steps: [step('c')], number: 5, action: 2 })
    expect([coach.step?.key, coach.asked]).toEqual(['c', 2])
  })

  it('goes on where it was after a reload', () => {
    const before = coachOf()
    before.guide = guideOf({})
    before.next()
    const again = coachOf()
    again.guide = guideOf({})
    expect(again.step?.key).toBe('b')
  })

  it('holds other moves until somebody goes a way of their own', () => {
    const coach = coachOf()
    coach.guide = guideOf({})
    expect([coach.lets(moves[0]!), coach.held]).toEqual([true, null])
    expect([coach.lets(moves[1]!), coach.held]).toEqual([false, moves[1]])
    expect(coach.goFree()).toBe(moves[1])
    expect([coach.lets(moves[1]!), coach.held]).toEqual([true, null])
    expect(storedTable('T')?.lesson?.free).toBe(true)
    const again = coachOf()
    again.guide = guideOf({})
    expect(again.lets(moves[1]!)).toBe(true)
  })

  it('forgets what it held as soon as something else is chosen or has happened', () => {
    const coach = coachOf()
    coach.picker.moves = moves
    coach.guide = guideOf({})
    coach.lets(moves[1]!)
    coach.picker.pick(place(2))
    expect(coach.held).toBe(null)
    coach.lets(moves[1]!)
    expect(coach.held).toBe(moves[1])
    coach.guide = guideOf({ number: 5 })
    expect(coach.held).toBe(null)
  })

  it('holds nothing back while it can not say why', () => {
    const coach = coachOf()
    coach.ready = false
    coach.guide = guideOf({})
    expect([coach.lets(moves[1]!), coach.words]).toEqual([true, ''])
  })

  it('points at what it speaks of, then at what is to be pressed, and offers what helps', () => {
    const coach = coachOf()
    coach.picker.moves = moves.slice(0, 5)
    coach.canAct = true
    coach.guide = guideOf({ steps: [{ key: 'a', points: [place(7)] }, step('b')] })
    const ids = () => coach.buttons.map(({ id }) => id)
    expect([coach.target.places, ids(), coach.interrupts]).toEqual([[place(7)], ['read-on'], true])
    coach.next()
    expect([coach.target.places, ids(), coach.interrupts]).toEqual([[place(2)], ['show'], false])
    coach.show()
    expect([coach.target.button, ids(), coach.picker.selection.picks]).toEqual(['confirm', [], [place(2)]])
    coach.lets(moves[1]!)
    expect([ids(), coach.interrupts, coach.mood]).toEqual([['my-way', 'show'], true, 'wink'])
    coach.canAct = false
    expect([coach.target.places, ids()]).toEqual([[], []])
  })

  it('allows everything where nothing is asked for', () => {
    const coach = coachOf()
    expect(coach.lets(moves[0]!)).toBe(true)
    coach.guide = guideOf({ steps: [], action: null, number: null, total: null })
    expect([coach.lets(moves[0]!), coach.step, coach.progress]).toEqual([true, null, null])
  })

  it('is done when the last step is read', () => {
    const coach = coachOf()
    coach.guide = guideOf({ action: null, number: 4, finished: true })
    expect([coach.finished, coach.dismissed]).toEqual([false, false])
    coach.next()
    expect([coach.finished, coach.dismissed]).toEqual([true, false])
    coach.next()
    expect([coach.finished, coach.dismissed]).toEqual([true, true])
  })
})
