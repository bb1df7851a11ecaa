/** A bot's advice for the move that is to be made now. */
import { tick } from 'svelte'
import { showError } from '../ui/toasts.svelte'
import type { NamedHint } from './HintDialog.svelte'
import type { MatchStore } from './match.svelte'

export class Hints {
  open = $state(false)
  /** The answer, once it is there. */
  answer = $state.raw<NamedHint | null>(null)

  constructor(readonly match: MatchStore) {}

  run(): void {
    $effect(() => {
      if (!this.match.canAct) this.open = false // it was about a position that is gone
    })
  }

  async ask(): Promise<void> {
    const { match } = this
    if (match.you === null || !match.board) return
    match.picker.giveUp()
    await tick()
    this.answer = null
    this.open = true
    try {
      const hint = await match.server.hint(match.you)
      if (!this.open) return
      if (!hint || hint.ply !== match.server.position?.ply || !match.moveOf(hint.action)) {
        this.open = false
        return
      }
      this.answer = { hint, names: hint.moves.map(({ action }) => this.#nameOf(action)) }
      this.choose(hint.action)
    } catch (error) {
      this.open = false
      showError(error)
    }
  }

  /** Selects a move, to be confirmed or not. */
  choose(action: number): void {
    const move = this.match.moveOf(action)
    if (move) this.match.picker.suggest(move)
  }

  #nameOf(action: number): string {
    const move = this.match.moveOf(action)
    return move ? this.match.describe(move) : ''
  }
}
