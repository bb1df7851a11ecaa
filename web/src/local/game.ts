/** The compiled games, as `beaverboard build-wasm` made them: GAME.wasm has the rules and the bots, GAME.mjs the views
 *  and the words. Nothing here knows a game. */
import type { Argument, GameEvent, OptionValue, Place, Position } from '../net/protocol.ts'

/** Where the files of the build come from: the site, or a folder in tests. */
export interface Files {
  module(name: string): Promise<unknown>
  bytes(name: string): Promise<ArrayBuffer>
  json<Value>(name: string): Promise<Value>
}

export interface Agreed {
  game: string
  mode: string | null
  seats: number
  options: Record<string, OptionValue>
}

export type View = Position['views'][number]['view']

export interface GameState {
  turn: number
  over: boolean
  round_no?: number
}

interface Objection {
  key: string
  arguments: Map<string, number>
  numbers: number[]
}

interface Mode {
  name: string | null
  seats: number[]
  sides: number | null
  open_to_partners: boolean
  telling: unknown
}

interface Limits {
  low: number
  high: number
  modes: string[] | null
  is_seat: boolean
  rule: string | null
}

export interface Layout {
  version: number
  actions: number
  modes: Mode[]
  lowest_wins: boolean
  several_rounds: boolean
  options: Record<string, OptionValue>
  limits: Record<string, Limits>
  state: { size: number }
  dealer: { size: number }
  streams: { match: number; bots: number; imagination: number }
  levels: Record<string, { playouts: number; overlooked: number }>
  policies: Record<string, number>
  reasons: Record<number, { rule: string; key: string }>
}

export interface Advice {
  moves: { action: number; playouts: number; share: number; low: number; high: number; score: number }[]
  reasons: { kind: 'chances' | 'gain' | 'risk'; key: string; arguments: Record<string, Argument> }[]
}

/** What game.mjs has; addresses are numbers. */
interface Compiled {
  layout: Layout
  wasm: { redeal(s: number, seat: number, d: number): void; score(s: number, p: number): number; wins(s: number, p: number): number; refusal(s: number, action: number): number }
  text: {
    words(action: number): string
    knew(before: GameState, seat: number, event: GameEvent): boolean
    attempted(s: GameState, picks: readonly Place[]): number | null
    objections: Record<string, (values: readonly number[]) => Objection | null>
  }
  room(size: number): number
  bytes(at: number, count: number): Uint8Array
  state(at: number): GameState
  openStream(at: number, key: Uint8Array, purpose: number, number: number, calling: boolean): void
  newSetup(agreed: Agreed): number
  deal(s: number, setup: number, d: number): void
  legal(s: number): number[]
  attempt(s: number, action: number, d: number): number
  pick(policy: number, s: number, d: number): number
  view(s: number, seat: number | null, how?: { everything?: boolean; seen?: unknown }): View
  notes(view: View): unknown[]
  events(d: number, seat: number | null): GameEvent[]
  openEvents(d: number): GameEvent[]
  action(words: string): number | undefined
  ranks(s: number, sides: number): number[]
}

interface Weighing {
  key: Uint8Array
  number: number
  playouts: number
  overlooked: number
}

export interface CompiledSearch {
  weigh(s: number, asked: Weighing): { chosen: number }
  advise(s: number, asked: { key: Uint8Array; playouts: number; telling: unknown }): Advice
}

interface Runtime {
  load(source: ArrayBuffer, made: unknown): Promise<Compiled>
  Search: new (game: Compiled, mode: string | null, seats: number) => CompiledSearch
}

/** A game in memory, with room for one match at a time to be looked at. */
export class LoadedGame {
  readonly name: string
  readonly compiled: Compiled
  readonly s: number
  readonly before: number
  readonly d: number
  readonly imagined: number
  readonly lots: number
  #Search: Runtime['Search']
  #searches = new Map<string, CompiledSearch>()
  #setups = new Map<string, number>()

  constructor(name: string, compiled: Compiled, Search: Runtime['Search']) {
    const { state, dealer } = compiled.layout
    this.name = name
    this.compiled = compiled
    this.#Search = Search
    ;[this.s, this.before, this.imagined] = [compiled.room(state.size), compiled.room(state.size), compiled.room(state.size)]
    ;[this.d, this.lots] = [compiled.room(dealer.size), compiled.room(dealer.size)]
  }

  get layout(): Layout {
    return this.compiled.layout
  }

  /** Memory is never given back: each search and each setup is made once. */
  searchFor({ mode, seats }: Agreed): CompiledSearch {
    return kept(this.#searches, `${mode} ${seats}`, () => new this.#Search(this.compiled, mode, seats))
  }

  setupOf(agreed: Agreed): number {
    return kept(this.#setups, JSON.stringify(agreed), () => this.compiled.newSetup(agreed))
  }

  modeOf(mode: string | null): Mode | undefined {
    return this.layout.modes.find(({ name }) => name === mode)
  }
}

function kept<Thing>(known: Map<string, Thing>, name: string, make: () => Thing): Thing {
  const made = known.get(name) ?? make()
  known.set(name, made)
  return made
}

/** Loads each game once, when it is first asked for. */
export function gameLoader(files: Files): (name: string) => Promise<LoadedGame> {
  const loading = new Map<string, Promise<LoadedGame>>()
  const load = async (name: string) => {
    const [runtime, made, bytes] = await Promise.all([files.module('game.mjs'), files.module(`${name}.mjs`), files.bytes(`${name}.wasm`)])
    const { load, Search } = runtime as Runtime
    return new LoadedGame(name, await load(bytes, made), Search)
  }
  return (name) => kept(loading, name, () => load(name).catch((error: unknown) => (loading.delete(name), Promise.reject(error))))
}
