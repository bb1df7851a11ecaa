import type { Component } from 'svelte'
import type { Board } from '../board/board'
import { addWords, nameGames } from '../i18n/text.svelte'
import { api } from '../net/api'

const boards = import.meta.glob<{ board: Board<never> }>('./*/index.ts')
const pictures = import.meta.glob<{ default: Component<{ id: string; named?: boolean }> }>('./*/RulePicture.svelte')
const modePictures = import.meta.glob<{ default: Component<{ mode: string | null }> }>('./*/ModePicture.svelte')

const turns = import.meta.glob<{ steps: readonly (readonly string[])[] }>('./*/turn.ts')

const pathOf = (game: string, file: string) => `./${game}/${file}`

/** Whether these pages bring a board for the game; others are drawn plainly, from their zones. */
const hasOwnBoard = (game: string): boolean => pathOf(game, 'index.ts') in boards

/** Fetches a board of ours, so that it is there when a table of its game opens. */
export const fetchBoard = async (game: string): Promise<void> => void (await boards[pathOf(game, 'index.ts')]?.())

/** Each board is loaded when a table of its game opens. */
export async function loadBoard(game: string): Promise<Board> {
  if (hasOwnBoard(game)) return (await boards[pathOf(game, 'index.ts')]!()).board as Board
  const [{ plainBoard }, facts] = await Promise.all([import('../board/plain'), api.plainBoard(game)])
  nameGames([{ name: game, title: facts.title }])
  await addWords(game, facts.words)
  return plainBoard(game, facts) as Board
}

/** The pictures of a game's cards for its rules, by the ids that the rules write in backticks. */
export const loadRulePicture = async (game: string): Promise<Component<{ id: string; named?: boolean }> | null> =>
  (await pictures[pathOf(game, 'RulePicture.svelte')]?.())?.default ?? null

/** The steps of a turn in pictures: cards as the rules call them. */
export const loadTurn = async (game: string): Promise<readonly (readonly string[])[] | null> => (await turns[pathOf(game, 'turn.ts')]?.())?.steps ?? null

/** What the modes of a game look like; a game without such pictures shows its cover. */
export const loadModePicture = async (game: string): Promise<Component<{ mode: string | null }> | null> =>
  (await modePictures[pathOf(game, 'ModePicture.svelte')]?.())?.default ?? null
