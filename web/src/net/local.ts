/** The tables on this device, in a worker. What never changes is fetched as a file that the build has written. */
import type { FromWorker, ToWorker } from '../local/worker'
import type { Answer } from '../local/requests'
import { Unreachable, type Transport } from './transport'
import type { WebSocketLike } from './socket'

/** Where the build has put them, seen from the page. */
const folder = () => new URL(`${import.meta.env.BASE_URL}offline/`, document.baseURI).href

/** The files with the answers of the server that never change. */
const FILES: [RegExp, (path: string) => string][] = [
  [/^\/api\/(games|bots)$/, (path) => `${path.slice(1)}.json`],
  [/^\/api\/games\/[^/]+\/board$/, (path) => `${path.slice(1)}.json`],
  [/^\/api\/rules\/[^/]+\/[^/]+$/, (path) => path.slice(1)],
]

type Waiting = { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }

class LocalLine implements WebSocketLike {
  readyState = 0
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: never) => void) | null = null
  onclose: ((event: never) => void) | null = null

  constructor(
    readonly post: (message: ToWorker) => void,
    readonly line: number,
    id: string,
  ) {
    post({ type: 'connect', line, id })
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.({} as never)
    })
  }

  send(text: string): void {
    this.post({ type: 'text', line: this.line, text })
  }

  close(): void {
    this.readyState = 3
    this.post({ type: 'close', line: this.line })
  }
}

class LocalTransport implements Transport {
  #worker: Worker | null = null
  #next = 0
  #waiting = new Map<number, Waiting>()
  #lines = new Map<number, LocalLine>()

  async ask({ method, path, body }: Parameters<Transport['ask']>[0]): Promise<Answer> {
    const file = method === 'GET' ? FILES.find(([pattern]) => pattern.test(path)) : undefined
    if (file) return this.#read(file[1](path))
    if (method === 'GET' && path === '/api/tables') return { status: 200, body: [] } // nobody else's
    const number = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#post({ type: 'ask', number, asked: { method, path, body } })
    })
  }

  connect(id: string): WebSocketLike {
    const number = this.#next++
    const line = new LocalLine((message) => this.#post(message), number, id)
    this.#lines.set(number, line)
    return line
  }

  prepare(game: string): void {
    this.#post({ type: 'prepare', game })
  }

  async #read(name: string): Promise<Answer> {
    const response = await fetch(folder() + name).catch(() => null)
    const isJson = name.endsWith('.json')
    // A server without these files answers with a page, or not at all.
    if (!response?.ok || (isJson && !response.headers.get('Content-Type')?.includes('json'))) throw new Unreachable(name)
    return { status: 200, body: isJson ? await response.json() : await response.text() }
  }

  #post(message: ToWorker): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data)
      this.#worker.onerror = () => this.#giveUp()
      this.#worker.postMessage({ type: 'files', folder: folder() } satisfies ToWorker)
    }
    this.#worker.postMessage(message)
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'answer':
      case 'failed': {
        const waiting = this.#waiting.get(message.number)
        this.#waiting.delete(message.number)
        if (message.type === 'answer') waiting?.resolve(message)
        else waiting?.reject(new Unreachable('offline'))
        return
      }
      case 'text':
        this.#lines.get(message.line)?.onmessage?.({ data: message.text } as never)
        return
      case 'end':
        this.#lines.get(message.line)?.onclose?.({ code: message.code } as never)
        this.#lines.delete(message.line)
    }
  }

  /** The worker could not be started: its file is not here. */
  #giveUp(): void {
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Unreachable('offline'))
    this.#waiting.clear()
  }
}

export const local = new LocalTransport()
