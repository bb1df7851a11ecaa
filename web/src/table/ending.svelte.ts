/** The end of a round as it is shown: first its cards, then its scores. The position behind them may be the next deal
 *  already; until the scores are closed the bots wait and the board of the next round stays hidden. */
import { untrack } from 'svelte'
import type { Pick } from '../board/picks'
import { settings } from '../device/settings.svelte'
import { play as playSound } from '../device/sound'
import type { GameEvent } from '../net/protocol'
import type { MatchStore } from './match.svelte'

/** A look at the last cards before the scores lie over them, where the board itself shows them. */
const LAST_LOOK = 1100

const isStill = () => settings.animationSpeed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

export class Ending {
  /** The cards of the round that ended lie in place of the board. */
  cardsShown = $state(false)
  /** Their cards are being turned up and counted; then the scores follow. */
  counting = $state(false)
  /** The cards that are turned up at the end, in this order. */
  revealed = $state.raw<readonly Pick[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly match: MatchStore) {}

  /** What has just happened, before its position is shown. */
  note(events: readonly GameEvent[]): void {
    const revealed = events.filter(({ what }) => what === 'revealed').flatMap(({ target }) => (target ? [target] : []))
    if (revealed.length > 0) this.revealed = revealed
  }

  run(): void {
    const { match } = this
    let seen: number | null = null
    $effect(() => {
      const finished = match.finishedRounds
      if (finished === null) return
      const first = seen === null
      if (first ? match.over : finished > seen!) untrack(() => this.#begin(first))
      seen = finished
    })
    let open = false
    $effect(() => {
      if (open && !match.scoresOpen) untrack(() => this.#close())
      open = match.scoresOpen
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  #begin(first: boolean): void {
    const { match } = this
    if (match.turn === null && !first) playSound('end')
    match.server.showsSheet(true)
    this.cardsShown = !first && !!match.board?.LastRound
    this.counting = this.cardsShown && !isStill()
    if (this.counting) return
    if (first || isStill()) match.showScores()
    else this.#timer = setTimeout(() => match.showScores(), LAST_LOOK)
  }

  /** Everything is counted, or somebody does not want to wait for it. */
  toScores(): void {
    this.counting = false
    this.match.showScores()
  }

  #close(): void {
    this.cardsShown = false
    this.revealed = []
    this.match.server.showsSheet(false)
  }
}
