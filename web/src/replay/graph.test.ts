import { expect, it, vi } from 'vitest'
import type { MatchRecord } from '../net/api'
import { AnalysisStore, type Analysis } from './analysis.svelte'
import { lineOf, plyAt, xOf, yOf } from './graph'

const AREA = { left: 10, right: 110, top: 0, bottom: 50 }

it('a place in the graph is a position of the match', () => {
  for (const ply of [0, 1, 7, 20]) expect(plyAt(xOf(ply, 20, AREA), 20, AREA)).toBe(ply)
  expect(plyAt(-50, 20, AREA)).toBe(0)
  expect(plyAt(500, 20, AREA)).toBe(20)
  expect([yOf(0, AREA), yOf(1, AREA), yOf(1.3, AREA)]).toEqual([50, 0, 0])
  expect(lineOf([[0.5, 0.5], [1, 0]], 0, 2, AREA)).toBe('M10 25L60 0') // prettier-ignore
})

it('an analysis grows until all of it is there', async () => {
  const record = { moves: ['a', 'b', 'c'] } as MatchRecord
  const all = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0, 1]] // prettier-ignore
  let worked = 0
  const ask = vi.fn(async (_record: MatchRecord, first: number): Promise<Analysis> => {
    worked = Math.min(all.length, worked + 2)
    return { id: 'x', plies: 3, done: worked - 1, before: 0, chances: all.slice(first, worked), moments: [], seats: [] }
  })
  const analysis = new AnalysisStore(record, ask, 0)
  void analysis.start()
  await analysis.start() // twice is once
  await vi.waitFor(() => expect(analysis.state).toBe('done'))
  expect(analysis.chances).toEqual(all)
  expect(ask.mock.calls.map(([, first]) => first)).toEqual([0, 2])
})

it('an analysis that fails can be asked for again', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue({ chances: [[1], [1]], moments: [], seats: [] })
  const analysis = new AnalysisStore({ moves: ['a'] } as MatchRecord, ask, 0)
  await analysis.start()
  expect(analysis.state).toBe('failed')
  await analysis.start()
  expect(analysis.state).toBe('done')
})
