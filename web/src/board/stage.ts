/** How a move is shown: cards fly from where they lay to where they lie, the others are turned up in place. */
import { tick } from 'svelte'
import { settings } from '../device/settings.svelte'
import { play as playSound } from '../device/sound'
import type { GameEvent } from '../net/protocol'
import type { Board } from './board'
import { boxOf, fly, turnUp } from './flight'

/** No flight holds up the match for longer, whatever the browser is doing. */
const LONGEST_FLIGHT = 2500

/** `place` is where the board is drawn, none while it may not be seen; `after` the view that `show` brings. */
export async function showMove(
  place: () => HTMLElement | undefined,
  board: Board | null,
  { events: seen, after, show }: { events: readonly GameEvent[]; after: unknown; show: () => void },
): Promise<void> {
  const before = place()
  const located: readonly GameEvent[] = before ? ((after ? board?.locate?.(seen, after) : null) ?? seen) : []
  let step = 0
  const steps = located.map((event, index) => (index > 0 && board?.follows?.(event, located[index - 1]!) ? ++step : step))
  // After a new deal there are other cards in all the places.
  const events = located.some((event) => event.what === 'dealt') ? [] : located
  const flights = events.flatMap((event, index) => (event.source && event.target ? [{ ...event, from: boxOf(before!, event.source), to: event.target, step: steps[index]! }] : []))
  const turned = events.flatMap((event) => (!event.source && event.target ? [event.target] : []))
  show()
  await tick()
  const now = place()
  if (!now) return
  if (flights.length + turned.length > 0) playSound('card')
  const speed = settings.animationSpeed
  const landed = Promise.all([
    ...flights.map(({ from, to, what, step }) => fly(now, from, to, { speed, swims: what === 'swum', after: step })),
    ...turned.map((spot) => turnUp(now, spot, speed)),
  ])
  await Promise.race([landed, new Promise((resolve) => setTimeout(resolve, LONGEST_FLIGHT))])
}
