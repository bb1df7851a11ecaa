/** Where in a replay one is, as the fragment of its address: `#ply=12&seat=1`, with `&open=1` where all cards lie open. */

/** Whose eyes one looks with; null is a spectator's. */
export interface Look {
  seat: number | null
  open: boolean
}

export interface Place {
  ply: number
  look: Look
}

const number = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** What the fragment names; of the rest nothing. */
export function placeOf(hash: string): { ply: number | null; look: Look | null } {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const seat = number(named.get('seat'))
  const open = named.get('open') === '1'
  const ply = number(named.get('ply'))
  return { ply, look: seat !== null || open || ply !== null ? { seat, open } : null }
}

export function hashOf({ ply, look: { seat, open } }: Place): string {
  return `#ply=${ply}${seat === null ? '' : `&seat=${seat}`}${open ? '&open=1' : ''}`
}
