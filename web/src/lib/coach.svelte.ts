/** The coach of a guided first round: which of its sentences is being said, and which move it asks for. */
import { keep, kept } from './kept'
import type { Picker } from './picker.svelte'
import { beginsWith, nextPicks, type Move, type Pick } from './picks'
import type { Guide, Step } from './protocol'

/** What to press next for a move: a place on the board, or one of the buttons below it. */
export interface Target {
  places: readonly Pick[]
  /** The number of the move on its button, or `confirm`. */
  button: string | null
}

/** The part of a picker that tells what is selected. */
type Choosing = { [Part in 'moves' | 'selection' | 'narrowing' | 'buttonMoves']: Picker[Part] }

const NOWHERE: Target = { places: [], button: null }

/** The next press on the way to a move, from what is selected already. */
export function targetFor(action: number, picker: Choosing): Target {
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
  /** A move that the coach would rather see later. */
  held = $state.raw<Move | null>(null)
  #read = $state(0)
  #free = $state(false)

  /** Which of the steps at this position is being said: those that were read before are not said again. */
  readonly #index = $derived(
    this.guide ? Math.min(Math.max(this.#read - (this.guide.number ?? 0), 0), this.guide.steps.length - 1) : 0,
  )
  readonly step = $derived<Step | null>(this.guide?.steps[this.#index] ?? null)
  readonly isLast = $derived(!this.guide || this.#index >= this.guide.steps.length - 1)
  /** The move that is asked for; none while something is only to be read. */
  readonly asked = $derived(this.isLast ? (this.guide?.action ?? null) : null)
  /** How far the lesson is: from 1 to `total`; none when somebody goes a way of their own. */
  readonly progress = $derived(
    this.guide?.number == null || this.guide.total == null ? null : { number: Math.min(this.guide.number + this.#index + 1, this.guide.total), total: this.guide.total },
  )
  readonly finished = $derived(!!this.guide?.finished && this.isLast)
  /** Somebody has read the last step and plays on. */
  readonly dismissed = $derived(this.finished && this.progress !== null && this.#read >= this.progress.total)

  constructor(readonly table: string) {
    const memory = kept(table)?.lesson
    this.#read = memory?.read ?? 0
    this.#free = memory?.free ?? false
  }

  /** Whether a move may be played now. */
  allows(move: Move): boolean {
    return this.#free || this.guide?.action == null || this.guide.action === move.action
  }

  next(): void {
    this.#read = (this.guide?.number ?? 0) + this.#index + 1
    this.#keep()
  }

  /** From now on anything goes. */
  setFree(): void {
    this.#free = true
    this.held = null
    this.#keep()
  }

  #keep(): void {
    keep(this.table, { lesson: { read: this.#read, free: this.#free } })
  }
}
