/** A match at a table, in play, watched or over: what this page shows of it, what can be picked, and what is sent. */
import { untrack } from 'svelte'
import type { SeatFacts } from '../board/board'
import { botNames, namesOf } from '../board/names'
import { Picker } from '../board/picker.svelte'
import type { Move, Pick } from '../board/picks'
import { ShellStore } from '../board/shell.svelte'
import { notePlayed } from '../device/matches'
import { settings } from '../device/settings.svelte'
import { storedTable } from '../device/tables'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import { Refusal, type Command, type Table } from '../net/protocol'
import type { TableStore } from '../net/store.svelte'
import { showError, toast } from '../ui/toasts.svelte'
import { BotTurns } from './botTurns.svelte'
import { Ending } from './ending.svelte'
import { Hints } from './hints.svelte'
import { curtainSeat, shownSeat } from './hotseat'
import { Lesson } from './lesson/lesson.svelte'
import { Proposals } from './proposals.svelte'
import { Reactions } from './reactions.svelte'
import { Rematch } from './rematch.svelte'

/** How often clocks are drawn anew, in milliseconds. */
const CLOCK_TICK = 500

export class MatchStore extends ShellStore {
  /** A command is on its way. */
  busy = $state(false)
  /** The dialog that is open. */
  dialog = $state<'seats' | 'invite' | 'device' | 'sit' | 'agreed' | null>(null)
  /** The address that brings this seat to another device. */
  deviceLink = $state('')
  /** Of several seats on this device, the one whose person looks at it. */
  lifted = $state<number | null>(null)
  readMessages = $state(0)
  #now = $state(performance.now())
  /** The move that was sent last, until its position is there. */
  #played: { move: Move; ply: number; seat: number } | null = null

  readonly picker = new Picker(
    (move) => void this.play(move),
    (pick) => void this.explainMiss(pick),
    () => settings.confirmMoves,
  )
  readonly hints = new Hints(this)
  readonly proposals = new Proposals(this)
  readonly rematch = new Rematch(this)
  readonly ending = new Ending(this)
  readonly reactions = new Reactions(this)
  readonly botTurns = new BotTurns(this)
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
  readonly #bots = $derived.by(() => botNames(this.table.seats))
  readonly turn = $derived.by(() => this.server.position?.turn ?? null)
  readonly over = $derived.by(() => this.table.status === 'over')
  readonly own = $derived.by(() => this.server.ownSeats)
  readonly you = $derived.by(() => shownSeat(this.own, this.lifted))
  readonly curtain = $derived.by(() => this.over ? null : curtainSeat(this.own, this.lifted, this.turn))
  readonly seatView = $derived.by(() => this.server.viewOf(this.you))
  readonly view = $derived.by(() => this.seatView?.view)
  readonly tableEvents = $derived.by(() => this.server.log)
  readonly winners = $derived.by(() => this.table.result?.winners ?? null)
  /** A bot plays for this seat. */
  readonly stoodIn = $derived.by(() => this.you !== null && this.table.seats[this.you]!.kind === 'person' && this.table.seats[this.you]!.stand_in !== null)
  readonly isTurn = $derived.by(() => this.turn !== null && this.turn === this.you && !this.over && !this.stoodIn)
  /** A person whose turn it is, and who is not there. */
  readonly away = $derived.by(() => {
    const seat = this.turn === null || this.over ? null : this.table.seats[this.turn]!
    return seat?.kind === 'person' && !seat.here && seat.stand_in === null && !this.own.includes(this.turn!) ? this.turn : null
  })
  /** Bots wait until these people have closed the scores of a round; who still reads does not wait. */
  readonly readers = $derived.by(() => {
    const turn = this.turn === null || this.over ? null : this.table.seats[this.turn]!
    if (!turn || (turn.kind === 'person' && turn.stand_in === null)) return []
    return this.table.seats.flatMap((each, seat) => (each.reading && !this.own.includes(seat) ? [this.names[seat]!] : []))
  })
  /** It is the turn of the person who looks at the page. */
  readonly canAct = $derived.by(() => this.isTurn && this.curtain === null && !this.ending.cardsShown)
  /** A partner's turn: one may propose a move. */
  readonly canPropose = $derived.by(() => !this.isTurn && !this.over && this.curtain === null && this.proposals.moves.length > 0)
  readonly seat = $derived.by(() => this.you === null ? null : this.table.seats[this.you]!)
  readonly canSit = $derived.by(() => this.you === null && !this.over && this.table.seats.some((each) => each.kind === 'open'))
  readonly takesPart = $derived.by(() => this.you !== null || this.server.isHost)
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

  /** What to know before a move: warnings beside the question, facts beside the round. */
  readonly #notes = $derived.by(() => (this.over || this.ending.cardsShown || this.table.lesson ? [] : (this.seatView?.notes ?? [])))
  readonly warnings = $derived.by(() => this.#told('warning'))
  readonly facts = $derived.by(() => this.#told('fact'))

  readonly heading = $derived.by(() => {
    if (this.over) return t('table-over')
    if (this.ending.cardsShown) return t('round-over')
    if (this.turn === null) return ''
    const name = this.names[this.turn]!
    if (this.readers.length > 0) return t('table-reading', { names: this.readers.join(' & ') })
    if (this.stoodIn && this.own.length === 1) return t('stand-in-line')
    if (this.away !== null) return t('table-away', { name })
    const { kind, stand_in } = this.table.seats[this.turn]!
    if (kind === 'person' && stand_in !== null) return t('table-bot-for', { name })
    return this.isTurn && this.own.length === 1 ? t('table-your-turn') : t('table-turn-of', { name })
  })
  readonly prompt = $derived.by(() => {
    // Who has won is seen when all is counted.
    if (this.ending.cardsShown && (!this.over || this.ending.counting)) return this.whyEnded
    if (this.over) return this.verdict
    if (this.readers.length > 0) return t('table-reading-line')
    if (this.stoodIn && this.own.length > 1) return t('stand-in-line')
    if (this.stoodIn) return this.turn === null || this.turn === this.you ? '' : t('table-turn-of', { name: this.names[this.turn]! })
    if (this.away !== null) return t('table-away-line', { seconds: this.table.absent ?? 0 })
    if (!this.board || !this.view) return ''
    if (this.canAct) return this.hints.words || this.proposals.words || this.board.question(this.view, this.picker)
    if (this.canPropose) return t('proposal-offer', { name: this.names[this.turn!]! })
    return this.you === null ? t('watch-line') : ''
  })
  /** Where a coach speaks, the game does not ask. */
  readonly question = $derived.by(() => this.lesson.advice ? '' : this.prompt)
  readonly confirmLabel = $derived.by(() => {
    const { decided } = this.picker.narrowing
    if (!decided || this.picker.isSent || this.picker.selection.picks.length === 0) return null
    if (this.canPropose) return t('proposal-make', { move: this.labelOf(decided) })
    return this.canAct && !this.lesson.coach.held ? this.labelOf(decided) : null
  })

  #told(kind: 'warning' | 'fact'): string[] {
    const { names } = this
    return this.#notes.filter((note) => note.kind === kind).map(({ key, arguments: args }) => t(key, { ...args, name: args.seat === undefined ? '' : names[args.seat]! }))
  }

  override hasWon(): boolean {
    return this.own.length === 1 && !!this.winners?.includes(this.own[0]!)
  }

  namesAt(): { names: readonly string[]; bots: readonly string[] } {
    return { names: this.names, bots: this.#bots }
  }

  // Moves

  moveOf(action: number): Move | undefined {
    return this.board?.moves(this.view).find((each) => each.action === action)
  }

  async play(move: Move): Promise<void> {
    const { you, picker } = this
    const ply = this.server.position?.ply
    if (this.busy || you === null || ply === undefined || !this.lesson.coach.lets(move)) return picker.recall()
    if (this.canPropose) {
      await this.proposals.make(move)
      return
    }
    this.#played = { move, ply, seat: you }
    const sent = await this.send({ type: 'move', seat: you, ply, move: move.action })
    if (sent) return
    this.#played = null
    picker.giveUp()
  }

  /** At the position after a move of one's own: what the same press still means is played, what it left is picked. */
  #goOn(moves: readonly Move[]): void {
    const played = this.#played
    if (!played || !this.server.position || this.server.position.ply <= played.ply) return
    this.#played = null
    if (!this.canAct || this.you !== played.seat || !this.board) return
    const [verb, ...then] = played.move.then ?? []
    const next = verb && moves.find((each) => each.verb === verb && each.picks.length <= 1)
    const kept = this.board.keeps?.(this.view, played.move)
    if (next) this.picker.confirm({ ...next, then })
    else if (played.move.onto) this.picker.pickAll([played.move.onto])
    else if (kept) this.picker.keep(kept)
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

  /** Whether the server has accepted it. */
  async send(command: Command): Promise<boolean> {
    return this.#ask(() => this.server.send(command))
  }

  async #ask(asking: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    try {
      await asking()
      return true
    } catch (error) {
      showError(error, (rule) => this.showRule(rule))
      return false
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
      const moves = this.canAct && this.board && this.view ? this.board.moves(this.view) : this.proposals.moves
      this.picker.moves = moves
      untrack(() => this.#goOn(moves))
    })
    $effect(() => {
      this.server.stage = (turn, show) => this.botTurns.show(turn, show)
      this.server.continues = (message) => this.botTurns.continues(message)
      const ticking = setInterval(() => {
        if (this.server.position?.clock) this.#now = performance.now()
      }, CLOCK_TICK)
      return () => {
        clearInterval(ticking)
        this.server.stage = null
        this.server.continues = null
      }
    })
    $effect(() => void this.loadBoard())
    $effect(() => {
      if (!this.table.lesson) notePlayed(this.table, this.own, this.names)
    })
    this.hints.run()
    this.proposals.run()
    this.ending.run()
  }
}
