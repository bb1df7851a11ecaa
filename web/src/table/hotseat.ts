/** Several people at one device: whose view is shown, and when the device goes to somebody else. */

/** `lifted` is the seat whose person has lifted the curtain last. */
export function shownSeat(own: readonly number[], lifted: number | null): number | null {
  if (own.length > 1 && lifted !== null && own.includes(lifted)) return lifted
  return own[0] ?? null
}

/** The seat that a curtain waits for before it shows anything; null for none. */
export function curtainSeat(own: readonly number[], lifted: number | null, turn: number | null): number | null {
  return own.length > 1 && turn !== null && own.includes(turn) && turn !== lifted ? turn : null
}
