/** The bots' analysis of a finished match, polled while the server works on it ply by ply. */
import type { MatchRecord } from '../net/api'
import type { Schemas } from '../net/protocol'

export type Analysis = Schemas['Analysis']
export type Moment = Schemas['Moment']
export type Account = Schemas['Account']

type Ask = (record: MatchRecord, first: number) => Promise<Analysis>

const PAUSE = 1000

export class AnalysisStore {
  /** By position; 0 is the deal. */
  chances = $state.raw<readonly (readonly number[])[]>([])
  moments = $state.raw<readonly Moment[]>([])
  accounts = $state.raw<readonly Account[]>([])
  /** How many other analyses the server finishes first. */
  before = $state(0)
  state = $state<'none' | 'working' | 'done' | 'failed'>('none')
  problem = $state.raw<unknown>(null)

  #stopped = false

  constructor(
    readonly record: MatchRecord,
    readonly ask: Ask,
    readonly pause = PAUSE,
  ) {}

  /** How many positions there are, the deal among them. */
  get positions(): number {
    return this.record.moves.length + 1
  }

  /** Polls until the analysis is complete. A second call changes nothing. */
  async start(): Promise<void> {
    if (this.state === 'working' || this.state === 'done') return
    this.state = 'working'
    this.#stopped = false
    try {
      while (!this.#stopped && (this.state as string) === 'working') {
        const answer = await this.ask(this.record, this.chances.length)
        if (answer.chances.length > 0) this.chances = [...this.chances, ...answer.chances]
        this.before = answer.before
        this.moments = answer.moments
        this.accounts = answer.seats
        if (this.chances.length >= this.positions) this.state = 'done'
        else await new Promise((resolve) => setTimeout(resolve, this.pause))
      }
    } catch (error) {
      this.problem = error
      this.state = 'failed'
    }
  }

  stop(): void {
    this.#stopped = true
    if (this.state === 'working') this.state = 'none'
  }
}
