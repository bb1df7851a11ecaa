/** How far one has looked into each match: what is behind that is not given away after a reload either. */
import { Shelf } from './collection'

const shelf = new Shelf<{ reached: number }>('beaverboard.replays', 60)

export const reachedBefore = (id: string): number => shelf.get(id)?.reached ?? 0

export function noteReached(id: string, reached: number): void {
  if (reached > reachedBefore(id)) shelf.put(id, { reached })
}
