/** Reactions that float over the seats for a moment: those of people, and what bots think of their own moves. */
import type { Reaction } from '../art/reactions'
import type { MatchStore } from './match.svelte'

const SHOWN = 2200

export interface Floating {
  id: number
  reaction: Reaction
  /** Where on the page. */
  x: number
  y: number
}

export class Reactions {
  floating = $state.raw<readonly Floating[]>([])
  #next = 0

  constructor(readonly match: MatchStore) {}

  show(seat: number, reaction: Reaction): void {
    const badge = this.match.place?.querySelector(`[data-badge="${seat}"]`)
    if (!badge || document.hidden || this.match.curtain !== null) return
    const box = badge.getBoundingClientRect()
    const id = this.#next++
    this.floating = [...this.floating, { id, reaction, x: box.left + Math.min(box.width / 2, 60), y: box.top + box.height / 2 }]
    setTimeout(() => (this.floating = this.floating.filter((each) => each.id !== id)), SHOWN)
  }
}
