import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../net/protocol'
import { joined } from './stage'

const place = (zone: string, index = 0) => ({ zone, seat: 0, index })
const event = (what: string, source: ReturnType<typeof place> | null, target: ReturnType<typeof place> | null) =>
  ({ what, seat: 0, card: null, concealed: false, source, target, value: 0 }) as GameEvent

describe('a turn in one motion', () => {
  it('lets a card that is moved on fly the whole way', () => {
    const turn = [event('drawn', place('pile'), place('hand')), event('laid', place('hand'), place('layout', 3)), event('discarded', place('layout', 3), place('discard'))]
    // The card that is discarded lay where the new one is laid: it did not come from the pile.
    expect(joined(turn)).toEqual([event('laid', place('pile'), place('layout', 3)), turn[2]])
  })

  it('leaves cards apart that do not follow each other', () => {
    const turn = [event('taken', place('river', 2), place('hand', 1)), event('slid', place('river', 3), place('river', 2)), event('scored', null, null)]
    expect(joined(turn)).toEqual(turn)
  })
})
