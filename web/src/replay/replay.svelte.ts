/** A finished match that is walked through, forwards and backwards, from the view of any seat. */
import { untrack } from 'svelte'
import type { SeatFacts } from '../board/board'
import { ShellStore } from '../board/shell.svelte'
import { showMove } from '../board/stage'
import { noteReached } from '../device/progress'
import { settings } from '../device/settings.svelte'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import type { Frame, TableEvent } from '../net/protocol'
import { showError } from '../ui/toasts.svelte'
import { AnalysisStore } from './analysis.svelte'
import { beginsRound, beginsTurn, tableEventOf, turnsOf, viewOf, type FrameStore } from './frames.svelte'
import { hashOf, placeOf, type Perspective } from './link'
import { everyone, namesAt, type Names, type Sitter } from './sitters'
import { Study } from './study.svelte'
import { wholeAddress } from '../ui/address'

/** How long a position is looked at before the next one comes by itself. */
const PAUSES = { slow: 2200, normal: 1300, off: 900 }
/** Browsers slow a page down that changes its address too often. */
const ADDRESS_DELAY = 250

export class ReplayStore extends ShellStore {
  /** Positions follow each other by themselves. */
  playing = $state(false)
  /** Nobody comes to the end by chance: what needs it waits here for a yes. */
  endWanted = $state<'end' | 'analysis' | null>(null)
  readonly study = new Study(this)
  readonly analysis: AnalysisStore

  constructor(
    readonly id: string,
    readonly frames: FrameStore,
    readonly sitters: readonly Sitter[] | null,
  ) {
    super()
    this.analysis = new AnalysisStore(frames.record, api.analysis)
  }

  get record() {
    return this.frames.record
  }

  get game(): string {
    return this.record.game
  }

  readonly shown = $derived.by(() => this.frames.shown!)
  readonly ply = $derived(this.shown.ply)
  readonly perspective = $derived(this.shown.perspective)
  readonly you = $derived(this.perspective.seat)
  readonly view: unknown = $derived(this.shown.frame.view)
  readonly turn = $derived(viewOf(this.shown.frame).over ? null : viewOf(this.shown.frame).turn)
  readonly names = $derived.by(() => this.namesOfPly(this.ply).names)
  /** All who had a seat in this match. */
  readonly everyone = $derived.by(() => everyone(this.sitters, this.record.seats))
  readonly seats = $derived.by(() => {
    const { names, isBot } = this.namesOfPly(this.ply)
    return names.map((name, seat): SeatFacts => ({ seat, name, kind: isBot[seat] ? 'bot' : 'person', present: true, secondsLeft: null }))
  })
  readonly over = $derived.by(() => this.frames.atEnd)
  readonly winners = $derived.by(() => (this.over ? (this.record.result?.winners ?? []) : null))
  readonly tableEvents = $derived.by(() => {
    const frames = this.frames.frames()
    return frames.flatMap((frame, ply) => (frame && (ply === 0 || frames[ply - 1]) ? [this.#eventOf(frame, frames[ply - 1])] : []))
  })
  /** What has just happened. */
  readonly words = $derived.by(() => {
    if (this.study.words) return this.study.words
    if (this.verdict) return this.verdict
    const before = this.frames.frames()[this.ply - 1]
    const lines = this.linesOf(this.#eventOf(this.shown.frame, before))
    return lines.map((line) => t(line.key, line.args)).join(' ')
  })
  readonly turns = $derived.by(() => (this.board ? turnsOf(this.frames.frames(this.frames.reached), this.board) : []))
  readonly hasRounds = $derived((viewOf(this.shown.frame).rounds ?? 1) > 1)
  /** The address of what is shown. */
  readonly address = $derived.by(() => wholeAddress(`/r/${this.id}`) + hashOf(this.shown))

  namesOfPly(ply: number): Names {
    return namesAt(this.sitters, this.record.seats, ply)
  }

  #eventOf(frame: Frame, before: Frame | undefined): TableEvent {
    return tableEventOf(frame, before, this.namesOfPly(frame.ply).isBot)
  }

  namesAt({ ply }: TableEvent): Names {
    return this.namesOfPly(ply)
  }

  // Walking

  goTo(ply: number, perspective?: Perspective): Promise<void> {
    this.playing = false
    return this.#walk(() => this.frames.goTo(ply, perspective))
  }

  step(by: number): Promise<void> {
    if (by < 0) this.playing = false
    return this.#walk(() => this.frames.step(by))
  }

  async nextTurn(): Promise<void> {
    const { board } = this
    if (board && !this.over) await this.#walk(async () => this.frames.goTo(await this.frames.find((frame, before) => beginsTurn(board, frame, before))))
  }

  previousTurn(): Promise<void> {
    return this.goTo(this.turns.filter((each) => each.ply < this.frames.target.ply).at(-1)?.ply ?? 0)
  }

  async nextRound(): Promise<void> {
    const { board } = this
    if (board) await this.#walk(async () => this.frames.goTo(await this.frames.find((frame, before) => beginsRound(board, frame, before))))
  }

  toEnd(): void {
    if (this.frames.ended) void this.goTo(this.frames.last)
    else this.endWanted = 'end'
  }

  togglePlay(): void {
    if (!this.playing && this.over) void this.goTo(0).then(() => (this.playing = true))
    else this.playing = !this.playing
  }

  followAddress(): void {
    const { ply, perspective } = placeOf(location.hash)
    if (ply !== null) void this.goTo(ply, perspective && (perspective.seat ?? 0) < this.names.length ? perspective : undefined)
  }

  async #walk(move: () => Promise<unknown>): Promise<void> {
    try {
      await move()
    } catch (error) {
      this.playing = false
      showError(error)
    }
  }

  /** Connects board, address and what is read out with the positions, as long as the page is shown. */
  run(): void {
    $effect(() => {
      void this.loadBoard()
      this.frames.stage = (frame, show) => showMove(() => this.place, this.board, { events: frame.events, after: frame.view, show })
      return () => {
        this.frames.stage = null
        this.playing = false
        this.analysis.stop()
      }
    })
    $effect(() => {
      if (this.playing) return untrack(() => this.#playOn())
    })
    $effect(() => {
      const { ply, perspective } = this.shown
      const timer = setTimeout(() => history.replaceState(history.state, '', hashOf({ ply, perspective })), ADDRESS_DELAY)
      return () => clearTimeout(timer)
    })
    $effect(() => noteReached(this.id, this.frames.reached))
    let said = ''
    $effect(() => {
      const text = `${t('replay-position', { ply: this.ply })} ${this.words}`
      if (this.board && text !== said) untrack(() => this.speak(text))
      said = text
    })
    this.study.run()
  }

  /** Shows one position after the other until the result is called. */
  #playOn(): () => void {
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const on = async () => {
      await this.step(1)
      if (this.over) this.playing = false
      else if (!stopped) timer = setTimeout(on, PAUSES[settings.animationSpeed])
    }
    timer = setTimeout(on, PAUSES[settings.animationSpeed] / 2)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }
}
