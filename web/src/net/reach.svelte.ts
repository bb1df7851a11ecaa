/** Who answers: the server, or the tables on this device. The rest of the pages does not know which. A table stays where
 *  it was opened; everything else is the server's as long as it can be reached. */
import { local } from './local'
import { server } from './server'
import type { WebSocketLike } from './socket'
import { Unreachable, type Transport } from './transport'

/** Pages of a static site have no server. */
const SITE = import.meta.env.MODE === 'site'

let without = $state(SITE)

/** Whether the pages have to do without a server right now. */
export const withoutServer = (): boolean => without

export const isLocal = (id: string): boolean => id.startsWith('local-')

const tableOf = (path: string): string | null => /^\/api\/tables\/([^/]+)/.exec(path)?.[1] ?? null

export const ask: Transport['ask'] = async (asked) => {
  const table = tableOf(asked.path)
  if (SITE || (table && isLocal(table))) return local.ask(asked)
  try {
    const answer = await server.ask(asked)
    without = false
    return answer
  } catch (error) {
    if (!(error instanceof Unreachable) || table) throw error
    const answer = await local.ask(asked)
    without = true
    return answer
  }
}

/** Loads a game whose tables would be on this device. */
export function prepare(game: string): void {
  if (without) local.prepare(game)
}

export const connect = (id: string): WebSocketLike => (SITE || isLocal(id) ? local : server).connect(id)
