/** How far one has looked into each match: what is behind that is not given away after a reload either. */
import { Collection } from './collection'

const progress = new Collection<{ reached: number }>('beaverboard.replays', 60)

export const reachedBefore = (id: string): number => progress.get(id)?.reached ?? 0

export function noteReached(id: string, reached: number): void {
  if (reached > reachedBefore(id)) progress.put(id, { reached })
}
