/** A turn in pictures; the sentences are `dam-it-turn-1` and so on. */
export const steps = [
  ['oak', 'garbage', 'beech'],
  ['oak', 'maple', 'birch'],
  ['garbage', 'disposal'],
] as const
