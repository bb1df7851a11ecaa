import { describe, expect, it } from 'vitest'
import { nextInDirection, type Box } from './keyboard'

// Two rows of four, as a layout of Biber-Gang; the piles lie above the middle.
const cell = (column: number, row: number): Box => ({ left: column * 60, top: row * 90, width: 50, height: 80 })
const layout = [0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => cell(column, row)))

describe('nextInDirection', () => {
  it('goes to the neighbour in the row', () => {
    expect(nextInDirection(layout[1]!, layout, 'ArrowRight')).toBe(2)
    expect(nextInDirection(layout[1]!, layout, 'ArrowLeft')).toBe(0)
  })

  it('goes to the other row in the same column', () => {
    expect(nextInDirection(layout[2]!, layout, 'ArrowDown')).toBe(6)
    expect(nextInDirection(layout[6]!, layout, 'ArrowUp')).toBe(2)
  })

  it('leaps over gaps to what is left', () => {
    expect(nextInDirection(layout[0]!, [layout[3]!, layout[7]!], 'ArrowRight')).toBe(0)
  })

  it('stays where nothing lies that way', () => {
    expect(nextInDirection(layout[0]!, layout, 'ArrowLeft')).toBe(-1)
    expect(nextInDirection(layout[5]!, layout, 'ArrowDown')).toBe(-1)
  })
})
