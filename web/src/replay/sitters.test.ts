import { describe, expect, it } from 'vitest'
import { everyone, namesAt, type Sitter } from './sitters'

const person = (seat: number, name: string, ply = 0): Sitter => ({ ply, seat, kind: 'person', name, level: null, stand_in: null })
const empty = (seat: number, ply: number): Sitter => ({ ply, seat, kind: 'open', name: null, level: null, stand_in: 'empty' })
const sitters = [person(0, 'Bea'), person(1, 'Tim'), empty(1, 5), person(1, 'Liv', 9)]

describe('who had a seat', () => {
  it('is told by the moves that they made', () => {
    expect(namesAt(sitters, 2, 0).names).toEqual(['Bea', 'Tim'])
    expect(namesAt(sitters, 2, 5).names).toEqual(['Bea', 'Tim']) // the last move of Tim's
    expect(namesAt(sitters, 2, 6)).toEqual({ names: ['Bea', 'Fenna'], bots: ['Bo', 'Fenna'], isBot: [false, true] })
    expect(namesAt(sitters, 2, 10).names).toEqual(['Bea', 'Liv'])
  })

  it('is told in a row for a whole match', () => {
    expect(everyone(sitters, 2)).toEqual(['Bea', 'Tim / Fenna / Liv'])
  })

  it('is not known of a file', () => {
    expect(namesAt(null, 2, 3).names).toHaveLength(2)
    expect(everyone(null, 3)).toHaveLength(3)
  })
})
