/** The next match of the same table. */
import { untrack } from 'svelte'
import { storedTable, updateTable } from '../device/tables'
import { go } from '../ui/router.svelte'
import type { MatchStore } from './match.svelte'

export class Rematch {
  #asked = false

  constructor(readonly match: MatchStore) {}

  async ask(): Promise<void> {
    this.#asked = true
    if (!this.match.table.rematch) await this.match.send({ type: 'rematch' })
    this.follow()
  }

  /** Whoever asked is taken along when the table is there. */
  run(): void {
    $effect(() => {
      if (this.match.table.rematch && this.#asked) untrack(() => this.follow())
    })
  }

  follow(): void {
    const { table, own } = this.match
    const next = table.rematch
    if (!next) return
    const alone = table.seats.every((each, index) => each.kind === 'bot' || own.includes(index))
    updateTable(next, { game: table.game, tokens: storedTable(table.id)?.tokens ?? [], dealAtOnce: alone })
    go(`/t/${next}`)
  }
}
