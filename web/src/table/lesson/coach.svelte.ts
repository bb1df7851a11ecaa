/** The coach of a guided first round: what it says, where it points, and which move it asks for. */
import type { Picker } from '../../board/picker.svelte'
import { beginsWith, nextPicks, type Move, type Pick, type Selection } from '../../board/picks'
import { storedTable, updateTable } from '../../device/tables'
import { loadTexts, t } from '../../i18n/text.svelte'
import type { Guide, Step } from '../../net/protocol'
import type { ActionButton } from '../ActionBar.svelte'

/** What to press next for a move: a place on the board, or one of the buttons below it. */
export interface Target {
  places: readonly Pick[]
  /** The number of the move on its button, or `confirm`. */
  button: string | null
}

const NOWHERE: Target = { places: [], button: null }

/** The next press on the way to a move, from what is selected already. */
export function targetFor(action: number, picker: Picker): Target {
  const move = picker.moves.find((each) => each.action === action)
  if (!move) return NOWHERE
  if (!beginsWith(move, picker.selection)) return { places: move.picks.slice(0, 1), button: null }
  const places = nextPicks(move, picker.selection.picks).slice(0, 1)
  if (picker.narrowing.decided?.action === action && picker.selection.picks.length > 0) return { places, button: 'confirm' }
  return { places, button: picker.buttonMoves.includes(move) ? String(action) : null }
}

export class Coach {
  /** What the server says at this position; none where there is no lesson. */
  guide = $state.raw<Guide | null>(null)
  /** Whether the learner may act now. */
  canAct = $state(false)
  /** Its sentences are there; without them it says nothing and holds nothing back. */
  ready = $state(false)
  #read = $state(0)
  #free = $state(false)
  #held = $state.raw<{ move: Move; selection: Selection; guide: Guide | null } | null>(null)

  constructor(
    readonly table: string,
    readonly picker: Picker,
  ) {
    const memory = storedTable(table)?.lesson
    this.#read = memory?.read ?? 0
    this.#free = memory?.free ?? false
  }

  async begin(): Promise<void> {
    await loadTexts('steps')
    this.ready = true
  }

  // How far it is

  /** Which of the steps at this position is being said: those that were read before are not said again. */
  readonly #index = $derived(
    this.guide ? Math.min(Math.max(this.#read - (this.guide.number ?? 0), 0), this.guide.steps.length - 1) : 0,
  )
  readonly step = $derived<Step | null>(this.guide?.steps[this.#index] ?? null)
  readonly isLast = $derived(!this.guide || this.#index >= this.guide.steps.length - 1)
  /** The move that is asked for; none while something is only to be read. */
  readonly asked = $derived(this.isLast ? (this.guide?.action ?? null) : null)
  /** From 1 to `total`; none when somebody goes a way of their own. */
  readonly progress = $derived(
    this.guide?.number == null || this.guide.total == null ? null : { number: Math.min(this.guide.number + this.#index + 1, this.guide.total), total: this.guide.total },
  )
  readonly finished = $derived(!!this.guide?.finished && this.isLast)
  /** Somebody has read the last step and plays on. */
  readonly dismissed = $derived(this.finished && this.progress !== null && this.#read >= this.progress.total)
  /** A move that the coach would rather see later; another choice, or another position, is another matter. */
  readonly held = $derived.by(() => {
    const held = this.#held
    return held && held.selection === this.picker.selection && held.guide === this.guide ? held.move : null
  })

  // What it says and where it points

  readonly words = $derived.by(() => {
    if (!this.ready || !this.guide) return ''
    if (this.held) return t('lesson-held')
    if (this.step && !this.dismissed) return t(this.step.key)
    return t(this.canAct ? 'lesson-on-your-own' : 'lesson-wait')
  })
  /** All of the steps at once: the match is over, and nothing is left to be done. */
  readonly closing = $derived(this.ready ? (this.guide?.steps ?? []).map((step) => t(step.key)).join(' ') : '')
  readonly mood = $derived(this.held ? 'wink' : this.finished ? 'happy' : 'open')
  readonly target = $derived.by(() => {
    if (!this.canAct || this.dismissed) return NOWHERE
    return this.asked === null ? { places: this.step?.points ?? [], button: null } : targetFor(this.asked, this.picker)
  })
  readonly buttons = $derived.by((): ActionButton[] => {
    if (!this.ready || !this.canAct || !this.step || this.dismissed) return []
    if (this.held) return [{ id: 'my-way', label: t('lesson-my-way') }, { id: 'show', label: t('lesson-show'), primary: true }]
    if (this.finished) return [{ id: 'read-on', label: t('lesson-go-on') }, { id: 'real', label: t('lesson-real'), primary: true }]
    if (!this.isLast) return [{ id: 'read-on', label: t('lesson-next'), primary: true }]
    const first = this.asked !== null && !this.picker.canStepBack && this.picker.buttonMoves.length === 0
    return first ? [{ id: 'show', label: t('lesson-show') }] : []
  })
  /** Only its own buttons are of use now. */
  readonly interrupts = $derived(this.buttons.length > 0 && (this.held !== null || this.finished || !this.isLast))

  // What the learner does

  /** Whether a move may be played; else it is held, and the coach says so. */
  lets(move: Move): boolean {
    const fine = !this.ready || this.#free || this.guide?.action == null || this.guide.action === move.action
    this.#held = fine ? null : { move, selection: this.picker.selection, guide: this.guide }
    return fine
  }

  next(): void {
    this.#read = (this.guide?.number ?? 0) + this.#index + 1
    this.#save()
  }

  /** Selects the move that is asked for. */
  show(): void {
    const move = this.picker.moves.find((each) => each.action === this.guide?.action)
    if (move) this.picker.suggest(move)
  }

  /** From now on anything goes, beginning with the move that was held. */
  goFree(): Move | null {
    const { held } = this
    this.#free = true
    this.#save()
    return held
  }

  #save(): void {
    updateTable(this.table, { lesson: { read: this.#read, free: this.#free } })
  }
}
