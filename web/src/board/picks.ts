/** Moves as sequences of picks, narrowed down by prefix: first this card, then that space.
 *
 * The server sends every legal move with its picks in picking order. The page knows no rules: all it
 * offers, by tap or key, is what one of these moves continues with.
 */

/** A thing that can be pointed at: the place `index` in a zone of a seat. */
export interface Pick {
  zone: string
  seat: number
  index: number
}

export interface Move {
  action: number
  verb: string
  picks: readonly Pick[]
  /** So many of the first picks may come in any order, and be given up again one by one. */
  loose?: number
  /** What the same press means afterwards: moves of these verbs, one after the other, as far as they can be played. */
  then?: readonly string[]
  /** Once so many of its picks are made it has a button, too, that stands for the others. */
  button?: number
  /** What is picked afterwards, if it can be: where the card was dropped that this move takes. */
  onto?: Pick
}

/** What a player has said so far: some picks, and a verb if they chose one by its button. */
export interface Selection {
  picks: readonly Pick[]
  verb: string | null
}

export interface Narrowing {
  /** The moves that begin with the selection. */
  moves: Move[]
  /** What can be picked next, each once, in the order of the moves. */
  next: Pick[]
  /** The moves that the selection says completely. */
  complete: Move[]
  /** The one move that is meant, when nothing else can be: it needs only a confirmation. */
  decided: Move | null
  /** Complete moves that picking cannot tell from others; each needs a button. */
  needButton: Move[]
}

export const NOTHING_SELECTED: Selection = { picks: [], verb: null }

export function samePick(a: Pick, b: Pick): boolean {
  return a.zone === b.zone && a.seat === b.seat && a.index === b.index
}

export function pickKey(pick: Pick): string {
  return `${pick.zone}/${pick.seat}/${pick.index}`
}

const loosePicks = (move: Move) => move.picks.slice(0, move.loose ?? 0)
const isAmong = (picks: readonly Pick[], pick: Pick) => picks.some((each) => samePick(each, pick))

/** Whether a move begins with a selection. */
export function beginsWith(move: Move, selection: Selection): boolean {
  const loose = loosePicks(move)
  return (
    (selection.verb === null || move.verb === selection.verb) &&
    move.picks.length >= selection.picks.length &&
    selection.picks.every((pick, i) => (i < loose.length ? isAmong(loose, pick) : samePick(pick, move.picks[i]!)))
  )
}

/** How a move goes on after the picks of a selection that it begins with. */
export function nextPicks(move: Move, picks: readonly Pick[]): readonly Pick[] {
  const loose = loosePicks(move)
  return picks.length < loose.length ? loose.filter((pick) => !isAmong(picks, pick)) : move.picks.slice(picks.length, picks.length + 1)
}

function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}

export function narrow(moves: readonly Move[], selection: Selection): Narrowing {
  const depth = selection.picks.length
  const left = moves.filter((move) => beginsWith(move, selection))
  const next = distinct(
    left.flatMap((move) => nextPicks(move, selection.picks)),
    pickKey,
  )
  const complete = left.filter((move) => move.picks.length === depth)
  const decided = complete.length === 1 && next.length === 0 ? complete[0]! : null
  return {
    moves: left,
    next,
    complete,
    decided,
    needButton: decided && depth > 0 ? [] : complete,
  }
}

export function canPick(narrowing: Narrowing, pick: Pick): boolean {
  return narrowing.next.some((candidate) => samePick(candidate, pick))
}

/** The selection with one more pick; unchanged when no move continues that way. */
export function withPick(moves: readonly Move[], selection: Selection, pick: Pick): Selection {
  return canPick(narrow(moves, selection), pick) ? { ...selection, picks: [...selection.picks, pick] } : selection
}

/** One step back. The verb goes too: what is left may lead to any move. */
export function stepBack({ picks }: Selection): Selection {
  return picks.length > 1 ? { picks: picks.slice(0, -1), verb: null } : NOTHING_SELECTED
}

/** "Rather that one": as much of the selection as goes together with another pick, and the pick; null if no move
 *  begins with it. */
export function withPickInstead(moves: readonly Move[], { picks }: Selection, pick: Pick): Selection | null {
  for (let kept = picks.length - 1; kept >= 0; kept--) {
    const before: Selection = { picks: picks.slice(0, kept), verb: null }
    if (canPick(narrow(moves, before), pick)) return { picks: [...before.picks, pick], verb: null }
  }
  return null
}

/** The card of all moves that pick anything, where each is a card and its place: only the place is to be chosen. */
export function sharedFirstPick(moves: readonly Move[]): Pick | null {
  const [first, ...others] = moves.filter((move) => move.picks.length > 0)
  const pick = first?.picks[0]
  if (!pick) return null
  return [first, ...others].every((move) => move.picks.length === 2 && samePick(move.picks[0]!, pick)) ? pick : null
}

/** Whether a chosen pick can be given up on its own. */
export function canGiveUp({ moves }: Narrowing, selection: Selection, pick: Pick): boolean {
  return isAmong(selection.picks, pick) && moves.some((move) => isAmong(loosePicks(move), pick))
}

/** The selection without one of its loose picks, and without what was picked for all of them together. */
export function withoutPick(narrowing: Narrowing, selection: Selection, pick: Pick): Selection {
  const stays = (each: Pick) => !samePick(each, pick) && canGiveUp(narrowing, selection, each)
  return { ...selection, picks: selection.picks.filter(stays) }
}
