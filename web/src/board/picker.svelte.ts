import {
  canGiveUp,
  canPick,
  narrow,
  NOTHING_SELECTED,
  samePick,
  sharedFirstPick,
  stepBack,
  withoutPick,
  withPick,
  withPickInstead,
  type Move,
  type Pick,
  type Selection,
} from './picks'

const FEW_MOVES = 2
/** A second press of the same place within so many milliseconds after a move is a slip of the finger. */
const DOUBLE_PRESS = 350

/** The selection of the person at the page. One per board.
 *
 *  A move is played by the press that completes it, if nothing else can be meant; else it waits for a button. A press
 *  that changes a selection only ever changes it.
 */
export class Picker {
  #moves = $state.raw<readonly Move[]>([])
  #selection = $state.raw<Selection>(NOTHING_SELECTED)
  /** What is selected from the beginning, because every move begins with it. */
  #given = $state.raw<Selection>(NOTHING_SELECTED)
  /** What stayed selected from the move before: others can be picked as if it were not. */
  #kept = $state.raw<Selection | null>(null)
  #played: { pick: Pick; at: number } | null = null
  /** The move that was played and is on its way: nothing can be picked until the next position, or until it is given up. */
  #sent = $state.raw<Move | null>(null)
  readonly narrowing = $derived(narrow(this.#moves, this.#selection))
  /** While nothing more is to be picked, another target of the last step may be chosen instead. */
  readonly #lastStep = $derived(
    this.#selection.picks.length > 0 && this.narrowing.next.length === 0
      ? narrow(this.#moves, { ...this.#selection, picks: this.#selection.picks.slice(0, -1) })
      : null,
  )

  readonly #unselected = $derived(narrow(this.#moves, NOTHING_SELECTED))

  /** `onmiss` hears of picks that are not possible now; `confirms` says whether every move waits for a confirmation. */
  constructor(
    readonly onconfirm: (move: Move) => void,
    readonly onmiss?: (pick: Pick) => void,
    readonly confirms: () => boolean = () => false,
  ) {}

  get moves(): readonly Move[] {
    return this.#moves
  }

  /** New moves end a selection: it was about a position that is gone. */
  set moves(moves: readonly Move[]) {
    this.#moves = moves
    const shared = sharedFirstPick(moves)
    const given = shared ? { picks: [shared], verb: null } : NOTHING_SELECTED
    this.#given = given
    this.#selection = given
    this.#kept = null
    this.#sent = null
  }

  get isSent(): boolean {
    return this.#sent !== null
  }

  get selection(): Selection {
    return this.#selection
  }

  /** Whether a target is shown as one that can be picked now. */
  isPickable(pick: Pick): boolean {
    if (this.#sent) return false
    const instead = this.#selection === this.#kept ? this.#unselected : this.#lastStep
    return canPick(this.narrowing, pick) || this.#canGiveUp(pick) || (instead !== null && canPick(instead, pick))
  }

  /** Whether a press does something: picks it, gives it up, or begins anew with it. */
  accepts(pick: Pick): boolean {
    if (this.#sent) return false
    return this.isPickable(pick) || this.isSelected(pick) || withPickInstead(this.#moves, this.#selection, pick) !== null
  }

  #canGiveUp(pick: Pick): boolean {
    return canGiveUp(this.narrowing, this.#selection, pick)
  }

  isSelected(pick: Pick): boolean {
    return this.#selection.picks.some((chosen) => samePick(chosen, pick))
  }

  /** The attributes of a button that stands for a target. */
  attributes(pick: Pick) {
    const pickable = this.isPickable(pick)
    const selected = this.isSelected(pick)
    return {
      'aria-pressed': pickable || selected ? selected : undefined,
      'aria-disabled': !this.accepts(pick),
      tabindex: pickable || selected ? 0 : -1,
      'data-pickable': pickable,
      onclick: () => this.pick(pick),
    }
  }

  /** A tap or Enter on a target. */
  pick(pick: Pick): void {
    if (this.#sent) return
    if (this.#played && samePick(this.#played.pick, pick) && performance.now() - this.#played.at < DOUBLE_PRESS) return
    if (canPick(this.narrowing, pick)) {
      this.#selection = withPick(this.#moves, this.#selection, pick)
      if (this.narrowing.decided && !this.confirms()) this.#play(this.narrowing.decided, pick)
    } else if (this.#canGiveUp(pick)) {
      this.#selection = withoutPick(this.narrowing, this.#selection, pick)
    } else if (this.isSelected(pick)) {
      this.#pickAgain(pick)
    } else {
      const instead = withPickInstead(this.#moves, this.#selection, pick)
      if (instead) this.#selection = instead
      else this.onmiss?.(pick)
    }
  }

  /** Once more on what is selected: confirms the one move that it says; else gives it up. */
  #pickAgain(pick: Pick): void {
    const { complete } = this.narrowing
    const isLast = samePick(this.#selection.picks.at(-1)!, pick)
    if (isLast && complete.length === 1) this.#play(complete[0]!, pick)
    else this.#selection = this.#given
  }

  #play(move: Move, pick: Pick): void {
    this.#played = { pick, at: performance.now() }
    this.confirm(move)
  }

  /** Picks one after the other from the beginning, as a card that is dragged to its place; false if no move is meant. */
  pickAll(picks: readonly Pick[]): boolean {
    if (this.#sent) return false
    const moves = this.#moves
    let selection = NOTHING_SELECTED
    for (const pick of picks) {
      if (!canPick(narrow(moves, selection), pick)) return false
      selection = withPick(moves, selection, pick)
    }
    this.#selection = selection
    const last = picks.at(-1)
    if (last && this.narrowing.decided && !this.confirms()) this.#play(this.narrowing.decided, last)
    return true
  }

  /** Stays picked from the move before, if something can be done with it. */
  keep(pick: Pick): void {
    const kept = withPick(this.#moves, NOTHING_SELECTED, pick)
    if (kept === NOTHING_SELECTED) return
    this.#kept = kept
    this.#selection = kept
  }

  /** A card is dropped where a move of one pick is played. */
  drop(move: Move): void {
    if (this.confirms()) this.suggest(move)
    else this.confirm(move)
  }

  /** Moves that have a button now: those that picks cannot tell apart, that pick nothing or say so; while few are open, all. */
  get buttonMoves(): readonly Move[] {
    if (this.#sent) return []
    if (this.#selection === this.#given && this.#moves.length <= FEW_MOVES) return this.#moves
    const { picks } = this.#selection
    const alike = this.narrowing.needButton.filter((move) => move.picks.length > 0)
    const early = this.narrowing.moves.filter((move) => move.button !== undefined && move.button <= picks.length && picks.length < move.picks.length)
    return [...this.#moves.filter((move) => move.picks.length === 0), ...alike, ...early]
  }

  confirm(move: Move | null = this.narrowing.decided): void {
    if (!move || this.#sent) return
    this.#sent = move
    this.onconfirm(move)
  }

  /** Selects a whole move, to be confirmed or not. */
  suggest(move: Move): void {
    this.#selection = { picks: move.picks, verb: narrow(this.#moves, { picks: move.picks, verb: null }).decided ? null : move.verb }
  }

  giveUp(): void {
    this.#selection = this.#given
    this.recall()
  }

  /** The move was not played after all, but it is still what is selected. */
  recall(): void {
    this.#sent = null
    this.#played = null
  }

  get canStepBack(): boolean {
    return !this.#sent && this.#selection !== this.#given && (this.#selection.picks.length > 0 || this.#selection.verb !== null)
  }

  stepBack(): void {
    const before = stepBack(this.#selection)
    this.#selection = before.picks.length > this.#given.picks.length ? before : this.#given
  }
}
