/** What is asked of the one to act, and what the answers are called. */
import type { SeatFacts } from '../../board/board'
import type { Picker } from '../../board/picker.svelte'
import type { Move } from '../../board/picks'
import { t } from '../../i18n/text.svelte'
import { cardOf, isLog, namesOfSide } from './fromView'
import type { RoiDesCastorsView as View } from './types'
import { cardName, effectOf, keeps, say } from './words'

const MAIN = ['main', 'again']

export function question(view: View, picker: Picker): string {
  const { phase, this_turn: turn } = view
  const [first] = picker.selection.picks
  if (first && picker.narrowing.decided) return t('ask-confirm')
  if (first?.zone === 'dam' && phase !== 'move-to') return say('ask-log')
  if (MAIN.includes(phase) && first) return isLog(first.index) ? say('ask-dam') : effectOf(view, cardOf(first.index))
  if (phase === 'lay' && first) return say('ask-dam-next', { count: turn.lays_left })
  const side = view.sides[view.side ?? 0]!
  switch (phase) {
    case 'power':
      return powerQuestion(view, picker)
    case 'main':
      return mainQuestion(view)
    case 'lay':
      return say(turn.least > 1 ? 'ask-lay-least' : 'ask-lay', { count: turn.lays_left, least: turn.least })
    case 'target':
      return say('ask-target', { card: turn.card ? cardName(turn.card as never) : '' })
    case 'steal':
      // Asked even so, or others would learn from its absence what the hand holds.
      if (view.moves.every(({ verb }) => verb !== 'steal')) return say('ask-steal-none')
      return say('ask-steal', { count: (turn.most ?? 2) - turn.done })
    case 'troc-out':
    case 'troc-in':
    case 'discard':
      return say(`ask-${phase}`, { count: (turn.most ?? 0) - turn.done })
    case 'pick':
      return say('ask-pick', { count: turn.owed })
    case 'draw':
      return say(view.mode === 'expert' ? 'ask-draw-river' : 'ask-draw')
    case 'adjust':
      return say('ask-adjust', { count: side.held - side.hand_limit })
    case 'fill':
      return say('ask-fill', { count: side.hand_limit - side.held })
    default:
      return say(`ask-${phase}`)
  }
}

/** A power is offered with the draw, which declines it. */
function powerQuestion(view: View, { selection, narrowing }: Picker): string {
  const [next] = narrowing.moves
  if (selection.picks.length > 0 && next) return say(`ask-power-${next.verb}`)
  const verbs = view.moves.map(({ verb }) => verb)
  // The Maître-Nageur's power is a draw of its own, at the pile.
  if (view.moves.some(({ verb, picks }) => verb === 'use' && picks.at(-1)?.zone === 'pile'))
    return say(verbs.includes('take') ? 'ask-power-swim-river' : 'ask-power-swim', { keeps: keeps(view) })
  return say(verbs.includes('take') ? 'ask-power-river' : verbs.includes('draw') ? 'ask-power' : 'ask-power-only')
}

function mainQuestion(view: View): string {
  if (view.mode === 'solo') return say('ask-main-solo')
  const { raising, free } = view.this_turn
  return [raising && say('chip-raising'), free && say('chip-free'), say('ask-main')].filter(Boolean).join('. ')
}

export function label(view: View, move: Move, seats: readonly SeatFacts[]): string {
  const { verb, picks } = move
  const last = picks.at(-1)
  const named = (key: string) => say(key, { card: last ? cardName(cardOf(last.index)) : '' })
  switch (verb) {
    case 'pass':
      return say(move.then ? 'draw-up-to' : `pass-${view.phase}`, { count: move.then?.length ?? 0 })
    case 'use':
      return say(view.phase === 'claim' ? 'use-claim' : last?.zone === 'pile' ? 'use-swim' : 'verb-use', { keeps: keeps(view) })
    case 'draw':
      if (move.then) return say('draw-up-to', { count: move.then.length + 1 })
      if (picks.length === 0) return say('draw-one')
      return say(view.mode !== 'team' ? 'verb-draw' : last?.zone === 'log-pile' ? 'draw-log' : 'draw-other')
    case 'take':
      return say('verb-take')
    case 'discard': {
      const card = picks[0]
      const kind = card?.zone === 'drawn' ? view.this_turn.drawn[card.index] : card?.index
      return say('do-discard', { card: kind == null ? '' : cardName(cardOf(kind)) })
    }
    case 'play':
    case 'store':
    case 'recycle':
    case 'steal':
    case 'move':
      return named(`do-${verb}`)
    case 'lay':
      return say(last && last.index === view.sides[last.seat]!.dams.length && view.mode !== 'solo' ? 'do-lay-new' : 'verb-lay')
    case 'target':
      return say('aim-at', { name: last ? namesOfSide(view.sides[last.seat]!, seats) : '' })
    default:
      return say(`verb-${verb}`)
  }
}
