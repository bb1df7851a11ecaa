import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal, type ServerMessage } from './protocol'
import { Line, type Ending, type LineStatus, type Wire } from './socket'

/** A socket whose other end is the test. */
class FakeWire implements Wire {
  readyState = 0
  sent: Record<string, unknown>[] = []
  closed = false
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

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

let wires: FakeWire[]
let statuses: LineStatus[]
let heard: ServerMessage[]
let endings: Ending[]
let line: Line

const wire = () => wires.at(-1)!
const welcome = () => wire().say({ type: 'welcome', reply_to: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  statuses = []
  heard = []
  endings = []
  line = new Line({
    connect: () => {
      wires.push(new FakeWire())
      return wire()
    },
    tokens: () => ['token'],
    seen: () => 7,
    onmessage: (message) => heard.push(message),
    onstatus: (status) => statuses.push(status),
    onend: (ending) => endings.push(ending),
  })
  line.open()
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
})

const move = { type: 'move', seat: 0, ply: 3, move: 9 } as const

describe('a line', () => {
  it('says hello with its tokens and the last that it saw', () => {
    wire().open()
    expect(wire().sent).toEqual([{ type: 'hello', protocol: 1, sequence: 1, tokens: ['token'], seen: 7 }])
  })

  it('sends a command once it is welcome, and hears that it is done', async () => {
    wire().open()
    const done = line.command(move)
    expect(wire().sent).toHaveLength(1)
    welcome()
    const { key } = wire().last()
    expect(wire().last()).toMatchObject({ ...move, sequence: 2 })
    wire().say({ type: 'accepted', reply_to: 2, key, ply: 4 })
    await expect(done).resolves.toMatchObject({ ply: 4 })
  })

  it('says a command again with the same key on the next socket', async () => {
    wire().open()
    welcome()
    const done = line.command(move)
    const { key } = wire().last()
    wire().lose()
    await vi.advanceTimersByTimeAsync(1000)
    expect(wires).toHaveLength(2)
    wire().open()
    welcome()
    expect(wire().last()).toMatchObject({ ...move, key })
    wire().say({ type: 'accepted', reply_to: 2, key, ply: 4 })
    await done
    wire().lose()
    await vi.advanceTimersByTimeAsync(1000)
    wire().open()
    welcome()
    expect(wire().sent).toHaveLength(1)
  })

  it('hands a refusal to whoever asked', async () => {
    wire().open()
    welcome()
    const done = line.command(move)
    wire().say({ type: 'error', reply_to: 2, key: 'error-illegal-move', arguments: { rule: 'BG-3.5' }, position: null })
    await expect(done).rejects.toEqual(new Refusal('error-illegal-move', { rule: 'BG-3.5' }))
  })

  it('asks again by itself when the trouble passes', async () => {
    wire().open()
    welcome()
    const done = line.command(move)
    wire().say({ type: 'error', reply_to: 2, key: 'error-try-again', arguments: {}, position: null })
    await vi.advanceTimersByTimeAsync(1500)
    expect(wire().last()).toMatchObject({ ...move, sequence: 3 })
    wire().say({ type: 'accepted', reply_to: 3, key: wire().last().key, ply: 4 })
    await done
  })

  it('pings a silent line, and takes another when there is no answer', async () => {
    wire().open()
    welcome()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(wire().last()).toMatchObject({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(wires.length).toBeGreaterThan(1)
    expect(wires[0]!.closed).toBe(true)
    expect(statuses).toContain('trying')
  })

  it('waits longer each time, and not at all when told', async () => {
    wire().lose()
    await vi.advanceTimersByTimeAsync(500)
    wire().lose()
    await vi.advanceTimersByTimeAsync(400)
    expect(wires).toHaveLength(2)
    line.retryNow()
    expect(wires).toHaveLength(3)
  })

  it('comes back after a restart, and not to a table that is gone', async () => {
    wire().open()
    welcome()
    wire().say({ type: 'goodbye', reason: 'restart', reconnect: true })
    wire().lose(1012)
    await vi.advanceTimersByTimeAsync(1000)
    expect(wires).toHaveLength(2)
    wire().lose(4404)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(wires).toHaveLength(2)
    expect(endings).toEqual(['not-found'])
  })
})
