/** QR codes of short texts (ISO/IEC 18004): bytes, correction level M, versions 1 to 9, that is up to 180 bytes. */

/** Per version: correction bytes per block, then the data bytes of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
]
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
]

// The field of 256 elements, as powers of 2.
const POWER: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = x
  LOG[x] = i
  x = x < 128 ? 2 * x : (2 * x) ^ 0x11d
}
const times = (a: number, b: number) => (a && b ? POWER[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The correction bytes of a block: what remains of it divided by the generator. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const longer = [...generator, 0]
    generator.forEach((c, k) => (longer[k + 1]! ^= times(c, POWER[i]!)))
    generator = longer
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    generator.forEach((c, k) => (rest[i + k]! ^= times(c, factor)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [corrections, blocks] = BLOCKS[version - 1]!
  const room = blocks.reduce((a, b) => a + b)
  const head = `0100${bytes.length.toString(2).padStart(8, '0')}`
  const all = head + [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('') + '0000'
  const data = (all.slice(0, room * 8).match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler)
  const parts = blocks.map((size, i) => {
    const start = blocks.slice(0, i).reduce((a, b) => a + b, 0)
    return data.slice(start, start + size)
  })
  const interleave = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat()
  return [...interleave(parts), ...interleave(parts.map((part) => correction(part, corrections)))]
}

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** Appends the remainder of a division of polynomials over two elements. */
function withCheck(value: number, generator: number, checkBits: number): number {
  let rest = value << checkBits
  for (let bit = 31 - Math.clz32(rest); bit >= checkBits; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - checkBits)
  return (value << checkBits) | rest
}

type Grid = (boolean | undefined)[][]

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length
  const set = (y: number, x: number, dark: boolean) => {
    if (grid[y] && x >= 0 && x < size) grid[y]![x] = dark
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let y = -1; y < 8; y++) {
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
        set(top + y, left + x, ring !== 2 && ring !== 4)
      }
    }
  }
  const centres = ALIGNMENT[version - 1]!
  for (const y of centres) {
    for (const x of centres) {
      if (grid[y]![x] !== undefined) continue // a finder pattern lies there
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1)
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  set(size - 8, 8, true)
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12)
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1
      set(Math.floor(i / 3), size - 11 + (i % 3), dark)
      set(size - 11 + (i % 3), Math.floor(i / 3), dark)
    }
  }
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const bits = withCheck(mask, 0x537, 10) ^ 0x5412 // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    const first = i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i]
    const second = i < 8 ? [8, size - 1 - i] : [size - 15 + i, 8]
    grid[first[0]!]![first[1]!] = dark
    grid[second[0]!]![second[1]!] = dark
  }
}

function fill(patterns: Grid, data: readonly number[], mask: number): boolean[][] {
  const grid = patterns.map((row) => [...row])
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (patterns[y]![x] !== undefined) continue
        const dark = (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        grid[y]![x] = dark !== MASKS[mask]!(y, x)
        bit += 1
      }
    }
  }
  return grid as boolean[][]
}

/** How hard a code is to read; the mask that makes it easiest is taken. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  let cost = 0
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))]
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2
    for (let i = 0; i + 11 <= size; i++) {
      const window = text.slice(i, i + 11)
      if (window === '10111010000' || window === '00001011101') cost += 40
    }
  }
  let darkCount = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dark = grid[y]![x]!
      if (dark) darkCount += 1
      if (y > 0 && x > 0 && dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1]) cost += 3
    }
  }
  return cost + 10 * Math.floor(Math.abs((darkCount * 20) / (size * size) - 10))
}

/** The squares of the code, rows of dark or light; null when the text is too long. `mask` is for tests. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(([, blocks]) => blocks.reduce((a, b) => a + b) >= bytes.length + 2) + 1
  if (version === 0) return null
  const size = 17 + 4 * version
  const patterns: Grid = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined))
  drawPatterns(patterns, version)
  drawFormat(patterns, 0)
  const data = codewords(bytes, version)
  const codes = (mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask]).map((each) => {
    const grid = fill(patterns, data, each)
    drawFormat(grid, each)
    return grid
  })
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

/** All dark squares as one path in a box of `size` units; runs of a row are one stroke. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((row, y) => {
      const text = row.map((dark) => (dark ? '1' : '0')).join('')
      return [...text.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    })
    .join('')
}
