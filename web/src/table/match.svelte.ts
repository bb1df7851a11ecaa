/** A match at a table, in play, watched or over: what this page shows of it, what can be picked, and what is sent. */
import type { SeatFacts } from '../board/board'
import { namesOf } from '../board/names'
import { Picker } from '../board/picker.svelte'
import type { Move, Pick } from '../board/picks'
import { ShellStore } from '../board/shell.svelte'
import { showMove } from '../board/stage'
import { notePlayed } from '../device/matches'
import { storedTable } from '../device/tables'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import { Refusal, type Command, type Table } from '../net/protocol'
import { eventsFor, type TableStore } from '../net/store.svelte'
import { showError, toast } from '../ui/toasts.svelte'
import { Hints } from './hints.svelte'
import { curtainSeat, shownSeat } from './hotseat'
import { Lesson } from './lesson/lesson.svelte'
import { Rematch } from './rematch.svelte'

/** How often clocks are drawn anew, in milliseconds. */
const CLOCK_TICK = 500

export class MatchStore extends ShellStore {
  /** A command is on its way. */
  busy = $state(false)
  /** The dialog that is open. */
  dialog = $state<'seats' | 'invite' | 'device' | 'sit' | null>(null)
  /** The address that brings this seat to another device. */
  deviceLink = $state('')
  /** Of several seats on this device, the one whose person looks at it. */
  lifted = $state<number | null>(null)
  readMessages = $state(0)
  #now = $state(performance.now())

  readonly picker = new Picker(
    (move) => void this.play(move),
    (pick) => void this.explainMiss(pick),
  )
  readonly hints = new Hints(this)
  readonly rematch = new Rematch(this)
  readonly lesson: Lesson

  constructor(readonly server: TableStore) {
    super()
    this.readMessages = server.chat.length
    this.lesson = new Lesson(this, server.id)
  }

  // Who sits where, and who looks

  readonly table: Table = $derived.by(() => this.server.table!)
  readonly game = $derived.by(() => this.table.game)
  readonly names = $derived.by(() => namesOf(this.table.seats))
  readonly turn = $derived.by(() => this.server.position?.turn ?? null)
  readonly over = $derived.by(() => this.table.status === 'over')
  readonly own = $derived.by(() => this.server.ownSeats)
  readonly you = $derived.by(() => shownSeat(this.own, this.lifted))
  readonly curtain = $derived.by(() => this.over ? null : curtainSeat(this.own, this.lifted, this.turn))
  readonly seatView = $derived.by(() => this.server.viewOf(this.you))
  readonly view = $derived.by(() => this.seatView?.view)
  readonly happenings = $derived.by(() => this.server.log)
  readonly winners = $derived.by(() => this.table.result?.winners ?? null)
  readonly isTurn = $derived.by(() => this.turn !== null && this.turn === this.you && !this.over)
  /** It is the turn of the person who looks at the page. */
  readonly canAct = $derived.by(() => this.isTurn && this.curtain === null)
  readonly seat = $derived.by(() => this.you === null ? null : this.table.seats[this.you]!)
  /** A bot plays for this seat. */
  readonly stoodIn = $derived.by(() => this.seat?.stand_in === 'handed' || this.seat?.stand_in === 'clock' || this.seat?.stand_in === 'away')
  readonly canSit = $derived.by(() => this.you === null && !this.over && this.table.seats.some((each) => each.kind === 'open'))
  readonly canAskRematch = $derived.by(() => this.you !== null || this.server.isHost)
  readonly #clock = $derived.by(() => {
    const clock = this.server.position?.clock
    return clock ? { seat: clock.seat, left: Math.max(0, clock.left - Math.max(0, this.#now - this.server.received) / 1000) } : null
  })
  readonly seats = $derived.by(() =>
    this.table.seats.map(
      (each, index): SeatFacts => ({
        seat: index,
        name: this.names[index]!,
        kind: each.kind === 'person' && each.stand_in !== 'handed' ? 'person' : 'bot',
        present: each.kind !== 'person' || each.here,
        secondsLeft: this.#clock?.seat === index ? this.#clock.left : null,
      }),
    ),
  )
  /** Partners that one may talk to alone. Bots do not listen. */
  readonly partners = $derived.by(() => {
    const partners = this.you !== null && this.view ? this.board?.partners?.(this.view, this.you) : null
    return (partners ?? []).filter((each) => this.table.seats[each]!.kind === 'person')
  })
  readonly unread = $derived.by(() => Math.max(0, this.server.chat.length - this.readMessages))

  // What is asked, in words

  readonly heading = $derived.by(() => {
    if (this.over) return t('table-over')
    if (this.turn === null) return ''
    return this.isTurn && this.own.length === 1 ? t('table-your-turn') : t('table-turn-of', { name: this.names[this.turn]! })
  })
  readonly prompt = $derived.by(() => {
    if (this.over) return this.verdict
    if (this.stoodIn) return t('stand-in-line')
    if (!this.board || !this.view) return ''
    if (this.canAct) return this.board.question(this.view, this.picker)
    return this.you === null ? t('watch-line') : ''
  })
  /** Where a coach speaks, the game does not ask. */
  readonly question = $derived.by(() => this.lesson.advice ? '' : this.prompt)
  readonly confirmLabel = $derived.by(() => {
    const { decided } = this.picker.narrowing
    return this.canAct && !this.lesson.coach.held && decided && this.picker.selection.picks.length > 0 ? this.labelOf(decided) : null
  })

  // Moves

  moveOf(action: number): Move | undefined {
    return this.board?.moves(this.view).find((each) => each.action === action)
  }

  async play(move: Move): Promise<void> {
    if (this.busy || this.you === null || !this.server.position) return
    if (!this.lesson.coach.lets(move)) return
    await this.send({ type: 'move', seat: this.you, ply: this.server.position.ply, move: move.action })
  }

  /** Somebody pointed at what cannot be: the server says which rule is in the way. */
  async explainMiss(pick: Pick): Promise<void> {
    const { you } = this
    if (!this.board || you === null || !this.server.position || this.busy) return
    if (!this.isTurn) {
      toast(this.heading)
      return
    }
    await this.#ask(async () => {
      const refused = await this.server.why(you, [...this.picker.selection.picks, pick])
      if (refused) throw new Refusal('error-illegal-move', { ...refused })
      toast(this.prompt)
    })
  }

  async send(command: Command): Promise<void> {
    await this.#ask(() => this.server.send(command))
  }

  async #ask(asking: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await asking()
    } catch (error) {
      showError(error, (rule) => this.showRule(rule))
    } finally {
      this.busy = false
    }
  }

  async showDeviceLink(): Promise<void> {
    // The host's token, which has no seat to bring along, is the first.
    for (const token of [...(storedTable(this.table.id)?.tokens ?? [])].reverse()) {
      try {
        const link = await api.link(this.table.id, token)
        if (link.seat === this.you) {
          this.deviceLink = `${location.origin}/t/${this.table.id}#code=${link.code}`
          this.dialog = 'device'
          return
        }
      } catch (error) {
        showError(error)
        return
      }
    }
  }

  /** Connects board, picker and device with the table, as long as the page is shown. */
  run(): void {
    $effect(() => {
      const moves = this.canAct && this.board && this.view ? this.board.moves(this.view) : []
      this.picker.moves = moves
    })
    $effect(() => {
      this.server.stage = (message, show) =>
        showMove(() => (this.curtain === null ? this.place : undefined), this.board, {
          events: eventsFor(message.happened, this.you),
          after: message.position.views.find((each) => each.seat === this.you)?.view,
          show,
        })
      const ticking = setInterval(() => {
        if (this.server.position?.clock) this.#now = performance.now()
      }, CLOCK_TICK)
      return () => {
        clearInterval(ticking)
        this.server.stage = null
      }
    })
    $effect(() => void this.loadBoard())
    $effect(() => {
      if (!this.table.lesson) notePlayed(this.table, this.own, this.names)
    })
    this.hints.run()
  }
}
