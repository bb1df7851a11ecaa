/** The reactions; their words are the texts `reaction-…`. */
export const REACTIONS = ['laugh', 'wink', 'wow', 'heart', 'thanks', 'tail-slap'] as const

export type Reaction = (typeof REACTIONS)[number]
