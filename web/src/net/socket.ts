/** The WebSocket of a table. It reconnects by itself and sends unanswered commands again: each has an idempotency
 *  key, so that the server carries it out once. */
import { PROTOCOL, Refusal, type Accepted, type Command, type Question, type ServerMessage } from './protocol'
import { randomText } from './random'

export type SocketStatus = 'connecting' | 'connected' | 'trying'
export type Ending = 'not-found' | 'deleted' | 'damaged'

/** The part of a WebSocket that is used here. */
export interface WebSocketLike {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
}

export interface SocketOptions {
  connect: () => WebSocketLike
  /** Read at each hello. */
  tokens: () => string[]
  /** The number of the last table event that is known. */
  seen: () => number | null
  /** Whether the scores of a round are shown right now. */
  sheet: () => boolean
  onmessage: (message: ServerMessage) => void
  onstatus: (status: SocketStatus) => void
  onend: (ending: Ending) => void
}

interface Waiting<Answer> {
  message: Record<string, unknown>
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

const OPEN = 1
const UNKNOWN_TABLE = 4404
const RECONNECT_AFTER = [300, 700, 1500, 3000, 5000, 8000]
const HEARTBEAT = 10_000
const LONGEST_SILENCE = 25_000
const RETRY_AFTER = 1000
/** Temporary errors of the server: the command is sent again after a moment. */
const RETRIED_ERRORS = ['error-try-again', 'error-getting-ready', 'error-too-fast']

export class TableSocket {
  #webSocket: WebSocketLike | null = null
  #sequence = 0
  #welcomed = false
  #attempt = 0
  #lastReceived = 0
  #ended = false
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #commands = new Map<string, Waiting<Accepted>>()
  #questions = new Map<number, Waiting<ServerMessage>>()
  /** Which command a number of this socket belongs to. */
  #keys = new Map<number, string>()

  constructor(readonly options: SocketOptions) {}

  open(): void {
    if (this.#webSocket || this.#ended) return
    clearTimeout(this.#retry)
    const webSocket = this.options.connect()
    this.#webSocket = webSocket
    this.#sequence = 0
    this.#keys.clear()
    this.#lastReceived = Date.now()
    webSocket.onopen = () => this.hello()
    webSocket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage)
    webSocket.onclose = (event: CloseEvent) => this.#closed(webSocket, event.code)
    this.#heartbeat = setInterval(() => this.#checkHeartbeat(), HEARTBEAT)
  }

  /** Does not reconnect afterwards. */
  close(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    this.#drop()
  }

  /** Reconnects at once, when the person or the browser says that the network is back. */
  retryNow(): void {
    this.#attempt = 0
    if (!this.#webSocket) this.open()
    else if (!this.#welcomed) this.#restart()
  }

  /** The first message on each socket, sent again when the tokens have changed. */
  hello(): void {
    this.#send({ type: 'hello', tokens: this.options.tokens(), seen: this.options.seen(), sheet: this.options.sheet() })
  }

  /** The scores of a round were closed. If this is lost with the connection, the next hello says the same. */
  ready(ply: number): void {
    if (this.#welcomed) this.#send({ type: 'ready', ply })
  }

  command(command: Command): Promise<Accepted> {
    const key = randomText(16)
    return new Promise((resolve, reject) => {
      this.#commands.set(key, { message: { ...command, key }, resolve, reject })
      if (this.#welcomed) this.#sendCommand(key)
    })
  }

  /** Not sent again after a reconnect: the question may be out of date. */
  ask(message: Question): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const sequence = this.#welcomed ? this.#send(message) : null
      if (sequence === null) reject(new Refusal('error-try-again', {}))
      else this.#questions.set(sequence, { message, resolve, reject })
    })
  }

  #send(message: Record<string, unknown>): number | null {
    if (this.#webSocket?.readyState !== OPEN) return null
    this.#sequence += 1
    this.#webSocket.send(JSON.stringify({ ...message, protocol: PROTOCOL, sequence: this.#sequence }))
    return this.#sequence
  }

  #sendCommand(key: string): void {
    const sequence = this.#send(this.#commands.get(key)!.message)
    if (sequence !== null) this.#keys.set(sequence, key)
  }

  #receive(message: ServerMessage): void {
    this.#lastReceived = Date.now()
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
      case 'why':
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
    if (RETRIED_ERRORS.includes(message.key)) {
      setTimeout(() => this.#welcomed && this.#commands.has(key) && this.#sendCommand(key), RETRY_AFTER)
      return
    }
    this.#commands.get(key)?.reject(refusal)
    this.#commands.delete(key)
  }

  #checkHeartbeat(): void {
    const silent = Date.now() - this.#lastReceived
    if (silent > LONGEST_SILENCE) this.#restart()
    else if (silent >= HEARTBEAT / 2) this.#send({ type: 'ping' })
  }

  #drop(): void {
    clearInterval(this.#heartbeat)
    const webSocket = this.#webSocket
    this.#webSocket = null
    this.#welcomed = false
    if (!webSocket) return
    webSocket.onopen = webSocket.onmessage = webSocket.onclose = null
    webSocket.close()
  }

  #restart(): void {
    this.#drop()
    this.options.onstatus('trying')
    this.open()
  }

  #closed(webSocket: WebSocketLike, code: number): void {
    if (webSocket !== this.#webSocket) return
    this.#drop()
    for (const question of this.#questions.values()) question.reject(new Refusal('error-try-again', {}))
    this.#questions.clear()
    if (code === UNKNOWN_TABLE) {
      this.#end('not-found')
      return
    }
    this.options.onstatus('trying')
    const pause = RECONNECT_AFTER[Math.min(this.#attempt, RECONNECT_AFTER.length - 1)]!
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
