/** Digits as round strokes, drawn by us so that a card looks the same on every device. 56 units high. */
export const DIGITS: readonly { width: number; path: string }[] = [
  { width: 40, path: 'M20 5C30 5 35 14 35 28C35 42 30 51 20 51C10 51 5 42 5 28C5 14 10 5 20 5Z' },
  { width: 26, path: 'M6 15L18 5V51' },
  { width: 40, path: 'M6 16C7 8 13 5 20 5C29 5 34 10 34 18C34 28 20 35 6 51H35' },
  { width: 40, path: 'M7 10C10 7 14 5 20 5C28 5 33 10 33 16C33 23 27 27 18 27C28 27 35 31 35 39C35 46 29 51 20 51C13 51 8 49 5 45' },
  { width: 41, path: 'M27 51V5L5 37H37' },
  { width: 40, path: 'M32 5H11L9 26C12 23 16 21.5 20 21.500C29 21.5 35 28 35 36C35 45 29 51 20 51C13 51 8 49 5 45' },
  { width: 40, path: 'M29 5C15 8 5 20 5 35C5 45 11 51 20 51C29 51 35 45 35 36.500C35 28 29 22.5 20.5 22.500C13 22.5 7 27 5.5 33' },
  { width: 40, path: 'M5 5H35C25 18 18 33 16 51' },
  {
    width: 40,
    path: 'M20 5C28 5 32.5 9.5 32.5 16C32.5 22 27 26.5 20 26.500C13 26.5 7.5 22 7.5 16C7.5 9.5 12 5 20 5ZM20 26.500C29 26.5 35 31.5 35 39C35 46 29 51 20 51C11 51 5 46 5 39C5 31.5 11 26.5 20 26.500Z',
  },
  { width: 40, path: 'M11 51C25 48 35 36 35 21C35 11 29 5 20 5C11 5 5 11 5 19.500C5 28 11 33.5 19.5 33.500C27 33.5 33 29 34.5 23' },
]

export interface PlacedDigit {
  path: string
  x: number
}

/** The digits of a whole number side by side, and how wide they are together. */
export function layOutNumber(value: number): { digits: PlacedDigit[]; width: number } {
  let width = 0
  const digits = [...String(Math.abs(value))].map((character) => {
    const digit = DIGITS[Number(character)]!
    const placed = { path: digit.path, x: width }
    width += digit.width + 5
    return placed
  })
  return { digits, width: width - 5 }
}
