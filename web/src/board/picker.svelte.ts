import {
  canGiveUp,
  canPick,
  narrow,
  NOTHING_SELECTED,
  replaceLastPick,
  samePick,
  stepBack,
  withoutPick,
  withPick,
  type Move,
  type Pick,
  type Selection,
} from './picks'

const FEW_MOVES = 2

/** The selection of the person at the page: tap, select, confirm. One per board. */
export class Picker {
  #moves = $state.raw<readonly Move[]>([])
  #selection = $state.raw<Selection>(NOTHING_SELECTED)
  readonly narrowing = $derived(narrow(this.#moves, this.#selection))
  /** While nothing more is to be picked, another target of the last step may be chosen instead. */
  readonly #lastStep = $derived(
    this.#selection.picks.length > 0 && this.narrowing.next.length === 0
      ? narrow(this.#moves, { ...this.#selection, picks: this.#selection.picks.slice(0, -1) })
      : null,
  )

  /** `onmiss` hears of picks that are not possible now. */
  constructor(
    readonly onconfirm: (move: Move) => void,
    readonly onmiss?: (pick: Pick) => void,
  ) {}

  get moves(): readonly Move[] {
    return this.#moves
  }

  /** New moves end a selection: it was about a position that is gone. */
  set moves(moves: readonly Move[]) {
    this.#moves = moves
    this.#selection = NOTHING_SELECTED
  }

  get selection(): Selection {
    return this.#selection
  }

  isPickable(pick: Pick): boolean {
    return canPick(this.narrowing, pick) || this.#canGiveUp(pick) || (this.#lastStep !== null && canPick(this.#lastStep, pick))
  }

  #canGiveUp(pick: Pick): boolean {
    return canGiveUp(this.narrowing, this.#selection, pick)
  }

  isSelected(pick: Pick): boolean {
    return this.#selection.picks.some((chosen) => samePick(chosen, pick))
  }

  /** A tap or Enter on a target: picks it, picks it instead, or, chosen already, gives it up or confirms. */
  pick(pick: Pick): void {
    if (canPick(this.narrowing, pick)) {
      this.#selection = withPick(this.#moves, this.#selection, pick)
    } else if (this.#canGiveUp(pick)) {
      this.#selection = withoutPick(this.narrowing, this.#selection, pick)
    } else if (this.isSelected(pick) && samePick(this.#selection.picks.at(-1)!, pick)) {
      this.confirm()
    } else if (this.isPickable(pick)) {
      this.#selection = replaceLastPick(this.#moves, this.#selection, pick)
    } else {
      this.onmiss?.(pick)
    }
  }

  /** Moves that have a button now: those that picks cannot tell apart, and, while few are open, all of them. */
  get buttonMoves(): Move[] {
    const { needButton, moves } = this.narrowing
    return this.#selection.picks.length === 0 && moves.length <= FEW_MOVES ? moves : needButton
  }

  chooseVerb(verb: string): void {
    this.#selection = { ...this.#selection, verb }
  }

  confirm(move: Move | null = this.narrowing.decided): void {
    if (move) this.onconfirm(move)
  }

  /** Selects a whole move, to be confirmed or not. */
  suggest(move: Move): void {
    this.#selection = { picks: move.picks, verb: narrow(this.#moves, { picks: move.picks, verb: null }).decided ? null : move.verb }
  }

  giveUp(): void {
    this.#selection = NOTHING_SELECTED
  }

  get canStepBack(): boolean {
    return this.#selection.picks.length > 0 || this.#selection.verb !== null
  }

  stepBack(): void {
    this.#selection = stepBack(this.#selection)
  }
}
