import { expect, it } from 'vitest'
import type { TableEvent } from '../net/protocol'
import { entriesOf } from './log'

const happened = (key: string, number: number) => ({ key, number }) as unknown as TableEvent

it('marks the lines of moves that were taken back, the last one first', () => {
  const log = ['started', 'moved', 'moved', 'undone', 'moved', 'undone', 'undone', 'moved'].map((kind, number) => happened(`happened-${kind}`, number))
  const entries = entriesOf(log, ({ key }) => [{ key, args: {}, seat: 0 }])
  expect(entries.map(({ undone }) => undone ?? false)).toEqual([false, true, true, false, true, false, false, false])
})

it('knows nothing of moves that the log no longer holds', () => {
  const entries = entriesOf([happened('happened-undone', 7), happened('happened-moved', 8)], ({ key }) => [{ key, args: {}, seat: 0 }])
  expect(entries.some(({ undone }) => undone)).toBe(false)
})
