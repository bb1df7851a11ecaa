/** What a card of Biber-Gang shows; null is a card whose face is not known. */
export type BiberGangCard = number | 'beaver' | null

/** What a card of BiberClan shows; null is a card whose face is not known. */
export type BiberClanCard = number | 'cleanup' | 'flip' | 'swap' | 'peek' | null
