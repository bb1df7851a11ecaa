/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
