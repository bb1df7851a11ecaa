import type { Move } from '../board/picks'
import type { ActionButton } from './ActionBar.svelte'

/** One action may have two buttons: alone, and with what follows it. */
export const buttonId = ({ action, then }: Move) => (then ? `${action}+` : String(action))

/** A button per move. Moves that would be called the same have none: they are told apart by what is picked on the board. */
export function moveButtons(moves: readonly Move[], labelOf: (move: Move) => string): ActionButton[] {
  const buttons = moves.map((move) => ({ id: buttonId(move), label: labelOf(move), picks: move.picks.length }))
  const isAlone = (label: string) => buttons.filter((button) => button.label === label).length === 1
  return buttons.filter(({ label, picks }) => picks === 0 || isAlone(label)).map(({ id, label }) => ({ id, label }))
}
