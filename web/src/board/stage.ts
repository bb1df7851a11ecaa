/** How moves are shown: cards fly from where they lay to where they lie, the others are turned up in place. */
import { tick } from 'svelte'
import { settings } from '../device/settings.svelte'
import { play as playSound } from '../device/sound'
import type { GameEvent } from '../net/protocol'
import type { Board } from './board'
import { boxOf, flightTime, fly, turnUp } from './flight'
import { samePick } from './picks'

/** No flight holds up the match for longer, whatever the browser is doing. */
const LONGEST_FLIGHT = 2500

/** A card that only passes through a hand flies the whole way at once. */
export function joined(events: readonly GameEvent[]): GameEvent[] {
  const result: GameEvent[] = []
  for (const event of events) {
    const { source } = event
    const before = source?.zone === 'hand' ? result.filter(({ source: from, target }) => from && target && samePick(target, source)).at(-1) : undefined
    if (before) result[result.indexOf(before)] = { ...event, source: before.source }
    else result.push(event)
  }
  return result
}

/** `place` is where the board is drawn, none while it may not be seen; `after` the view that `show` brings. With
 *  `within` all flights together take no longer than so many milliseconds. */
export async function showMove(
  place: () => HTMLElement | undefined,
  board: Board | null,
  { events: seen, after, show, within = Infinity }: { events: readonly GameEvent[]; after: unknown; show: () => void; within?: number },
): Promise<void> {
  const before = place()
  const located: readonly GameEvent[] = before ? ((after ? board?.locate?.(seen, after) : null) ?? seen) : []
  const moved = within < Infinity ? joined(located) : located
  let step = 0
  const steps = moved.map((event, index) => (index > 0 && board?.follows?.(event, moved[index - 1]!) ? ++step : step))
  // After a new deal there are other cards in all the places.
  const events = moved.some((event) => event.what === 'dealt') ? [] : moved
  const flights = events.flatMap((event, index) => (event.source && event.target ? [{ ...event, from: boxOf(before!, event.source), to: event.target, step: steps[index]! }] : []))
  const turned = events.flatMap((event) => (!event.source && event.target ? [event.target] : []))
  show()
  await tick()
  const now = place()
  if (!now) return
  if (flights.length + turned.length > 0) playSound('card')
  const longest = Math.max(1, ...flights.map(({ what, step }) => step + (what === 'swum' ? 2 : 1)))
  const duration = Math.min(flightTime(settings.animationSpeed), within / longest)
  const landed = Promise.all([
    ...flights.map(({ from, to, what, step }) => fly(now, from, to, { duration, swims: what === 'swum', after: step })),
    ...turned.map((spot) => turnUp(now, spot, duration)),
  ])
  await Promise.race([landed, new Promise((resolve) => setTimeout(resolve, LONGEST_FLIGHT))])
}
