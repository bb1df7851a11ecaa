import type { MatchRecord } from '../net/api'

/** Saves a record as a file. */
export function download(record: MatchRecord, id: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }))
  link.download = `beaverboard-${record.game}-${id.slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
