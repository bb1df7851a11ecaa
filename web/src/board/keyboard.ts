import type { Attachment } from 'svelte/attachments'

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const isDirection = (key: string): key is Direction =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** Which box lies next in a direction: near along it, and little to the side. -1: none. */
export function nextInDirection(from: Box, boxes: readonly Box[], key: Direction): number {
  const start = middle(from)
  const horizontal = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let best = -1
  let bestCost = Infinity
  boxes.forEach((box, index) => {
    const end = middle(box)
    const along = sign * (horizontal ? end.x - start.x : end.y - start.y)
    const aside = Math.abs(horizontal ? end.y - start.y : end.x - start.x)
    const cost = along + 2.5 * aside
    if (along > 1 && cost < bestCost) {
      best = index
      bestCost = cost
    }
  })
  return best
}

const TARGETS = '[data-pickable="true"]'
/** Beside the board: the buttons of what can be done now. */
const BUTTONS = '[data-actions] button'

const targetsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(TARGETS)]

/** Arrow keys go between what can be picked and the buttons below the board, Escape steps back. Enter is the buttons'
 *  own. They work from wherever the focus is, but in a field, a menu, a dialog or a text that scrolls. */
export function arrowKeys(onback: () => void): Attachment<HTMLElement> {
  return (root) => {
    function onkeydown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      const focused = document.activeElement
      const inBoard = focused instanceof HTMLElement && focused.closest('main') !== null
      if (!inBoard && (focused !== document.body || !document.querySelector('[data-actions]'))) return
      if (event.key === 'Escape') {
        onback()
        return
      }
      if (!focused || !isDirection(event.key) || focused.closest('input, textarea, select, [role="log"], ol[tabindex]')) return
      const others = [...targetsIn(root), ...document.querySelectorAll<HTMLElement>(BUTTONS)].filter((target) => target !== focused)
      const starts = inBoard && focused.matches(`${TARGETS}, ${BUTTONS}, [data-place]`)
      const index = starts
        ? nextInDirection(
            focused.getBoundingClientRect(),
            others.map((target) => target.getBoundingClientRect()),
            event.key,
          )
        : 0
      others[index]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', onkeydown)
    return () => document.removeEventListener('keydown', onkeydown)
  }
}

/** Whether somebody goes from place to place by keys: the browser shows where they are. */
export const isByKeys = () => document.activeElement?.matches(':focus-visible') ?? false

/** Where only a button can say what is meant, whoever chose by keys finds the focus on it. */
export function focusButtons(): void {
  document.querySelector<HTMLElement>(`${BUTTONS}[data-button]:not([data-button='undo']), ${BUTTONS}[data-confirm]`)?.focus({ preventScroll: true })
}

/** When what had the focus is gone, the focus goes to the nearest target, else to `[data-focus-home]`.
 *  Browsers let it fall to <body>, and a person without a mouse is lost. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: { element: Element; box: Box } | null = null

  function remember(event: FocusEvent) {
    const element = event.target as Element
    last = { element, box: element.getBoundingClientRect() }
  }

  function rescue() {
    if (!last || document.activeElement !== document.body) return
    // Given up by a click elsewhere, not lost.
    if (last.element.isConnected && !last.element.matches(':disabled')) return
    const start = middle(last.box)
    const distance = (target: HTMLElement) => {
      const end = middle(target.getBoundingClientRect())
      return Math.hypot(end.x - start.x, end.y - start.y)
    }
    const nearest = targetsIn(root).sort((a, b) => distance(a) - distance(b))[0]
    ;(nearest ?? root.querySelector<HTMLElement>('[data-focus-home]'))?.focus({ preventScroll: true })
  }

  /** Nothing has had the focus yet, or a dialog has closed whose opener is gone. */
  function comeHome() {
    // Nobody has pressed anything yet on a page that was just loaded.
    if (document.activeElement !== document.body || document.querySelector('dialog[open]') || !navigator.userActivation.hasBeenActive) return
    root.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true })
  }

  function closed(event: Event) {
    if (event.target instanceof HTMLDialogElement) setTimeout(comeHome)
  }

  const observer = new MutationObserver(() => (last ? rescue() : comeHome()))
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  root.addEventListener('focusin', remember)
  document.addEventListener('close', closed, true) // it does not bubble
  comeHome()
  return () => {
    observer.disconnect()
    document.removeEventListener('close', closed, true)
    root.removeEventListener('focusin', remember)
  }
}
