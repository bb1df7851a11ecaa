/** Where things are in a graph of shares over the positions of a match. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

export const xOf = (ply: number, last: number, { left, right }: Area): number => left + ((right - left) * ply) / Math.max(1, last)

export const yOf = (share: number, { top, bottom }: Area): number => bottom - (bottom - top) * Math.max(0, Math.min(1, share))

/** The position that lies nearest to a place on the horizontal axis. */
export const plyAt = (x: number, last: number, { left, right }: Area): number =>
  Math.max(0, Math.min(last, Math.round(((x - left) / Math.max(1, right - left)) * last)))

const round = (value: number) => Math.round(value * 10) / 10

/** A seat's line as a path. */
export const lineOf = (chances: readonly (readonly number[])[], seat: number, last: number, area: Area): string =>
  chances.map((shares, ply) => `${ply === 0 ? 'M' : 'L'}${round(xOf(ply, last, area))} ${round(yOf(shares[seat] ?? 0, area))}`).join('')
