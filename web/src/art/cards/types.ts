/** What a card of Biber-Gang shows; null is a card whose face is not known. */
export type BiberGangCard = number | 'beaver' | null

/** What a card of BiberClan shows; null is a card whose face is not known. */
export type BiberClanCard = number | 'cleanup' | 'flip' | 'swap' | 'peek' | null

/** A card of Dam It!: a river card by its kind, worth so much in a dam, or a dam. */
export type DamItCard = { kind: number; value: number | null } | { points: number; cost: number }
