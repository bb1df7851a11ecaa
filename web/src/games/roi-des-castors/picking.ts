/** How moves are picked on this board: a card, then its place. */
import type { Move, Pick } from '../../board/picks'
import { place } from './fromView'
import type { RoiDesCastorsView as View } from './types'

/** Where a card of the main action goes that is discarded. */
export const HEAP: Pick = place('heap', 0, 0)
/** Where a card is dropped that is played. */
export const TABLE: Pick = place('table', 0, 0)
const PILE: Pick = place('pile', 0, 0)

const MAIN = ['main', 'again']

export function chosen(view: View): Move[] {
  const moves = view.moves.map((move) => chosenMove(view, move))
  if (view.phase === 'troc-out') return [...moves, ...drawInstead(view, moves)]
  return view.phase === 'troc-in' ? drawAll(view, moves) : moves
}

function chosenMove(view: View, { action, verb, picks }: View['moves'][number]): Move {
  // A log and its dam in any order
  if (verb === 'lay') return { action, verb, picks, loose: picks.length }
  // In the main action a card can also be laid or played; else to tap it is to discard it.
  if (verb === 'discard' && MAIN.includes(view.phase)) return { action, verb, picks: [...picks, HEAP], button: 1 }
  return { action, verb, picks }
}

const draws = (count: number) => Array.from({ length: count }, () => 'draw')

/** Who goes to the pile discards no more, and draws as many as they may. Where there are two piles, each card is a choice. */
function drawInstead({ log_pile, pile, discards, this_turn: { most } }: View, moves: readonly Move[]): Move[] {
  const stop = moves.find(({ verb }) => verb === 'pass')
  if (!stop || log_pile !== null || pile + discards.length === 0) return []
  return [{ ...stop, picks: [PILE], then: draws(most ?? 0), button: 0 }]
}

/** All that may be drawn by one press of the pile or its button; a single card by another button. */
function drawAll({ this_turn: { most, done } }: View, moves: readonly Move[]): Move[] {
  const left = (most ?? 0) - done
  const drawing = moves.filter(({ verb }) => verb === 'draw')
  if (left < 2 || drawing.length !== 1) return [...moves]
  return moves.flatMap((move) => (move === drawing[0] ? [{ ...move, then: draws(left - 1), button: 0 }, { ...move, picks: [] }] : [move]))
}

/** The next log is often like the last. */
export const keeps = ({ phase }: View, { verb, picks }: Move): Pick | null =>
  (phase === 'lay' && verb === 'lay' && picks.find(({ zone }) => zone !== 'dam')) || null

export const playedAt = ({ verb }: Move): Pick | null => (verb === 'play' ? TABLE : null)
