import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal, type ServerMessage } from './protocol'
import { TableSocket, type Ending, type SocketStatus, type WebSocketLike } from './socket'

/** A socket whose other end is the test. */
class FakeWebSocket implements WebSocketLike {
  readyState = 0
  sent: Record<string, unknown>[] = []
  closed = false
  onopen: WebSocketLike['onopen'] = null
  onmessage: WebSocketLike['onmessage'] = null
  onclose: WebSocketLike['onclose'] = null

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.({} as never)
  }
  say(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify({ protocol: 1, sequence: 1, ...message }) } as never)
  }
  lose(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code } as never)
  }
  last() {
    return this.sent.at(-1)!
  }
}

let sockets: FakeWebSocket[]
let statuses: SocketStatus[]
let heard: ServerMessage[]
let endings: Ending[]
let socket: TableSocket

const current = () => sockets.at(-1)!
const welcome = () => current().say({ type: 'welcome', reply_to: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  statuses = []
  heard = []
  endings = []
  socket = new TableSocket({
    connect: () => {
      sockets.push(new FakeWebSocket())
      return current()
    },
    tokens: () => ['token'],
    seen: () => 7,
    sheet: () => false,
    onmessage: (message) => heard.push(message),
    onstatus: (status) => statuses.push(status),
    onend: (ending) => endings.push(ending),
  })
  socket.open()
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

const move = { type: 'move', seat: 0, ply: 3, move: 9 } as const

describe('a socket', () => {
  it('says hello with its tokens and the last that it saw', () => {
    current().open()
    expect(current().sent).toEqual([{ type: 'hello', protocol: 1, sequence: 1, tokens: ['token'], seen: 7, sheet: false }])
  })

  it('sends a command once it is welcome, and hears that it is done', async () => {
    current().open()
    const done = socket.command(move)
    expect(current().sent).toHaveLength(1)
    welcome()
    const { key } = current().last()
    expect(current().last()).toMatchObject({ ...move, sequence: 2 })
    current().say({ type: 'accepted', reply_to: 2, key, ply: 4 })
    await expect(done).resolves.toMatchObject({ ply: 4 })
  })

  it('says a command again with the same key on the next socket', async () => {
    current().open()
    welcome()
    const done = socket.command(move)
    const { key } = current().last()
    current().lose()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    current().open()
    welcome()
    expect(current().last()).toMatchObject({ ...move, key })
    current().say({ type: 'accepted', reply_to: 2, key, ply: 4 })
    await done
    current().lose()
    await vi.advanceTimersByTimeAsync(1000)
    current().open()
    welcome()
    expect(current().sent).toHaveLength(1)
  })

  it('hands a refusal to whoever asked', async () => {
    current().open()
    welcome()
    const done = socket.command(move)
    current().say({ type: 'error', reply_to: 2, key: 'error-illegal-move', arguments: { rule: 'BG-3.5' }, position: null })
    await expect(done).rejects.toEqual(new Refusal('error-illegal-move', { rule: 'BG-3.5' }))
  })

  it('asks again by itself when the trouble passes', async () => {
    current().open()
    welcome()
    const done = socket.command(move)
    current().say({ type: 'error', reply_to: 2, key: 'error-try-again', arguments: {}, position: null })
    await vi.advanceTimersByTimeAsync(1500)
    expect(current().last()).toMatchObject({ ...move, sequence: 3 })
    current().say({ type: 'accepted', reply_to: 3, key: current().last().key, ply: 4 })
    await done
  })

  it('pings a silent server, and reconnects when there is no answer', async () => {
    current().open()
    welcome()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(current().last()).toMatchObject({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(sockets.length).toBeGreaterThan(1)
    expect(sockets[0]!.closed).toBe(true)
    expect(statuses).toContain('trying')
  })

  it('waits longer each time, and not at all when told', async () => {
    current().lose()
    await vi.advanceTimersByTimeAsync(500)
    current().lose()
    await vi.advanceTimersByTimeAsync(400)
    expect(sockets).toHaveLength(2)
    socket.retryNow()
    expect(sockets).toHaveLength(3)
  })

  it('comes back after a restart, and not to a table that is gone', async () => {
    current().open()
    welcome()
    current().say({ type: 'goodbye', reason: 'restart', reconnect: true })
    current().lose(1012)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    current().lose(4404)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sockets).toHaveLength(2)
    expect(endings).toEqual(['not-found'])
  })
})
