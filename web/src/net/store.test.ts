import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableEvent, Position, Table } from './protocol'
import type { WebSocketLike } from './socket'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) })
vi.stubGlobal('document', { hidden: false })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)

const { storedTable, updateTable } = await import('../device/tables')
const { TableStore } = await import('./store.svelte')

type Sent = Record<string, unknown>

class FakeWebSocket implements WebSocketLike {
  readyState = 1
  sent: Sent[] = []
  onopen: WebSocketLike['onopen'] = null
  onmessage: WebSocketLike['onmessage'] = null
  onclose: WebSocketLike['onclose'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
}

const person = { kind: 'person', name: 'Bea', level: null, here: true, stand_in: null, muted: false, contributed: false }
const bot = { kind: 'bot', name: null, level: 'greedy', here: false, stand_in: null, muted: false, contributed: false }
const table = (change: object = {}) => ({ status: 'waiting', starting: false, game: 'biber-gang', commitment: 'c0', seats: [person, bot], ...change }) as unknown as Table
const position = (ply: number) => ({ ply, turn: 0, clock: null, views: [], guide: null }) as Position
const tableEvent = (number: number, key = 'happened-moved') => ({ number, ply: number, time: 0, key, arguments: { seat: 0 }, seen: [] }) as TableEvent
const welcome = (change: object = {}) => ({
  ...{ type: 'welcome', reply_to: 1, you: { seats: [0], host: true }, unknown_tokens: [], table: table(), position: null, log: [], chat: [] },
  ...change,
})

let wire: FakeWebSocket
let store: InstanceType<typeof TableStore>

beforeEach(() => {
  stored.clear()
  const id = `table-${Math.random()}`
  updateTable(id, { tokens: ['host', 'seat'], dealAtOnce: true })
  wire = new FakeWebSocket()
  store = new TableStore(id, () => wire)
  store.open()
  wire.onopen?.({} as never)
})

describe('before the deal', () => {
  it('gives to the shuffle once, after the start, and keeps what it gave and what was promised', () => {
    wire.say(welcome())
    expect(wire.sent.some((message) => message.type === 'contribute')).toBe(false) // what is agreed may still change
    wire.say({ type: 'table', table: table({ starting: true }), happened: null })
    wire.say({ type: 'table', table: table({ starting: true }), happened: null })
    const given = wire.sent.filter((message) => message.type === 'contribute')
    expect(given).toHaveLength(1)
    expect(storedTable(store.id)).toMatchObject({ contributions: { 0: given[0]!.text }, commitment: 'c0' })
  })

  it('deals at once when only bots are waited for', async () => {
    wire.say(welcome({ table: table({ seats: [person, { ...bot, kind: 'open' }] }) }))
    expect(wire.sent.some((message) => message.type === 'start')).toBe(false)
    wire.say({ type: 'table', table: table(), happened: null })
    await vi.waitFor(() => expect(wire.sent.filter((message) => message.type === 'start')).toHaveLength(1))
    wire.say({ type: 'table', table: table(), happened: null })
    expect(wire.sent.filter((message) => message.type === 'start')).toHaveLength(1)
  })

  it('asks anew who has which seat when two have changed places', async () => {
    wire.say(welcome())
    wire.say({ type: 'table', table: table(), happened: tableEvent(2, 'happened-seats-swapped') })
    await vi.waitFor(() => expect(wire.sent.filter((message) => message.type === 'hello')).toHaveLength(2))
  })

  it('forgets tokens that hold nothing', () => {
    wire.say(welcome({ unknown_tokens: [1] }))
    expect(storedTable(store.id)!.tokens).toEqual(['host'])
  })
})

describe('in play', () => {
  const playing = table({ status: 'playing' })
  const start = () => wire.say(welcome({ table: playing, position: position(0), log: [tableEvent(1, 'happened-started')] }))

  it('shows positions one after the other, and the table’s end after the last', async () => {
    start()
    const seen: number[] = []
    store.stage = async (messages, show) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      show()
      seen.push(messages.at(-1)!.position.ply)
    }
    wire.say({ type: 'position', happened: tableEvent(2), position: position(1) })
    wire.say({ type: 'position', happened: tableEvent(3), position: position(2) })
    wire.say({ type: 'table', table: table({ status: 'over' }), happened: tableEvent(4, 'happened-over') })
    expect(store.position!.ply).toBe(0)
    expect(store.table!.status).toBe('playing')
    await vi.waitFor(() => expect(store.table!.status).toBe('over'))
    expect(seen).toEqual([1, 2])
    expect(store.log.map((line) => line.number)).toEqual([1, 2, 3, 4])
  })

  it('catches up without flights when it is far behind', async () => {
    start()
    const staged: number[] = []
    store.stage = async (messages, show) => {
      staged.push(messages.at(-1)!.position.ply)
      show()
    }
    for (let ply = 1; ply <= 9; ply++) wire.say({ type: 'position', happened: tableEvent(ply + 1), position: position(ply) })
    await vi.waitFor(() => expect(store.position!.ply).toBe(9))
    expect(staged.length).toBeLessThan(7)
    expect(store.log).toHaveLength(10)
  })

  it('shows the moves of a bot’s turn in one motion, and logs each', async () => {
    start()
    const staged: number[][] = []
    store.continues = ({ position }) => position.ply < 3
    store.stage = async (messages, show) => {
      staged.push(messages.map(({ position }) => position.ply))
      show()
    }
    wire.say({ type: 'position', happened: tableEvent(2), position: position(1) })
    wire.say({ type: 'table', table: playing, happened: null })
    wire.say({ type: 'position', happened: tableEvent(3), position: position(2) })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(store.position!.ply).toBe(0)
    wire.say({ type: 'position', happened: tableEvent(4), position: position(3) })
    wire.say({ type: 'position', happened: tableEvent(5), position: position(4) })
    await vi.waitFor(() => expect(store.position!.ply).toBe(4))
    expect(staged).toEqual([[1, 2, 3], [4]])
    expect(store.log.map((line) => line.number)).toEqual([1, 2, 3, 4, 5])
  })

  it('does not wait for the rest of a turn that somebody else takes over', async () => {
    start()
    store.continues = () => true
    wire.say({ type: 'position', happened: tableEvent(2), position: position(1) })
    wire.say({ type: 'table', table: playing, happened: tableEvent(3, 'happened-returned') })
    await vi.waitFor(() => expect(store.log.map((line) => line.number)).toEqual([1, 2, 3]))
    expect(store.position!.ply).toBe(1)
  })

  it('says after a break what it has seen, and takes each line once', () => {
    start()
    expect(wire.sent[0]).toMatchObject({ type: 'hello', seen: null })
    wire.say(welcome({ table: playing, position: position(3), log: [tableEvent(1, 'happened-started'), tableEvent(2), tableEvent(3)] }))
    expect(store.log.map((line) => line.number)).toEqual([1, 2, 3])
    store.rejoin()
    expect(wire.sent.at(-1)).toMatchObject({ type: 'hello', seen: null })
  })

  it('asks why a pick is refused', async () => {
    wire.say(welcome({ table: table({ status: 'playing' }), position: position(3) }))
    const picks = [{ zone: 'pile', seat: 0, index: 0 }]
    const ask = async (refused: object | null) => {
      const answer = store.why(0, picks)
      const { sequence, protocol: _, ...asked } = wire.sent.at(-1)!
      expect(asked).toEqual({ type: 'why', seat: 0, ply: 3, picks })
      wire.say({ type: 'why', reply_to: sequence, seat: 0, ply: 3, refused })
      return answer
    }
    expect(await ask({ reason: 'biber-gang-refused-locked', rule: 'BG-3.5' })).toEqual({ reason: 'biber-gang-refused-locked', rule: 'BG-3.5' })
    expect(await ask(null)).toBeNull()
  })

  it('introduces itself anew when its seat is taken away', async () => {
    start()
    wire.say({ type: 'table', table: playing, happened: tableEvent(2, 'happened-removed') })
    await vi.waitFor(() => expect(wire.sent.filter((message) => message.type === 'hello')).toHaveLength(2))
  })
})
