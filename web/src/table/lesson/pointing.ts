/** The places that the coach points at wear `data-coach`; its look is in base.css. */
import { placeOf } from '../../board/flight'
import type { Pick } from '../../board/picks'

const MARK = 'data-coach'

export function pointAt(board: HTMLElement | undefined, places: readonly Pick[]): void {
  if (!board) return
  for (const marked of board.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  const found = places.flatMap((place) => placeOf(board, place) ?? [])
  // A dam is pressed as a whole; its place is its uppermost log.
  const pressed = found.map((element) => element.closest<HTMLElement>('button') ?? element)
  for (const element of pressed) element.setAttribute(MARK, '')
  pressed[0]?.scrollIntoView({ block: 'nearest' })
}

/** Whoever pressed a key to go on finds the focus on what is to be pressed next. */
export function focusPointed(board: HTMLElement | undefined): void {
  board?.querySelector<HTMLElement>(`button[${MARK}]`)?.focus({ preventScroll: true })
}
