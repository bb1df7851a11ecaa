/** A turn in pictures; the sentences are `biber-gang-turn-1` and so on. */
export const steps = [
  ['7'],
  ['12', '7'],
  ['7', '7'],
] as const
