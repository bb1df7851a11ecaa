import type { Component } from 'svelte'
import type { Board } from '../board/board'

const boards = import.meta.glob<{ board: Board<never> }>('./*/index.ts')
const pictures = import.meta.glob<{ default: Component<{ id: string }> }>('./*/RulePicture.svelte')

const pathOf = (game: string, file: string) => `./${game}/${file}`

/** A game without a board cannot be played yet. */
export const hasBoard = (game: string): boolean => pathOf(game, 'index.ts') in boards

/** Each board is loaded when a table of its game opens. */
export const loadBoard = async (game: string): Promise<Board> => (await boards[pathOf(game, 'index.ts')]!()).board as Board

/** The pictures of a game's cards for its rules, by the ids that the rules write in backticks. */
export const loadRulePicture = async (game: string): Promise<Component<{ id: string }> | null> =>
  (await pictures[pathOf(game, 'RulePicture.svelte')]?.())?.default ?? null
