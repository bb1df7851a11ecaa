/** The tables this browser has a seat at: their tokens, and what it needs to check the shuffle afterwards. */
import { readStored, store } from './storage'

export interface KeptTable {
  game: string
  /** Of seats and of the host: the server tells which is which. */
  tokens: string[]
  /** Deal as soon as everybody is there: opened by one press, against bots. */
  dealAtOnce?: boolean
  /** A guided first round, and how many of its steps were read; `free` once somebody goes a way of their own. */
  lesson?: { read: number; free: boolean }
  /** What each own seat gave to the shuffle, by seat. */
  contributions: Record<number, string>
  /** The server's promise, as it stood when we first saw it. */
  commitment?: string
  touched: number
}

const KEY = 'beaverboard.tables'
const MANY = 20

let tables: Record<string, KeptTable> | null = null

function all(): Record<string, KeptTable> {
  // Another window may have sat down in the meantime.
  tables = { ...tables, ...readStored<Record<string, KeptTable>>(KEY, {}) }
  return tables
}

function save(changed: Record<string, KeptTable>): void {
  const newest = Object.entries(changed).sort(([, a], [, b]) => b.touched - a.touched)
  tables = Object.fromEntries(newest.slice(0, MANY))
  store(KEY, tables)
}

export const keptTables = (): [string, KeptTable][] => Object.entries(all()).sort(([, a], [, b]) => b.touched - a.touched)

export const kept = (id: string): KeptTable | null => all()[id] ?? null

export function keep(id: string, change: Partial<KeptTable>): void {
  const before = kept(id) ?? { game: '', tokens: [], contributions: {}, touched: 0 }
  save({ ...all(), [id]: { ...before, ...change, touched: Date.now() } })
}

export function keepToken(id: string, token: string): void {
  keep(id, { tokens: [...(kept(id)?.tokens ?? []).filter((known) => known !== token), token] })
}

export function forgetTokens(id: string, gone: readonly string[]): void {
  const table = kept(id)
  if (table) keep(id, { tokens: table.tokens.filter((token) => !gone.includes(token)) })
}

export function forgetTable(id: string): void {
  const { [id]: _gone, ...rest } = all()
  tables = {}
  save(rest)
}
