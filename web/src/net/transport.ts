/** How the pages reach tables. There are two ways, the server and this device, and one interface. */
import type { Answer, Asked } from '../local/requests'
import type { WebSocketLike } from './socket'

export interface Transport {
  ask(asked: Asked & { token?: string }): Promise<Answer>
  connect(id: string): WebSocketLike
}

/** Nobody could be reached at all. */
export class Unreachable extends Error {}
