/** The tables of this device in IndexedDB. Where the browser refuses it, they last until the page is closed. */
import type { Row } from './house.ts'

export interface Storage {
  load(id: string): Promise<Row | null>
  /** False if another window has written since: then its table is the one that counts. */
  save(row: Row, known: number): Promise<boolean>
  forget(id: string): Promise<void>
}

export function inMemory(): Storage {
  const rows = new Map<string, Row>()
  return {
    load: async (id) => structuredClone(rows.get(id) ?? null),
    save: async (row) => (rows.set(row.id, structuredClone(row)), true),
    forget: async (id) => void rows.delete(id),
  }
}

const STORE = 'tables'

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('beaverboard', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  return done(request)
}

export async function onDevice(): Promise<Storage> {
  let database: IDBDatabase
  try {
    database = await opened()
  } catch {
    return inMemory()
  }
  const tables = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    load: async (id) => (await done<Row | undefined>(tables('readonly').get(id))) ?? null,
    save: async (row, known) => {
      const store = tables('readwrite')
      const before = await done<Row | undefined>(store.get(row.id))
      if (before && before.entries.length !== known) return false
      await done(store.put(row))
      return true
    },
    forget: (id) => done(tables('readwrite').delete(id)),
  }
}
