/** What somebody means who points at something that cannot be, in the words that the server reads. */
import type { Move, Pick, Selection } from '../../board/picks'
import { cardOf, isLog } from './fromView'
import type { RoiDesCastorsView as View } from './types'

const wordOf = (kind: number): string => (isLog(kind) ? String(kind + 1) : cardOf(kind))

export function attempt(view: View, { picks }: Selection, pick: Pick): { move: Omit<Move, 'action'>; words: string } | null {
  const words = wordsFor(view, picks, pick)
  return words === null ? null : { move: { verb: words.split(' ')[0]!, picks: [...picks, pick] }, words }
}

function wordsFor(view: View, picks: readonly Pick[], pick: Pick): string | null {
  const own = view.side
  const held = picks.find(({ zone }) => zone === 'hand' || zone === 'reserve')
  switch (pick.zone) {
    case 'hand':
      if (pick.seat !== own) return view.phase === 'steal' && isLog(pick.index) ? `steal ${wordOf(pick.index)}` : null
      return view.phase === 'power' ? `store ${wordOf(pick.index)}` : cardWords(view, pick)
    case 'reserve':
      return pick.seat === own ? cardWords(view, pick) : null
    case 'dam':
      if (view.phase === 'move-from') return `from ${pick.index}`
      if (view.phase === 'move-to') return `to ${pick.index}`
      if (held) return isLog(held.index) ? layWords(held, pick.index) : null
      return closed(view, pick)
    case 'pile':
      return 'draw'
    case 'log-pile':
      return 'draw log'
    case 'river':
      return `take ${pick.index}`
    case 'side':
      return `target ${pick.seat}`
    case 'log':
      return `move ${pick.index + 1}`
    default:
      return null
  }
}

/** A dam that takes nothing more says so to any log. */
function closed(view: View, dam: Pick): string | null {
  const side = view.sides[dam.seat]!
  const log = side.hand?.find(isLog)
  if (dam.seat !== view.side || log === undefined || (side.dams[dam.index]?.fate ?? 'growing') === 'growing') return null
  return layWords({ zone: 'hand', seat: dam.seat, index: log }, dam.index)
}

const from = ({ zone }: Pick) => (zone === 'reserve' ? ' reserve' : '')

const layWords = (card: Pick, dam: number) => `lay ${wordOf(card.index)}${from(card)} on ${dam}`

/** A log that cannot be laid anywhere cannot begin a dam either. */
function cardWords(view: View, card: Pick): string {
  if (isLog(card.index)) return layWords(card, view.mode === 'solo' ? 0 : view.sides[card.seat]!.dams.length)
  return `play ${wordOf(card.index)}${from(card)}`
}
