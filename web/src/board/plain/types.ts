import type { Schemas } from '../../net/protocol'

export type PlainFacts = Schemas['PlainBoard']
export type PlainView = Schemas['PlainView']
export type PlainZone = PlainView['zones'][number]
export type PlainPlace = PlainZone['places'][number]

export type PlainArea = PlainFacts['areas'][number]

/** By card, from a list whose last entry is also that of all cards that follow. */
const ofCard = (list: readonly string[], card: number): string | undefined => list[Math.min(card, list.length - 1)]

export const colourOf = (facts: PlainFacts, card: number): string => ofCard(facts.colours, card) ?? 'paper'
export const pictureOf = (facts: PlainFacts, card: number): string | undefined => ofCard(facts.pictures, card)
export const nameOf = (facts: PlainFacts, card: number): string => facts.cards[card] ?? String(card)
export const areaOf = (facts: PlainFacts, zone: PlainZone): PlainArea => facts.areas.find((area) => area.name === zone.name)!
