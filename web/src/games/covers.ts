import type { Component } from 'svelte'
import PlainCover from '../board/plain/Cover.svelte'
import { withProps } from '../board/plain/withProps'

interface CoverModule {
  default: Component
  /** Its place on the first page. */
  order: number
}

const found = Object.entries(import.meta.glob<CoverModule>('./*/Cover.svelte', { eager: true }))

const ours: Record<string, Component> = Object.fromEntries(
  found.sort(([, a], [, b]) => a.order - b.order).map(([path, cover]) => [path.split('/')[1]!, cover.default]),
)

/** Those of other games, made once: a component that changes is drawn anew. */
const others = new Map<string, Component>()

function coverOf(game: string): Component {
  if (!others.has(game)) others.set(game, withProps<object, { game: string }>(PlainCover, { game }) as Component)
  return others.get(game)!
}

/** The covers by game, in the order of the first page: every `games/<game>/Cover.svelte`. Any other game has
 *  the one that the server knows. */
export const COVERS: Record<string, Component> = new Proxy(ours, { get: (covers, game: string) => covers[game] ?? coverOf(game) })
