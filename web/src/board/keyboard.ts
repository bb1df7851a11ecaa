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

const targetsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-pickable="true"]')]

/** Arrow keys move between what can be picked in `root`, Escape steps back. Enter is the buttons' own. */
export function arrowKeys(onback: () => void): Attachment<HTMLElement> {
  return (root) => {
    function onkeydown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape') {
        onback()
        return
      }
      if (!isDirection(event.key) || (event.target as HTMLElement).closest('input, textarea, select')) return
      const targets = targetsIn(root)
      const focused = document.activeElement
      const from = focused instanceof HTMLElement && root.contains(focused) ? focused : null
      const others = targets.filter((target) => target !== from)
      const index = from
        ? nextInDirection(
            from.getBoundingClientRect(),
            others.map((target) => target.getBoundingClientRect()),
            event.key,
          )
        : 0
      others[index]?.focus()
      event.preventDefault()
    }
    root.addEventListener('keydown', onkeydown)
    return () => root.removeEventListener('keydown', onkeydown)
  }
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

  const observer = new MutationObserver(rescue)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  root.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', remember)
  }
}
