/** The tables at which this browser has a seat: their tokens, and what the check of the shuffle needs. */
import { readStored, store } from './storage'

export interface StoredTable {
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

let tables: Record<string, StoredTable> | null = null

function all(): Record<string, StoredTable> {
  // Another window may have sat down in the meantime.
  tables = { ...tables, ...readStored<Record<string, StoredTable>>(KEY, {}) }
  return tables
}

function save(changed: Record<string, StoredTable>): void {
  const newest = Object.entries(changed).sort(([, a], [, b]) => b.touched - a.touched)
  tables = Object.fromEntries(newest.slice(0, MANY))
  store(KEY, tables)
}

export const storedTables = (): [string, StoredTable][] => Object.entries(all()).sort(([, a], [, b]) => b.touched - a.touched)

export const storedTable = (id: string): StoredTable | null => all()[id] ?? null

export function updateTable(id: string, change: Partial<StoredTable>): void {
  const before = storedTable(id) ?? { game: '', tokens: [], contributions: {}, touched: 0 }
  save({ ...all(), [id]: { ...before, ...change, touched: Date.now() } })
}

export function addToken(id: string, token: string): void {
  updateTable(id, { tokens: [...(storedTable(id)?.tokens ?? []).filter((known) => known !== token), token] })
}

export function forgetTokens(id: string, gone: readonly string[]): void {
  const table = storedTable(id)
  if (table) updateTable(id, { tokens: table.tokens.filter((token) => !gone.includes(token)) })
}

export function forgetTable(id: string): void {
  const { [id]: _gone, ...rest } = all()
  tables = {}
  save(rest)
}
