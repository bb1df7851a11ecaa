/** A match in play on a compiled game: what `beaverboard/match.py` is at the server. A match never changes: `play` gives
 *  the one after the move. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { GameEvent, Place } from '../net/protocol.ts'
import type { Advice, Agreed, GameState, LoadedGame, View } from './game.ts'

export interface Result {
  scores: number[]
  winners: number[]
}

/** Why a move is not allowed. */
export interface IllegalMove {
  reason: string
  rule: string
}

export type Seen = Map<number | null, GameEvent[]>

export const digest = (text: string | Uint8Array): Uint8Array => sha256(typeof text === 'string' ? new TextEncoder().encode(text) : text)
export const hex = bytesToHex
export const unhex = hexToBytes

export class Match {
  readonly game: LoadedGame
  readonly agreed: Agreed
  readonly key: Uint8Array
  readonly words: readonly string[]
  #state: Uint8Array
  #dealer: Uint8Array

  private constructor(game: LoadedGame, agreed: Agreed, key: Uint8Array, words: readonly string[]) {
    const { compiled, s, d, layout } = game
    this.game = game
    this.agreed = agreed
    this.key = key
    this.words = words
    this.#state = compiled.bytes(s, layout.state.size).slice()
    this.#dealer = compiled.bytes(d, layout.dealer.size).slice()
  }

  static dealt(game: LoadedGame, agreed: Agreed, key: Uint8Array): Match {
    const { compiled, s, d, layout } = game
    const setup = game.setupOf(agreed)
    compiled.bytes(s, layout.state.size).fill(0)
    compiled.bytes(d, layout.dealer.size).fill(0)
    compiled.openStream(d, key, layout.streams.match, 0, true)
    compiled.deal(s, setup, d)
    return new Match(game, agreed, key, [])
  }

  /** Puts this match where the module looks; returns its state's address. */
  #placed(): number {
    const { compiled, s, d, layout } = this.game
    compiled.bytes(s, layout.state.size).set(this.#state)
    compiled.bytes(d, layout.dealer.size).set(this.#dealer)
    return s
  }

  get state(): GameState {
    return this.game.compiled.state(this.#placed())
  }

  get turn(): number {
    return this.state.turn
  }

  get over(): boolean {
    return this.state.over
  }

  get finishedRounds(): number {
    const { over, round_no } = this.state
    return this.game.layout.several_rounds ? round_no! - (over ? 0 : 1) : 0
  }

  get sides(): number {
    return this.game.modeOf(this.agreed.mode)?.sides ?? this.agreed.seats
  }

  get seats(): number[] {
    return Array.from({ length: this.agreed.seats }, (_, p) => p)
  }

  /** The number of a move that may be in words; null if the game has no such move. */
  actionOf(move: number | string): number | null {
    const action = typeof move === 'string' ? this.game.compiled.action(move) : move
    return action !== undefined && action >= 0 && action < this.game.layout.actions ? action : null
  }

  whyNot(action: number): IllegalMove | null {
    const reason = this.game.compiled.wasm.refusal(this.#placed(), action)
    if (reason === 0) return null
    const { rule, key } = this.game.layout.reasons[reason]!
    return { reason: `${this.game.name}-refused-${key}`, rule }
  }

  /** Why the last of these picks does not go with the others, if they mean a move that is not legal. */
  whyNotPick(picks: readonly Place[]): IllegalMove | null {
    const action = this.game.compiled.text.attempted(this.state, picks)
    return action === null ? null : this.whyNot(action)
  }

  play(action: number): Match {
    const { compiled, d } = this.game
    const reason = compiled.attempt(this.#placed(), action, d)
    if (reason !== 0) throw new Error(`action ${action} is refused: ${reason}`)
    return new Match(this.game, this.agreed, this.key, [...this.words, compiled.text.words(action)])
  }

  views(viewers: readonly (number | null)[]): View[] {
    const { compiled } = this.game
    const s = this.#placed()
    const seen = compiled.view(s, null)
    return viewers.map((viewer) => compiled.view(s, viewer, { seen }))
  }

  openView(seat: number | null): View {
    return this.game.compiled.view(this.#placed(), seat, { everything: true })
  }

  /** What the last move, or the deal, brought about, as everybody saw it. */
  everyonesEvents(): Seen {
    this.#placed()
    const { compiled, d } = this.game
    return new Map([null, ...this.seats].map((viewer) => [viewer, compiled.events(d, viewer)]))
  }

  /** What a spectator was told, with all cards. */
  openEvents(): GameEvent[] {
    this.#placed()
    return this.game.compiled.openEvents(this.game.d)
  }

  /** The seats that the last move told something of a card that they did not know in the match before. */
  whoLearned(before: Match, seen: Seen): number[] {
    const { compiled, before: at, layout } = this.game
    compiled.bytes(at, layout.state.size).set(before.#state)
    const state = compiled.state(at)
    const isNews = (seat: number, event: GameEvent) => (event.card !== null || event.concealed) && !compiled.text.knew(state, seat, event)
    return this.seats.filter((seat) => seen.get(seat)!.some((event) => isNews(seat, event)))
  }

  result(): Result | null {
    const { wasm } = this.game.compiled
    const s = this.#placed()
    if (!this.game.compiled.state(s).over) return null
    return { scores: this.seats.map((p) => wasm.score(s, p)), winners: this.seats.filter((p) => wasm.wins(s, p) !== 0) }
  }

  ranks(): number[] {
    return this.game.compiled.ranks(this.#placed(), this.sides)
  }

  record(format: string): Record<string, unknown> {
    const { game, mode, seats, options } = this.agreed
    return {
      ...{ format, version: this.game.layout.version, game, mode, seats, options },
      ...{ chance: { key: hex(this.key) }, moves: [...this.words], result: this.result() },
    }
  }

  // Bots: they are shown a state in which all that the seat cannot know is dealt anew.

  #imagined(seat: number, key: Uint8Array, purpose: number): number {
    const { compiled, imagined, lots, layout } = this.game
    compiled.bytes(imagined, layout.state.size).set(this.#state)
    compiled.openStream(lots, key, purpose, 0, false)
    compiled.wasm.redeal(imagined, seat, lots)
    return imagined
  }

  choose(seat: number, level: string, seed: Uint8Array): number {
    const { compiled, lots, layout } = this.game
    const imagined = this.#imagined(seat, seed, layout.streams.imagination)
    const searching = layout.levels[level]
    if (searching) return this.game.searchFor(this.agreed).weigh(imagined, { key: seed, number: 0, ...searching }).chosen
    compiled.openStream(lots, seed, layout.streams.bots, 0, false)
    compiled.wasm.redeal(imagined, seat, lots)
    return compiled.pick(layout.policies[level]!, imagined, lots)
  }

  advise(seat: number, playouts: number, seed: Uint8Array): Advice {
    const imagined = this.#imagined(seat, seed, this.game.layout.streams.imagination)
    const telling = this.game.modeOf(this.agreed.mode)!.telling
    return this.game.searchFor(this.agreed).advise(imagined, { key: seed, playouts, telling })
  }
}
