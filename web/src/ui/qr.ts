import { encode } from 'uqr'

export interface QrCode {
  /** The dark squares as one path; runs of a row are one stroke. */
  path: string
  /** Squares along an edge. */
  size: number
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const squares = row.map(Number).join('')
    return [...squares.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  return { path: runs.join(''), size }
}
