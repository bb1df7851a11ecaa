/** A turn in pictures; the sentences are `roi-des-castors-turn-1` and so on. */
export const steps = [
  ['troc'],
  ['log-1', 'log-2', 'log-2'],
  ['log-2', 'log-2', 'log-3'],
] as const
