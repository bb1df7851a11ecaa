/** Values by id in the browser's storage; only the newest `many` of them stay. */
import { readStored, store } from './storage'

export interface Timestamped {
  touched: number
}

export class Collection<Thing extends object> {
  #things: Record<string, Thing & Timestamped> = {}
  /** Whether the browser has all that we have; else only this page knows it. */
  #stored = true

  constructor(
    readonly key: string,
    readonly many: number,
  ) {}

  all(): [string, Thing & Timestamped][] {
    // Another window may have changed something.
    if (this.#stored) this.#things = readStored(this.key, {})
    return Object.entries(this.#things).sort(([, a], [, b]) => b.touched - a.touched)
  }

  get(id: string): (Thing & Timestamped) | null {
    return this.all().find(([each]) => each === id)?.[1] ?? null
  }

  /** Whether the browser took it. */
  put(id: string, thing: Thing, touched = Date.now()): boolean {
    return this.#save([[id, { ...thing, touched }], ...this.all().filter(([each]) => each !== id)])
  }

  drop(id: string): void {
    this.#save(this.all().filter(([each]) => each !== id))
  }

  clear(): void {
    this.#save([])
  }

  #save(things: [string, Thing & Timestamped][]): boolean {
    const newest = things.sort(([, a], [, b]) => b.touched - a.touched).slice(0, this.many)
    this.#things = Object.fromEntries(newest)
    this.#stored = store(this.key, this.#things)
    return this.#stored
  }
}
