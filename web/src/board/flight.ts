import type { AnimationSpeed } from '../device/settings.svelte'
import { pickKey, type Pick } from './picks'

const DURATIONS: Record<AnimationSpeed, number> = { slow: 900, normal: 420, off: 0 }

/** Cards that can fly carry the place they lie in as `data-place`. */
export const placeOf = (root: HTMLElement, pick: Pick) => root.querySelector<HTMLElement>(`[data-place="${CSS.escape(pickKey(pick))}"]`)

/** How long a card flies, in milliseconds. */
export const flightTime = (speed: AnimationSpeed) => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATIONS[speed])

/** Where a card lies now. To be asked before the view changes; the card flies afterwards. */
export const boxOf = (root: HTMLElement, pick: Pick) => placeOf(root, pick)?.getBoundingClientRect() ?? null

/** Lets the card that now lies in `to` come from where it was. A beaver swims: it rises and sinks on its way. */
export async function fly(
  root: HTMLElement,
  from: DOMRect | null,
  to: Pick,
  { duration, swims = false, after = 0 }: { duration: number; swims?: boolean; /** How many other flights it waits for. */ after?: number },
): Promise<void> {
  const card = placeOf(root, to)
  if (!card || !from || duration === 0) return
  const end = card.getBoundingClientRect()
  if (end.width === 0) return
  const dx = from.left + from.width / 2 - end.left - end.width / 2
  const dy = from.top + from.height / 2 - end.top - end.height / 2
  const scale = from.width / end.width
  const step = (progress: number, lift: number, tilt: number): Keyframe => ({
    offset: progress,
    transform: `translate(${dx * (1 - progress)}px, ${dy * (1 - progress) + lift}px) scale(${scale + (1 - scale) * progress}) rotate(${tilt}deg)`,
    zIndex: 5,
  })
  const frames = swims
    ? [step(0, 0, 0), step(0.25, -10, -7), step(0.5, 6, 6), step(0.75, -8, -5), step(1, 0, 0)]
    : [step(0, 0, 0), step(0.5, -12, 0), step(1, 0, 0)]
  const animation = card.animate(frames, { duration: swims ? duration * 2 : duration, delay: after * duration, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' })
  await animation.finished.catch(() => undefined) // cancelled: the card is where it belongs already
}

/** A card that is turned up where it lies. */
export async function turnUp(root: HTMLElement, place: Pick, duration: number): Promise<void> {
  const card = placeOf(root, place)
  if (!card || duration === 0) return
  const frames = [
    { transform: 'perspective(30rem) rotateY(90deg)', easing: 'ease-out' },
    { transform: 'perspective(30rem) rotateY(-8deg)', offset: 0.8 },
    { transform: 'perspective(30rem) rotateY(0)' },
  ]
  await card.animate(frames, { duration }).finished.catch(() => undefined)
}
