import { nameGames } from '../i18n/text.svelte'
import type { Analysis } from '../replay/analysis.svelte'
import {
  Refusal,
  type CreatedTable,
  type Frames,
  type GameFacts,
  type HeldSeat,
  type Link,
  type ListedTable,
  type NewTable,
  type OptionCheck,
  type Person,
  type Problem,
  type Schemas,
  type Table,
} from './protocol'
import { ask, isLocal, withoutServer } from './reach.svelte'
import { Unreachable } from './transport'

export { Unreachable }

interface Asking {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  token?: string
}

async function read<Answered>(path: string, { method = 'GET', ...more }: Asking = {}): Promise<Answered> {
  const { status, body } = await ask({ path, method, ...more })
  if (status < 400) return body as Answered
  const problem = body as Problem | null
  if (!problem?.key) throw new Unreachable(path)
  throw new Refusal(problem.key, problem.arguments)
}

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export interface MatchRecord {
  game: string
  mode: string | null
  seats: number
  moves: string[]
  chance: { server_seed?: string; commitment?: string; contributions?: string[]; key?: string }
  result: { scores: number[]; winners: number[] } | null
}

type Replay = Omit<Schemas['Replay'], 'record'> & { record: MatchRecord }
type FramesRequest = Omit<Schemas['FramesRequest'], 'record'> & { record: MatchRecord }

export const api = {
  games: async () => {
    const games = await read<GameFacts[]>('/api/games')
    nameGames(games)
    return games
  },
  rules: (game: string, language: string) => read<string>(`/api/rules/${encodeURIComponent(game)}/${language}`),
  /** The address of a drawing that a game's package brings. */
  art: (game: string, name: string) => `${withoutServer() ? `${import.meta.env.BASE_URL}offline` : ''}/api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(name)}`,
  plainBoard: (game: string) => read<Schemas['PlainBoard']>(`/api/games/${encodeURIComponent(game)}/board`),
  checkOption: (game: string, name: string, values: readonly number[]) =>
    read<OptionCheck>(`/api/games/${game}/options/${name}?value=${values.join(',')}`),
  levels: async () => (await read<{ levels: string[] }>('/api/bots')).levels,
  tables: () => read<ListedTable[]>('/api/tables'),
  table: (id: string) => read<Table>(tablePath(id)),
  open: (request: NewTable) => read<CreatedTable>('/api/tables', { method: 'POST', body: request }),
  openLesson: (game: string, person: Person, mode: string | null) => read<CreatedTable>(`/api/games/${game}/lessons`, { method: 'POST', body: { ...person, mode } }),
  sitDown: (id: string, person: Person, seat: number | null, key: string) =>
    read<HeldSeat>(`${tablePath(id)}/seats`, { method: 'POST', body: { ...person, seat, key } }),
  link: (id: string, token: string) => read<Link>(`${tablePath(id)}/links`, { method: 'POST', token }),
  claim: (id: string, code: string) => read<HeldSeat>(`${tablePath(id)}/claims`, { method: 'POST', body: { code } }),
  replay: (id: string) => read<Replay>(`${tablePath(id)}/replay`),
  frames: (request: FramesRequest) => read<Frames>('/api/frames', { method: 'POST', body: request }),
  analysis: (record: MatchRecord, first: number) => read<Analysis>('/api/analysis', { method: 'POST', body: { record, first } }),
  /** A table of this device is nowhere else; those of the server stay there. */
  forget: async (id: string) => {
    if (isLocal(id)) await read(tablePath(id), { method: 'DELETE' }).catch(() => undefined)
  },
  record: (id: string) => read<MatchRecord>(`${tablePath(id)}/record`),
}
