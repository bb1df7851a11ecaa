/** A row of cards that is longer than its place scrolls, and says at which of its ends there is more: `data-more` is
 *  `start`, `end` or both, and is absent where everything is in sight. */
import type { Attachment } from 'svelte/attachments'

export const scrollingRow: Attachment<HTMLElement> = (row) => {
  function look() {
    const hidden = row.scrollWidth - row.clientWidth
    const ends = hidden > 1 ? [row.scrollLeft > 1 && 'start', row.scrollLeft < hidden - 1 && 'end'] : []
    const more = ends.filter(Boolean).join(' ')
    if (more) row.dataset.more = more
    else delete row.dataset.more
  }

  const resized = new ResizeObserver(look)
  const changed = new MutationObserver(look)
  resized.observe(row)
  changed.observe(row, { childList: true, subtree: true })
  row.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    resized.disconnect()
    changed.disconnect()
    row.removeEventListener('scroll', look)
  }
}
