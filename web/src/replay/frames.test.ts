import { describe, expect, it, vi } from 'vitest'
import type { MatchRecord } from '../net/api'
import type { Frame } from '../net/protocol'
import { beginsRound, CHUNK, FrameStore, tableEventOf, turnsOf } from './frames.svelte'

vi.stubGlobal('document', { hidden: false })

const PLIES = 60
/** Two seats, two moves a turn, a round every twelve moves. */
const frameAt = (ply: number) =>
  ({ ply, move: ply ? 'draw' : null, events: [], view: { turn: Math.floor(ply / 2) % 2, over: ply === PLIES, round: Math.floor(ply / 12) } }) as unknown as Frame
const board = { finishedRounds: (view: unknown) => (view as { round: number }).round }
const record = { moves: Array.from({ length: PLIES }, () => 'draw') } as MatchRecord
const watching = { seat: null, open: false }

function opened(reached = 0) {
  const ask = vi.fn(async ({ first, count }: { first: number; count: number; seat: number | null; open: boolean }) => ({
    plies: PLIES,
    frames: Array.from({ length: PLIES + 1 }, (_, ply) => frameAt(ply)).slice(first, first + count),
  }))
  return { ask, store: new FrameStore(record, ask, reached) }
}

describe('walking through a match', () => {
  it('remembers how far one has come, and only that', async () => {
    const { store } = opened()
    await store.goTo(3)
    await store.goTo(1)
    expect([store.shown?.ply, store.reached, store.ended]).toEqual([1, 3, false])
    await store.goTo(9999)
    expect([store.shown?.ply, store.atEnd, store.ended]).toEqual([PLIES, true, true])
    await store.step(-1)
    expect([store.atEnd, store.ended]).toEqual([false, true])
    await store.goTo(-5)
    expect(store.shown?.ply).toBe(0)
  })

  it('asks for every position once in each look', async () => {
    const { ask, store } = opened()
    for (let ply = 0; ply <= PLIES; ply++) await store.goTo(ply, watching)
    expect(ask.mock.calls.map(([{ first }]) => first)).toEqual([0, CHUNK, 2 * CHUNK])
    await store.goTo(2, { seat: 1, open: true })
    expect(ask).toHaveBeenLastCalledWith({ record, seat: 1, open: true, first: 0, count: CHUNK })
    expect(store.frames().every(Boolean)).toBe(true)
  })

  it('fetches all that was ever reached, for the list of turns', async () => {
    const { store } = opened(PLIES)
    await store.goTo(0)
    await vi.waitFor(() => expect(store.frames(PLIES).every(Boolean)).toBe(true))
  })

  it('goes where it was told last', async () => {
    const { store } = opened()
    const slow = store.goTo(50)
    const quick = store.goTo(4)
    expect(await slow).toBe(false)
    expect(await quick).toBe(true)
    expect(store.shown?.ply).toBe(4)
    // Two steps in a row are two steps, even if the first one is still being shown.
    void store.step(1)
    await store.step(1)
    expect(store.shown?.ply).toBe(6)
  })

  it('stays where it is when nothing comes', async () => {
    const { ask, store } = opened()
    await store.goTo(5)
    ask.mockRejectedValueOnce(new Error('gone'))
    await expect(store.goTo(5, { seat: 0, open: false })).rejects.toThrow('gone')
    expect([store.shown?.ply, store.shown?.perspective.seat, store.busy]).toEqual([5, null, false])
    await store.step(1)
    expect([store.shown?.ply, store.shown?.perspective.seat]).toEqual([6, null])
  })

  it('stages the next move and nothing else', async () => {
    const { store } = opened()
    await store.goTo(4)
    const stage = vi.fn(async (_frame: Frame, show: () => void) => show())
    store.stage = stage
    await store.step(1)
    await store.step(-1)
    await store.goTo(20)
    await store.goTo(21, { seat: 0, open: false })
    expect(stage.mock.calls.map(([frame]) => frame.ply)).toEqual([5])
  })

  it('finds the next round, or the end', async () => {
    const { store } = opened()
    await store.goTo(13)
    expect(await store.find((frame, before) => beginsRound(board, frame, before))).toBe(24)
    expect(await store.find(() => false)).toBe(PLIES)
    expect(store.reached).toBe(13)
  })
})

it('a turn begins where another seat is to move, or another round', () => {
  const frames = Array.from({ length: 7 }, (_, ply) => frameAt(ply))
  expect(turnsOf(frames, board).map(({ ply, seat }) => [ply, seat])).toEqual([[0, 0], [2, 1], [4, 0], [6, 1]]) // prettier-ignore
  expect(turnsOf(frames, { ...board, endsTurn: () => true })).toHaveLength(7)
  // What has not come yet is left out, not guessed.
  expect(turnsOf([frames[0], undefined, frames[2], frames[3], frames[4]], board).map(({ ply }) => ply)).toEqual([0, 4])
  expect(turnsOf([frameAt(PLIES - 1), frameAt(PLIES)], board).map(({ ply }) => ply)).toEqual([0])
})

it('a position is told as the move of the seat that was in turn before', () => {
  expect(tableEventOf(frameAt(0), undefined)).toMatchObject({ key: 'happened-started', arguments: {} })
  expect(tableEventOf(frameAt(2), frameAt(1))).toMatchObject({ key: 'happened-moved', arguments: { seat: 0, bot: false } })
  expect(tableEventOf(frameAt(2), frameAt(1), [true])).toMatchObject({ arguments: { seat: 0, bot: true } })
})
