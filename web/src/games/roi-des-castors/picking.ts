/** How moves are picked on this board: a card, then its place. */
import type { Move, Pick } from '../../board/picks'
import { place } from './fromView'
import type { RoiDesCastorsView as View } from './types'

/** Where a card of the main action goes that is discarded. */
export const HEAP: Pick = place('heap', 0, 0)

const MAIN = ['main', 'again']

export function chosen(view: View, { action, verb, picks }: View['moves'][number]): Move {
  // A log and its dam in any order
  if (verb === 'lay') return { action, verb, picks, loose: picks.length }
  // In the main action a card can also be laid or played; else to tap it is to discard it.
  if (verb === 'discard' && MAIN.includes(view.phase)) return { action, verb, picks: [...picks, HEAP] }
  return { action, verb, picks }
}
