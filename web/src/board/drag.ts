/** Cards can be dragged to their places: a second way to pick, for pointers and fingers. */
import type { Attachment } from 'svelte/attachments'
import { placeOf } from './flight'
import type { Picker } from './picker.svelte'
import { samePick, type Move, type Pick } from './picks'

/** So many pixels, and a press is no tap any more. */
const SLACK = 8
const MARK = 'data-drop'

/** Where a card may be dropped, and what is picked by that; or the move that it says alone. */
export interface Drop {
  place: Pick
  picks: readonly Pick[]
  move?: Move
}

/** What the board says about dragging: the card in hand, which is no pick; where a card is played that needs no place
 *  to be picked; and where one is put that has to be taken first. */
export interface Dragging {
  held: Pick | null
  playedAt?: (move: Move) => Pick | null
  puts?: (move: Move) => readonly Pick[]
}

/** For a card that is picked first, its places; for the card in hand, whatever can be picked. */
export function dropsOf(moves: readonly Move[], from: Pick, { held, playedAt, puts }: Dragging): Drop[] {
  const isHeld = held !== null && samePick(held, from)
  return moves.flatMap((move): Drop[] => {
    const { picks } = move
    const [first, second] = picks
    if (first && isHeld) return [{ place: first, picks: [first] }]
    if (!first || !samePick(first, from)) return []
    if (picks.length === 2) return [{ place: second!, picks }]
    if (picks.length > 2) return []
    const place = playedAt?.(move)
    return place ? [{ place, picks, move }] : (puts?.(move) ?? []).map((onto) => ({ place: onto, picks, move: { ...move, onto } }))
  })
}

function pickOf(element: Element): Pick | null {
  const [zone, seat, index] = element.getAttribute('data-place')?.split('/') ?? []
  return zone ? { zone, seat: Number(seat), index: Number(index) } : null
}

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

export function draggable(picker: () => Picker | undefined, dragging: () => Dragging): Attachment<HTMLElement> {
  return (root) => {
    let card: HTMLElement | null = null
    let start: PointerEvent | null = null
    let drops: Drop[] = []
    let ghost: HTMLElement | null = null

    /** What is pressed for a place: a dam is more than its uppermost log. */
    function target({ place }: Drop): HTMLElement | null {
      const element = placeOf(root, place)
      return element?.closest<HTMLElement>('button') ?? element
    }

    function down(event: PointerEvent) {
      end()
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
      const from = element && pickOf(element)
      const chosen = picker()
      if (!from || !chosen || chosen.isSent || !event.isPrimary || event.button !== 0) return
      drops = dropsOf(chosen.moves, from, dragging())
      if (drops.length > 0) [card, start] = [element, event]
    }

    function move(event: PointerEvent) {
      if (!card || !start || event.pointerId !== start.pointerId) return
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!ghost && Math.hypot(dx, dy) < SLACK) return
      ghost ??= lift(card)
      ghost.style.transform = `translate(${dx}px, ${dy}px)`
    }

    function lift(element: HTMLElement): HTMLElement {
      const { left, top, width, height } = element.getBoundingClientRect()
      const copy = element.cloneNode(true) as HTMLElement
      for (const each of [copy, ...copy.querySelectorAll('[data-place]')]) each.removeAttribute('data-place')
      copy.removeAttribute('data-pickable')
      copy.inert = true
      Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '100', opacity: '0.9', pointerEvents: 'none', transition: 'none' })
      document.body.append(copy)
      for (const drop of drops) target(drop)?.setAttribute(MARK, '')
      return copy
    }

    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.pointerId) return
      const dropped = ghost && dropAt(event)
      if (ghost) swallowClick()
      end()
      if (dropped?.move) picker()?.drop(dropped.move)
      else if (dropped) picker()?.pickAll(dropped.picks)
    }

    /** A pile lies on the table: of places that lie on each other, the smallest is meant. */
    function dropAt(event: PointerEvent): Drop | undefined {
      const under = drops.flatMap((drop) => {
        const box = target(drop)?.getBoundingClientRect()
        return box && isInside(box, event) ? [{ drop, area: box.width * box.height }] : []
      })
      return under.sort((a, b) => a.area - b.area)[0]?.drop
    }

    /** The browser takes the end of a drag on one and the same card for a click. */
    function swallowClick() {
      const swallow = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
      }
      document.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => document.removeEventListener('click', swallow, true))
    }

    function end() {
      ghost?.remove()
      for (const marked of root.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
      ;[card, start, ghost, drops] = [null, null, null, []]
    }

    /** A finger on a card that can be dragged does not scroll the board; but a row of cards that is too long for the
     *  screen is scrolled by moving along it. */
    function touchMove(event: TouchEvent) {
      if (!card || !start) return
      const [touch] = event.touches
      const along = !ghost && touch && Math.abs(touch.clientX - start.clientX) > Math.abs(touch.clientY - start.clientY)
      const row = card.closest<HTMLElement>('[data-row]')
      if (along && row && row.scrollWidth > row.clientWidth) end()
      else if (event.cancelable) event.preventDefault()
    }

    root.addEventListener('pointerdown', down)
    root.addEventListener('touchmove', touchMove, { passive: false })
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', up)
    document.addEventListener('pointercancel', end)
    return () => {
      end()
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('touchmove', touchMove)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', up)
      document.removeEventListener('pointercancel', end)
    }
  }
}
