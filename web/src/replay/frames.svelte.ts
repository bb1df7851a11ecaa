/** The positions of a finished match: fetched in chunks, one of them shown, from one perspective.
 *
 * Nobody learns how long the match is before they have seen its end: `reached` is all that pages count with. */
import type { Board } from '../board/board'
import type { MatchRecord } from '../net/api'
import type { Frame, Frames, TableEvent } from '../net/protocol'
import type { Perspective, Place } from './link'

/** Positions per request. */
export const CHUNK = 25

type Ask = (request: { record: MatchRecord; seat: number | null; open: boolean; first: number; count: number }) => Promise<Frames>

/** Shows a move: `show` replaces the position, flights go around it. */
export type Staging = (frame: Frame, show: () => void) => Promise<void>

/** What every game's view says. */
export interface AnyView {
  turn: number
  over: boolean
  /** Of games that have some. */
  rounds?: number
}

export const viewOf = (frame: Frame) => frame.view as unknown as AnyView

const samePerspective = (a: Perspective, b: Perspective) => a.seat === b.seat && a.open === b.open
const keyOf = ({ seat, open }: Perspective) => `${seat} ${open}`

export class FrameStore {
  shown = $state.raw<(Place & { frame: Frame }) | null>(null)
  /** The furthest position that was ever shown. */
  reached = $state(0)
  /** Waiting for positions. */
  busy = $state(false)
  /** Set by the page that draws the board. */
  stage: Staging | null = null

  #ask: Ask
  #target: Place | null = null
  #frames = new Map<string, Frame[]>()
  #asked = new Map<string, Promise<void>>()
  #loaded = $state(0)

  constructor(
    readonly record: MatchRecord,
    ask: Ask,
    reached = 0,
  ) {
    this.#ask = ask
    this.reached = Math.min(reached, this.last)
  }

  /** The number of the last position: not to be shown before it is reached. */
  get last(): number {
    return this.record.moves.length
  }

  get ended(): boolean {
    return this.reached === this.last
  }

  get atEnd(): boolean {
    return this.shown?.ply === this.last
  }

  /** The position that is shown or being loaded. */
  get target(): Place {
    return this.#target ?? this.shown ?? { ply: 0, perspective: { seat: null, open: false } }
  }

  /** The positions up to this one, from the perspective that is shown; undefined where not loaded yet. */
  frames(upTo = this.shown?.ply ?? -1): readonly (Frame | undefined)[] {
    void this.#loaded
    const known = this.shown ? this.#of(this.shown.perspective) : []
    return Array.from({ length: upTo + 1 }, (_, ply) => known[ply])
  }

  /** Resolves to false when a later call has overtaken this one. */
  async goTo(ply: number, perspective: Perspective = this.target.perspective): Promise<boolean> {
    const target = { ply: Math.max(0, Math.min(ply, this.last)), perspective }
    this.#target = target
    this.busy = true
    try {
      await this.#load(perspective, target.ply)
    } catch (error) {
      if (this.#target === target) this.#target = null
      throw error
    } finally {
      if (this.#target === target || this.#target === null) this.busy = false
    }
    if (this.#target !== target) return false
    const frame = this.#of(perspective)[target.ply]!
    const isNext = this.shown !== null && samePerspective(this.shown.perspective, perspective) && target.ply === this.shown.ply + 1
    const show = () => {
      this.shown = { ...target, frame }
      this.reached = Math.max(this.reached, target.ply)
    }
    void this.#loadAround(perspective, target.ply)
    if (isNext && this.stage && !document.hidden) await this.stage(frame, show)
    else show()
    return true
  }

  /** The first position after this one that is meant, else the last. `isMeant` is given the one before it, too. */
  async find(isMeant: (frame: Frame, before: Frame) => boolean): Promise<number> {
    const { ply, perspective } = this.target
    for (let next = ply + 1; next < this.last; next++) {
      await this.#load(perspective, next - 1)
      await this.#load(perspective, next)
      if (isMeant(this.#of(perspective)[next]!, this.#of(perspective)[next - 1]!)) return next
    }
    return this.last
  }

  step(by: number): Promise<boolean> {
    return this.goTo(this.target.ply + by)
  }

  #of(perspective: Perspective): Frame[] {
    const key = keyOf(perspective)
    if (!this.#frames.has(key)) this.#frames.set(key, [])
    return this.#frames.get(key)!
  }

  async #load(perspective: Perspective, ply: number): Promise<void> {
    const known = this.#of(perspective)
    if (known[ply]) return
    const first = ply - (ply % CHUNK)
    const key = `${keyOf(perspective)} ${first}`
    const asked = this.#asked.get(key) ?? this.#fetch(perspective, first, known)
    this.#asked.set(key, asked)
    try {
      await asked
    } finally {
      this.#asked.delete(key)
    }
  }

  async #fetch(perspective: Perspective, first: number, known: Frame[]): Promise<void> {
    const { frames } = await this.#ask({ record: this.record, ...perspective, first, count: CHUNK })
    for (const frame of frames) known[frame.ply] = frame
    this.#loaded++
  }

  /** Prefetches the next positions, the earlier ones for the log, and for the list of turns all that was ever reached. */
  async #loadAround(perspective: Perspective, ply: number): Promise<void> {
    try {
      const next = Math.min(this.last, ply + Math.ceil(CHUNK / 2))
      await this.#load(perspective, next)
      for (let before = ply - CHUNK; before > -CHUNK; before -= CHUNK) await this.#load(perspective, Math.max(0, before))
      for (let after = ply + CHUNK; after < this.reached + CHUNK; after += CHUNK) await this.#load(perspective, Math.min(this.reached, after))
    } catch {
      // Whoever goes there sees the error.
    }
  }
}

/** A position as an entry of a table's log, so that both are put into the same words. */
export function tableEventOf(frame: Frame, before: Frame | undefined, isBot: readonly boolean[] = []): TableEvent {
  const seat = before ? viewOf(before).turn : null
  return {
    number: frame.ply,
    ply: frame.ply,
    time: 0,
    key: frame.ply === 0 ? 'happened-started' : 'happened-moved',
    arguments: seat === null ? {} : { seat, bot: isBot[seat] ?? false },
    seen: [{ seat: null, events: frame.events }],
  }
}

/** What of a game's board tells turns and rounds apart. */
type Course = Pick<Board, 'finishedRounds' | 'endsTurn'>

export const beginsRound = (board: Course, frame: Frame, before: Frame): boolean =>
  !viewOf(frame).over && board.finishedRounds(frame.view) !== board.finishedRounds(before.view)

export const beginsTurn = (board: Course, frame: Frame, before: Frame): boolean =>
  !viewOf(frame).over && (viewOf(before).turn !== viewOf(frame).turn || beginsRound(board, frame, before) || (board.endsTurn?.(frame.events) ?? false))

export interface TurnStart {
  ply: number
  seat: number
  /** Rounds that were over then. */
  round: number
}

/** Where turns begin among the positions, as far as these are known. */
export function turnsOf(frames: readonly (Frame | undefined)[], board: Course): TurnStart[] {
  return frames.flatMap((frame, ply) => {
    const before = frames[ply - 1]
    if (!frame || (ply > 0 && !(before && beginsTurn(board, frame, before)))) return []
    return [{ ply, seat: viewOf(frame).turn, round: board.finishedRounds(frame.view) }]
  })
}
