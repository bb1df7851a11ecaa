import { describe, expect, it } from 'vitest'
import { canPick, narrow, NOTHING_SELECTED, sharedFirstPick, stepBack, withPick, withPickInstead, type Move, type Pick } from './picks'

const place = (index: number): Pick => ({ zone: 'layout', seat: 0, index })
const pile: Pick = { zone: 'draw', seat: 0, index: 0 }
const discard: Pick = { zone: 'discard', seat: 0, index: 0 }

// A drawn card: it goes to place 2 or 5, or is discarded while 5 is turned up, or is only discarded.
const drawn: Move[] = [
  { action: 1, verb: 'put', picks: [place(2)] },
  { action: 2, verb: 'put', picks: [place(5)] },
  { action: 3, verb: 'reveal', picks: [discard, place(5)] },
  { action: 4, verb: 'discard', picks: [discard] },
]

// A number for an empty space of a lodge, face up or face down.
const laid: Move[] = [
  { action: 1, verb: 'face-up', picks: [place(0)] },
  { action: 2, verb: 'face-down', picks: [place(0)] },
  { action: 3, verb: 'face-up', picks: [place(1)] },
]

describe('narrow', () => {
  it('offers the first pick of every move, each once', () => {
    expect(narrow(drawn, NOTHING_SELECTED).next).toEqual([place(2), place(5), discard])
    expect(narrow(drawn, NOTHING_SELECTED).decided).toBeNull()
  })

  it('decides when one move is complete and none goes on', () => {
    const narrowing = narrow(drawn, { picks: [place(2)], verb: null })
    expect(narrowing.decided?.action).toBe(1)
    expect(narrowing.needButton).toEqual([])
    expect(narrowing.next).toEqual([])
  })

  it('gives a button to a complete move that another one continues', () => {
    const narrowing = narrow(drawn, { picks: [discard], verb: null })
    expect(narrowing.decided).toBeNull()
    expect(narrowing.needButton.map((move) => move.verb)).toEqual(['discard'])
    expect(narrowing.next).toEqual([place(5)])
  })

  it('gives a button to each of several moves with the same picks', () => {
    const narrowing = narrow(laid, { picks: [place(0)], verb: null })
    expect(narrowing.needButton.map((move) => move.verb)).toEqual(['face-up', 'face-down'])
  })

  it('narrows by a verb chosen first', () => {
    const narrowing = narrow(laid, { picks: [], verb: 'face-down' })
    expect(narrowing.next).toEqual([place(0)])
    expect(narrow(laid, { picks: [place(0)], verb: 'face-down' }).decided?.action).toBe(2)
  })

  it('gives a button to a move without picks, even to the only one', () => {
    const pass: Move[] = [{ action: 9, verb: 'pass', picks: [] }]
    expect(narrow(pass, NOTHING_SELECTED).needButton.map((move) => move.action)).toEqual([9])
    expect(narrow(pass, NOTHING_SELECTED).decided?.action).toBe(9)
  })

  it('has nothing to offer without moves', () => {
    expect(narrow([], NOTHING_SELECTED)).toEqual({
      moves: [],
      next: [],
      complete: [],
      decided: null,
      needButton: [],
    })
  })

  it('tells zones, seats and indices apart', () => {
    const narrowing = narrow(drawn, NOTHING_SELECTED)
    expect(canPick(narrowing, place(2))).toBe(true)
    expect(canPick(narrowing, { ...place(2), seat: 1 })).toBe(false)
    expect(canPick(narrowing, { ...place(2), zone: 'draw' })).toBe(false)
    expect(canPick(narrowing, pile)).toBe(false)
  })

  it('leads from every prefix of every move to that move', () => {
    for (const move of drawn) {
      for (let depth = 0; depth < move.picks.length; depth++) {
        const narrowing = narrow(drawn, { picks: move.picks.slice(0, depth), verb: null })
        expect(canPick(narrowing, move.picks[depth]!)).toBe(true)
      }
      expect(narrow(drawn, { picks: move.picks, verb: null }).complete).toContain(move)
    }
  })
})

describe('a selection', () => {
  it('takes only picks that a move continues with', () => {
    expect(withPick(drawn, NOTHING_SELECTED, discard).picks).toEqual([discard])
    expect(withPick(drawn, NOTHING_SELECTED, place(7))).toBe(NOTHING_SELECTED)
  })

  it('steps back pick by pick, and no verb stays behind', () => {
    const once = stepBack({ picks: [discard, place(5)], verb: 'reveal' })
    expect(once).toEqual({ picks: [discard], verb: null })
    expect(stepBack(once)).toEqual(NOTHING_SELECTED)
  })

  it('takes another pick instead, and keeps what goes with it', () => {
    const instead = (picks: Pick[], pick: Pick) => withPickInstead(drawn, { picks, verb: null }, pick)?.picks
    expect(instead([place(2)], place(5))).toEqual([place(5)])
    expect(instead([discard, place(5)], place(2))).toEqual([place(2)])
    expect(instead([discard], pile)).toBeUndefined()
    const twice = [...drawn, { action: 5, verb: 'reveal', picks: [discard, place(6)] }]
    expect(withPickInstead(twice, { picks: [discard, place(5)], verb: 'reveal' }, place(6))).toEqual({ picks: [discard, place(6)], verb: null })
  })

  it('is given where all moves begin alike', () => {
    const pass: Move = { action: 9, verb: 'pass', picks: [] }
    const lays: Move[] = [2, 5].map((index) => ({ action: index, verb: 'lay', picks: [pile, place(index)] }))
    expect(sharedFirstPick([...lays, pass])).toEqual(pile)
    expect(sharedFirstPick([...lays, { action: 7, verb: 'play', picks: [pile] }])).toBeNull() // that would be a move
    expect(sharedFirstPick(drawn)).toBeNull()
    expect(sharedFirstPick([pass])).toBeNull()
  })
})
