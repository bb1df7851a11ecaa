/** The line to a table. It comes back by itself, and what was said while it was down is said again:
 *  every command has a key, so that the server carries it out once. */
import { PROTOCOL, Refusal, type Accepted, type Command, type ServerMessage } from './protocol'
import { randomText } from './random'

export type LineStatus = 'connecting' | 'connected' | 'trying'
export type Ending = 'not-found' | 'deleted' | 'damaged'

/** The part of a WebSocket that is used here. */
export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
}

export interface LineOptions {
  connect: () => Wire
  /** Asked at each hello. */
  tokens: () => string[]
  /** The number of the last happening that is known. */
  seen: () => number | null
  onmessage: (message: ServerMessage) => void
  onstatus: (status: LineStatus) => void
  onend: (ending: Ending) => void
}

interface Waiting<Answer> {
  message: Record<string, unknown>
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

const OPEN = 1
const UNKNOWN_TABLE = 4404
const PAUSES = [300, 700, 1500, 3000, 5000, 8000]
const BEAT = 10_000
const SILENCE = 25_000
const SOON = 1000
/** Passing troubles of the server: the same words again in a moment. */
const AGAIN = ['error-try-again', 'error-getting-ready', 'error-too-fast']

export class Line {
  #wire: Wire | null = null
  #sequence = 0
  #welcomed = false
  #attempt = 0
  #heard = 0
  #ended = false
  #beat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #commands = new Map<string, Waiting<Accepted>>()
  #questions = new Map<number, Waiting<ServerMessage>>()
  /** Which command a number of this socket belongs to. */
  #keys = new Map<number, string>()

  constructor(readonly options: LineOptions) {}

  open(): void {
    if (this.#wire || this.#ended) return
    clearTimeout(this.#retry)
    const wire = this.options.connect()
    this.#wire = wire
    this.#sequence = 0
    this.#keys.clear()
    this.#heard = Date.now()
    wire.onopen = () => this.hello()
    wire.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage)
    wire.onclose = (event: CloseEvent) => this.#lost(wire, event.code)
    this.#beat = setInterval(() => this.#listen(), BEAT)
  }

  /** For good. */
  close(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    this.#drop()
  }

  /** At once, when the person or the browser says that the net is back. */
  retryNow(): void {
    this.#attempt = 0
    if (!this.#wire) this.open()
    else if (!this.#welcomed) this.#restart()
  }

  /** First on each socket, and again when the tokens have changed. */
  hello(): void {
    this.#send({ type: 'hello', tokens: this.options.tokens(), seen: this.options.seen() })
  }

  command(command: Command): Promise<Accepted> {
    const key = randomText(16)
    return new Promise((resolve, reject) => {
      this.#commands.set(key, { message: { ...command, key }, resolve, reject })
      if (this.#welcomed) this.#sendCommand(key)
    })
  }

  /** Not kept over a broken line: the question may be out of date. */
  hint(seat: number, ply: number): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const message = { type: 'hint', seat, ply }
      const sequence = this.#welcomed ? this.#send(message) : null
      if (sequence === null) reject(new Refusal('error-try-again', {}))
      else this.#questions.set(sequence, { message, resolve, reject })
    })
  }

  #send(message: Record<string, unknown>): number | null {
    if (this.#wire?.readyState !== OPEN) return null
    this.#sequence += 1
    this.#wire.send(JSON.stringify({ ...message, protocol: PROTOCOL, sequence: this.#sequence }))
    return this.#sequence
  }

  #sendCommand(key: string): void {
    const sequence = this.#send(this.#commands.get(key)!.message)
    if (sequence !== null) this.#keys.set(sequence, key)
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'welcome': {
        const first = !this.#welcomed
        const unanswered = first ? [...this.#commands.keys()] : []
        this.#welcomed = true
        this.#attempt = 0
        for (const key of unanswered) this.#sendCommand(key)
        this.options.onmessage(message)
        if (first) this.options.onstatus('connected')
        return
      }
      case 'accepted':
        this.#commands.get(message.key)?.resolve(message)
        this.#commands.delete(message.key)
        return
      case 'error':
        this.#refused(message)
        return
      case 'hint':
        this.#questions.get(message.reply_to)?.resolve(message)
        this.#questions.delete(message.reply_to)
        return
      case 'pong':
        return
      case 'goodbye':
        if (!message.reconnect) this.#end(message.reason === 'deleted' ? 'deleted' : 'damaged')
        return
      default:
        this.options.onmessage(message)
    }
  }

  #refused(message: ServerMessage & { type: 'error' }): void {
    if (message.position) this.options.onmessage(message)
    if (message.reply_to === null) return
    const refusal = new Refusal(message.key, message.arguments)
    this.#questions.get(message.reply_to)?.reject(refusal)
    this.#questions.delete(message.reply_to)
    const key = this.#keys.get(message.reply_to)
    if (key === undefined) return
    if (AGAIN.includes(message.key)) {
      setTimeout(() => this.#welcomed && this.#commands.has(key) && this.#sendCommand(key), SOON)
      return
    }
    this.#commands.get(key)?.reject(refusal)
    this.#commands.delete(key)
  }

  #listen(): void {
    const silent = Date.now() - this.#heard
    if (silent > SILENCE) this.#restart()
    else if (silent >= BEAT / 2) this.#send({ type: 'ping' })
  }

  #drop(): void {
    clearInterval(this.#beat)
    const wire = this.#wire
    this.#wire = null
    this.#welcomed = false
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  #restart(): void {
    this.#drop()
    this.options.onstatus('trying')
    this.open()
  }

  #lost(wire: Wire, code: number): void {
    if (wire !== this.#wire) return
    this.#drop()
    for (const question of this.#questions.values()) question.reject(new Refusal('error-try-again', {}))
    this.#questions.clear()
    if (code === UNKNOWN_TABLE) {
      this.#end('not-found')
      return
    }
    this.options.onstatus('trying')
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)]!
    this.#attempt += 1
    this.#retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2))
  }

  #end(ending: Ending): void {
    this.close()
    for (const command of this.#commands.values()) command.reject(new Refusal('error-not-found', {}))
    this.#commands.clear()
    this.options.onend(ending)
  }
}
