import type { Attachment } from 'svelte/attachments'

const NEAR = 40

/** Keeps a scrolling list at its newest line, unless the reader has scrolled away from it. */
export const stickToEnd: Attachment<HTMLElement> = (element) => {
  let atEnd = true
  const toEnd = () => {
    if (atEnd) element.scrollTop = element.scrollHeight
  }
  const onscroll = () => {
    atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
  }
  toEnd()
  element.addEventListener('scroll', onscroll, { passive: true })
  const observer = new MutationObserver(toEnd)
  observer.observe(element, { childList: true, subtree: true })
  const resized = new ResizeObserver(toEnd)
  resized.observe(element)
  return () => {
    observer.disconnect()
    resized.disconnect()
    element.removeEventListener('scroll', onscroll)
  }
}
