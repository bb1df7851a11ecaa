/** Loads what a table needs while the first page rests, so that a press of *Play* shows a board at once. */
import { prepare } from '../net/reach.svelte'
import { fetchTable } from '../table/opening'

/** Safari has no `requestIdleCallback`. */
const PAUSE = 200
const idle = (): Promise<unknown> => new Promise((rested) => ('requestIdleCallback' in window ? requestIdleCallback(rested) : setTimeout(rested, PAUSE)))

/** One game after the other, until `gone`. */
export async function loadAhead(games: readonly string[], gone: () => boolean): Promise<void> {
  for (const game of games) {
    await idle()
    if (gone()) return
    await fetchTable(game)
    prepare(game)
  }
}
