/** What the pages of a match share, whether it is played or replayed: the board of its game, the log and the scores
 *  in words, and what is read out. */
import { tick } from 'svelte'
import { loadBoard } from '../games'
import { t } from '../i18n/text.svelte'
import type { TableEvent } from '../net/protocol'
import { eventsFor } from '../net/store.svelte'
import type { Board, LogLine, SeatFacts } from './board'
import { placeOf } from './flight'
import { lastMoveOf } from './lastMove'
import { entriesOf, linesOf } from './log'
import type { LogEntry } from './LogPanel.svelte'
import { samePick, type Move, type Pick } from './picks'

export abstract class ShellStore {
  board = $state.raw<Board | null>(null)
  /** The element that the board is drawn in. */
  place = $state<HTMLElement>()
  /** For screen readers. */
  spoken = $state('')
  rulesOpen = $state(false)
  /** The rule that is brought into sight. */
  rule = $state<string | null>(null)
  scoresOpen = $state(false)
  /** The cards of the last round in place of its scores. */
  cardsShown = $state(false)

  abstract readonly game: string
  abstract readonly view: unknown
  abstract readonly seats: readonly SeatFacts[]
  abstract readonly names: readonly string[]
  /** The seat whose view is shown; null for a spectator's. */
  abstract readonly you: number | null
  abstract readonly tableEvents: readonly TableEvent[]
  abstract readonly over: boolean
  /** Who has won, once the match is over. */
  abstract readonly winners: readonly number[] | null

  readonly title = $derived.by(() => t(`game-${this.game}-name`))
  readonly entries = $derived.by(() =>
    entriesOf(this.tableEvents, (tableEvent) => this.linesOf(tableEvent)).map((line, id): LogEntry & LogLine => ({ id, ...line })),
  )
  readonly lastMove = $derived.by(() => lastMoveOf(this.tableEvents, this.you, this.board, this.view))
  readonly subtitle = $derived.by(() => this.board && this.view ? this.board.subtitle(this.view) : '')
  /** How many rounds are finished; null before board and view are there. */
  readonly finishedRounds = $derived.by(() => this.board && this.view ? this.board.finishedRounds(this.view) : null)
  readonly rows = $derived.by(() => this.board && this.finishedRounds ? this.board.scores(this.view, this.seats, this.you) : [])
  readonly counted = $derived.by(() => this.board && this.view ? this.board.counted?.(this.view) : undefined)
  /** Why the last round, or the match, has ended. */
  readonly whyEnded = $derived.by(() => {
    const endings = this.board?.endings ?? []
    for (const tableEvent of this.tableEvents.slice().reverse()) {
      if (tableEvent.key !== 'happened-moved') continue
      const events = eventsFor(tableEvent, this.you)
      const found = events.find(({ what }) => endings.includes(what))
      if (found) return t(`${this.game}-ended-${found.what}`, { name: found.seat === null ? '' : (this.namesAt(tableEvent).names[found.seat] ?? ''), you: found.seat !== null && found.seat === this.you ? 'yes' : 'no', count: found.value })
    }
    return this.over && this.view ? (this.board?.whyOver?.(this.view) ?? '') : ''
  })
  readonly verdict = $derived.by(() => {
    if (!this.winners) return ''
    const names = this.winners.map((seat) => this.names[seat]!)
    if (this.view) {
      const ending = this.board?.ending?.(this.view, names)
      if (ending) return this.hasWon() ? `${t('score-you-win')} ${ending}` : ending
    }
    if (this.hasWon() && names.length === 1) return t('score-you-win')
    return names.length > 0 ? t(names.length === 1 ? 'score-winner' : 'score-winners', { names: names.join(' & ') }) : t('table-over')
  })

  /** Whether the person who looks at the page has won. */
  hasWon(): boolean {
    return false
  }

  /** What the seats were called when something happened, and what bots on them are. */
  abstract namesAt(tableEvent: TableEvent): { names: readonly string[]; bots: readonly string[] }

  async loadBoard(): Promise<void> {
    this.board = await loadBoard(this.game)
  }

  linesOf(tableEvent: TableEvent): LogLine[] {
    return linesOf(tableEvent, { board: this.board, seat: this.you, ...this.namesAt(tableEvent) })
  }

  /** A move as its button says it. */
  labelOf(move: Move, view: unknown = this.view): string {
    return (view ? this.board?.label?.(view, move, this.seats) : '') || t(`${this.game}-verb-${move.verb}`)
  }

  /** A move in words: its button's and what the board calls the places that it picks and the group that they lie in.
   *  A place is left out where another move picks none like it: of one pile there is nothing to tell. */
  describe(move: Move): string {
    const label = this.labelOf(move)
    const others = this.board && this.view ? this.board.moves(this.view).filter((each) => each.action !== move.action) : []
    const tells = (pick: Pick, step: number) =>
      others.length === 0 ||
      others.some((each) => {
        const other = each.picks[step]
        return this.labelOf(each) === label ? !other || !samePick(other, pick) : other?.zone === pick.zone && !samePick(other, pick)
      })
    const places = move.picks.filter(tells).flatMap((pick) => {
      const place = this.place && placeOf(this.place, pick)
      const group = place?.parentElement?.closest('[role=group][aria-label]')
      return [group, place].map((each) => each?.getAttribute('aria-label')?.replace(`, ${t('mark-last-move')}`, ''))
    })
    return [...new Set([label, ...places.filter(Boolean)])].join(' · ')
  }

  speak(text: string): void {
    // The same words again are spoken again only if the text changes in between.
    this.spoken = ''
    void tick().then(() => (this.spoken = text))
  }

  showRule(rule: string | null): void {
    this.rule = rule
    this.rulesOpen = true
  }

  showScores(): void {
    this.cardsShown = false
    this.scoresOpen = true
  }
}
