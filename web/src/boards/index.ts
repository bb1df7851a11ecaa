import type { Component } from 'svelte'

/** The boards there are, each loaded when a table of its game opens. A game without one cannot be played yet. */
export const BOARDS = {
  'biber-gang': () => import('./biber-gang/Board.svelte'),
} as const satisfies Record<string, () => Promise<{ default: Component<never> }>>

export const hasBoard = (game: string): game is keyof typeof BOARDS => Object.hasOwn(BOARDS, game)
