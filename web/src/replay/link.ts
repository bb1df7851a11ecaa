/** Where in a replay one is, as the fragment of its address: `#ply=12&seat=1`, with `&open=1` where all cards lie open. */

/** The seat whose view is shown, null for a spectator's; `open` shows all cards. */
export interface Perspective {
  seat: number | null
  open: boolean
}

export interface Place {
  ply: number
  perspective: Perspective
}

const number = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** What the fragment names; of the rest nothing. */
export function placeOf(hash: string): { ply: number | null; perspective: Perspective | null } {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const seat = number(named.get('seat'))
  const open = named.get('open') === '1'
  const ply = number(named.get('ply'))
  return { ply, perspective: seat !== null || open || ply !== null ? { seat, open } : null }
}

export function hashOf({ ply, perspective: { seat, open } }: Place): string {
  return `#ply=${ply}${seat === null ? '' : `&seat=${seat}`}${open ? '&open=1' : ''}`
}
