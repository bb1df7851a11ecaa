import type { GameEvent } from '../../net/protocol'
import type { Pick } from '../picks'
import type { PlainView } from './types'

/** Events between places that the reader's view has. Rules may not name the place of a card that others do not see: a
 *  hand is a single place to them, while its owner finds the card by what it is. */
export function locate(events: readonly GameEvent[], view: PlainView): GameEvent[] {
  const zoneOf = (spot: Pick) => view.zones.find((zone) => zone.name === spot.zone && zone.seat === spot.seat)
  const nearest = (spot: Pick): Pick => {
    const zone = zoneOf(spot)
    return zone ? { ...spot, index: Math.max(0, Math.min(spot.index, zone.places.length - 1)) } : spot
  }
  const lying = (spot: Pick, card: number): Pick | null => {
    const places = zoneOf(spot)?.places
    if (!places || places[spot.index]?.cards.includes(card)) return null
    const index = places.findIndex((place) => place.cards.includes(card))
    return index < 0 ? null : { ...spot, index }
  }
  return events.map((event) => ({
    ...event,
    source: event.source && nearest(event.source),
    target: event.target && ((event.card !== null && lying(event.target, event.card)) || nearest(event.target)),
  }))
}
