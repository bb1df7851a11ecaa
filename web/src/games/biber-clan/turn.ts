/** A turn in pictures; the sentences are `biber-clan-turn-1` and so on. */
export const steps = [
  ['8'],
  ['8', '1'],
  ['cleanup', 'flip'],
] as const
