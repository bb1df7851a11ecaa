/** The worker in which tables without a server live. The first message says where the files of the games are. */
import { LocalHouse, type Asked, type Connection } from './requests.ts'
import { onDevice } from './storage.ts'

export type ToWorker =
  | { type: 'files'; folder: string }
  | { type: 'prepare'; game: string }
  | { type: 'ask'; number: number; asked: Asked }
  | { type: 'connect'; line: number; id: string }
  | { type: 'text'; line: number; text: string }
  | { type: 'close'; line: number }

export type FromWorker =
  | { type: 'answer'; number: number; status: number; body: unknown }
  | { type: 'failed'; number: number }
  | { type: 'text'; line: number; text: string }
  | { type: 'end'; line: number; code: number }

let house: LocalHouse | null = null
const lines = new Map<number, Connection>()
const tell = (message: FromWorker) => postMessage(message)

function begin(folder: string): LocalHouse {
  const fetched = async (name: string) => {
    const response = await fetch(new URL(name, folder))
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    return response
  }
  return new LocalHouse(
    {
      module: (name) => import(/* @vite-ignore */ new URL(name, folder).href),
      bytes: async (name) => (await fetched(name)).arrayBuffer(),
      json: async (name) => (await fetched(name)).json(),
    },
    onDevice(),
    {
      now: () => Date.now(),
      draw: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      pause: (least, most) => least + Math.random() * (most - least),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
  )
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'files':
      house = begin(data.folder)
      return
    case 'prepare':
      void house!.prepare(data.game)
      return
    case 'ask':
      try {
        tell({ type: 'answer', number: data.number, ...(await house!.ask(data.asked)) })
      } catch {
        tell({ type: 'failed', number: data.number }) // its files are not here
      }
      return
    case 'connect': {
      const { line } = data
      lines.set(line, house!.connect(data.id, (text) => tell({ type: 'text', line, text }), (code) => tell({ type: 'end', line, code })))
      return
    }
    case 'text':
      lines.get(data.line)?.receive(data.text)
      return
    case 'close':
      lines.get(data.line)?.close()
      lines.delete(data.line)
  }
}
