/** A bot's advice for the move that is to be made now. */
import { tick, untrack } from 'svelte'
import { t } from '../i18n/text.svelte'
import type { Hint } from '../net/protocol'
import { showError } from '../ui/toasts.svelte'
import type { NamedHint } from './HintDialog.svelte'
import type { MatchStore } from './match.svelte'

/** Why, in a few words: what it makes happen, what it brings, or that it is simply the best. */
function reasonOf(reasons: Hint['reasons']): string {
  const gain = reasons.find(({ kind }) => kind === 'gain')
  if (gain && typeof gain.arguments.what === 'string') {
    const often = Number(gain.arguments.times) > Number(gain.arguments.other) ? 'more' : 'less'
    return t('hint-because-event', { what: t(gain.arguments.what), often })
  }
  if (gain) return t('hint-because-score', { more: String(gain.arguments.more), unit: String(gain.arguments.unit) })
  const chances = reasons.find(({ kind }) => kind === 'chances')
  return chances ? t(`hint-because-${chances.key.replace('advice-', '')}`) : ''
}

export class Hints {
  /** The numbers behind the hint are shown. */
  open = $state(false)
  thinking = $state(false)
  /** The answer, once it is there. */
  answer = $state.raw<NamedHint | null>(null)

  constructor(readonly match: MatchStore) {}

  run(): void {
    $effect(() => {
      const { canAct, server } = this.match
      const ply = server.position?.ply
      if (canAct && ply === untrack(() => this.answer?.hint.ply ?? ply)) return
      this.open = false // it was about a position that is gone
      this.answer = null
    })
  }

  /** The hint in one sentence, and its reason in another. */
  readonly words = $derived.by(() => {
    if (this.thinking) return t('advice-thinking')
    return this.answer ? `${t('hint-says', { move: this.answer.names[0]! })} ${reasonOf(this.answer.hint.reasons)}` : ''
  })

  async ask(): Promise<void> {
    const { match } = this
    if (match.you === null || !match.board) return
    match.picker.giveUp()
    await tick()
    this.answer = null
    this.thinking = true
    try {
      const hint = await match.server.hint(match.you)
      if (!hint || hint.ply !== match.server.position?.ply || !match.moveOf(hint.action)) return
      this.answer = { hint, names: hint.moves.map(({ action }) => this.#nameOf(action)) }
      this.choose(hint.action)
    } catch (error) {
      showError(error)
    } finally {
      this.thinking = false
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
