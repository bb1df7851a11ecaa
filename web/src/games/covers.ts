import type { Component } from 'svelte'

interface CoverModule {
  default: Component
  /** Its place on the first page. */
  order: number
}

const found = Object.entries(import.meta.glob<CoverModule>('./*/Cover.svelte', { eager: true }))

/** The covers by game, in the order of the first page: every `games/<game>/Cover.svelte`. */
export const COVERS: Record<string, Component> = Object.fromEntries(
  found.sort(([, a], [, b]) => a.order - b.order).map(([path, cover]) => [path.split('/')[1]!, cover.default]),
)
