/** The state of a table as the server has sent it. Positions are queued and shown one after the other, each with
 *  its animation. */
import { untrack } from 'svelte'
import { forgetTokens, storedTable, updateTable } from '../device/tables'
import type { Command, GameEvent, TableEvent, Hint, Place, Position, PositionChanged, RefusedPick, ChatMessage, ServerMessage, Table, TableChanged } from './protocol'
import { randomText } from './random'
import { connect, isLocal } from './reach.svelte'
import { TableSocket, type Ending, type SocketStatus, type WebSocketLike } from './socket'

const CONTRIBUTION = 24
/** With more positions than this in the queue, they are shown without animation. */
const BEHIND = 3
const BACK_FOR = 2500
/** For the rest of a turn that is shown in one motion it is waited no longer, in milliseconds. */
const REST_OF_TURN = 6000

/** Who is host, and who has which seat, is told in the welcome. */
const WELCOME_AGAIN = ['happened-host-changed', 'happened-seats-swapped']

export type Connection = 'connecting' | 'connected' | 'trying' | 'offline' | 'back'

/** Animates changes that are shown in one motion: `show` replaces the position. */
export type Stage = (messages: readonly PositionChanged[], show: () => void) => Promise<void>

/** The events of a table event as the seat saw them; for a seat that is not ours, those that were sent. */
export const eventsFor = (tableEvent: TableEvent, seat: number | null): readonly GameEvent[] =>
  (tableEvent.seen.find((seen) => seen.seat === seat) ?? tableEvent.seen[0])?.events ?? []

export class TableStore {
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null)
  /** When the position was received, for the clocks. */
  received = $state(0)
  log = $state.raw<readonly TableEvent[]>([])
  chat = $state.raw<readonly ChatMessage[]>([])
  ownSeats = $state.raw<readonly number[]>([])
  isHost = $state(false)
  ending = $state<Ending | null>(null)
  connection = $state<Connection>('connecting')
  /** Set by the page that draws the table. */
  stage: Stage | null = null
  /** Whether what follows a move belongs to the same motion. */
  continues: ((message: PositionChanged) => boolean) | null = null
  /** Called for each table event once it is shown, never for those of a welcome. */
  ontableevent: ((tableEvent: TableEvent) => void) | null = null
  onsaid: ((said: ChatMessage) => void) | null = null

  #socket: TableSocket
  #queue: (PositionChanged | TableChanged)[] = []
  #showing = false
  #arrived: (() => void) | null = null
  #back: ReturnType<typeof setTimeout> | undefined
  #lost = false
  #sentTokens: string[] = []
  #contributed = new Set<number>()
  #starting = false
  #sheetOpen = false

  constructor(
    readonly id: string,
    line: () => WebSocketLike = () => connect(id),
  ) {
    this.#socket = new TableSocket({
      connect: line,
      tokens: () => (this.#sentTokens = storedTable(id)?.tokens ?? []),
      seen: () => untrack(() => this.log.at(-1)?.number ?? null),
      sheet: () => this.#sheetOpen,
      onmessage: (message) => this.#receive(message),
      onstatus: (status) => this.#status(status),
      onend: (ending) => (this.ending = ending),
    })
  }

  /** Connects; the result disconnects. */
  open(): () => void {
    const online = () => this.#socket.retryNow()
    const offline = () => (this.connection = 'offline')
    if (!isLocal(this.id)) {
      addEventListener('online', online)
      addEventListener('offline', offline)
    }
    this.#socket.open()
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      clearTimeout(this.#back)
      this.#socket.close()
    }
  }

  retryNow(): void {
    this.#socket.retryNow()
  }

  /** After sitting down: the server sends other views and events to other seats. */
  rejoin(): void {
    this.log = []
    this.#socket.hello()
  }

  send(command: Command) {
    return this.#socket.command(command)
  }

  async hint(seat: number): Promise<Hint | null> {
    const position = this.position
    if (!position) return null
    const answer = await this.#socket.ask({ type: 'hint', seat, ply: position.ply })
    return answer.type === 'hint' ? answer : null
  }

  /** Why the last of these picks does not go with those before; null if it means no move. */
  async why(seat: number, picks: readonly Place[]): Promise<RefusedPick | null> {
    const position = this.position
    if (!position) return null
    const answer = await this.#socket.ask({ type: 'why', seat, ply: position.ply, picks: picks.map(({ zone, seat, index }) => ({ zone, seat, index })) })
    return answer.type === 'why' ? answer.refused : null
  }

  /** The scores of a round are shown, or not any more: the server holds the bots back meanwhile. */
  showsSheet(open: boolean): void {
    if (this.#sheetOpen && !open) this.#socket.ready(untrack(() => this.position?.ply ?? 0))
    this.#sheetOpen = open
  }

  viewOf(seat: number | null) {
    const views = this.position?.views ?? []
    return views.find((view) => view.seat === seat) ?? null
  }

  #status(status: SocketStatus): void {
    clearTimeout(this.#back)
    if (status === 'connected') {
      this.connection = this.#lost ? 'back' : 'connected'
      this.#back = setTimeout(() => (this.connection = 'connected'), BACK_FOR)
      this.#lost = false
    } else {
      this.#lost = true
      this.connection = navigator.onLine === false ? 'offline' : 'trying'
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        this.#queue = []
        this.#arrived?.()
        this.table = message.table
        this.#place(message.position)
        const known = this.log.at(-1)?.number ?? -1
        this.log = [...this.log, ...message.log.filter((line) => line.number > known)]
        const said = new Map([...this.chat, ...message.chat].map((each) => [each.number, each]))
        this.chat = [...said.values()].sort((a, b) => a.number - b.number)
        this.ownSeats = message.you.seats
        this.isHost = message.you.host
        forgetTokens(
          this.id,
          message.unknown_tokens.map((index) => this.#sentTokens[index]!),
        )
        this.#prepare()
        return
      }
      case 'position':
      case 'table':
        this.#queue.push(message)
        this.#arrived?.()
        if (!this.#showing) void this.#show()
        return
      case 'chat':
        if (this.chat.some((each) => each.number === message.said.number)) return
        this.chat = [...this.chat, message.said]
        this.onsaid?.(message.said)
        return
      case 'error':
        if (message.position && message.position.ply >= (this.position?.ply ?? 0)) this.#place(message.position)
        return
    }
  }

  #place(position: Position | null): void {
    this.position = position
    this.received = performance.now()
  }

  async #show(): Promise<void> {
    this.#showing = true
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.type === 'table') {
          this.table = next.table
          if (next.happened) this.#addToLog(next.happened)
          this.#prepare()
        } else {
          const turn = await this.#restOfTurn(next)
          await this.#showPositions(turn)
          for (const { happened } of turn) this.#addToLog(happened)
        }
        if (next.happened && this.#lostSeat(next.happened)) this.rejoin()
        if (next.happened && WELCOME_AGAIN.includes(next.happened.key)) this.#socket.hello()
      }
    } finally {
      this.#showing = false
    }
  }

  /** The move and those after it that are shown together with it. */
  async #restOfTurn(first: PositionChanged): Promise<PositionChanged[]> {
    const turn = [first]
    const until = performance.now() + REST_OF_TURN
    while (!document.hidden && this.continues?.(turn.at(-1)!)) {
      if (this.#queue.length === 0) await this.#nextMessage(until - performance.now())
      const next = this.#queue[0]
      if (next?.type === 'position') turn.push(next)
      else if (next?.happened === null) this.table = next.table // only presence
      else break
      this.#queue.shift()
    }
    return turn
  }

  async #nextMessage(within: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      this.#arrived = resolve
      timer = setTimeout(resolve, within)
    })
    clearTimeout(timer)
    this.#arrived = null
  }

  async #showPositions(turn: readonly PositionChanged[]): Promise<void> {
    const news = turn.filter(({ position }) => position.ply > (this.position?.ply ?? -1)) // else known from a welcome or an error
    if (news.length === 0) return
    const show = () => this.#place(news.at(-1)!.position)
    if (!this.stage || document.hidden || this.#queue.length > BEHIND) show()
    else await this.stage(news, show)
  }

  #addToLog(tableEvent: TableEvent): void {
    if (tableEvent.number <= (this.log.at(-1)?.number ?? -1)) return
    this.log = [...this.log, tableEvent]
    this.ontableevent?.(tableEvent)
  }

  #lostSeat({ key, arguments: { seat } }: TableEvent): boolean {
    return (key === 'happened-removed' || key === 'happened-left') && this.ownSeats.includes(Number(seat))
  }

  /** Before the deal: starts at once at a table opened for that, and after the start adds to the shuffle for every own seat. */
  #prepare(): void {
    const { table } = this
    if (table?.status !== 'waiting') return
    const memory = storedTable(this.id)
    if (memory && memory.commitment === undefined) updateTable(this.id, { commitment: table.commitment, game: table.game })
    if (table.starting) this.#contribute(table)
    else if (memory?.dealAtOnce && this.isHost && table.seats.every((seat) => seat.kind !== 'open') && !this.#starting) {
      this.#starting = true
      updateTable(this.id, { dealAtOnce: false })
      this.send({ type: 'start', fill: null }).catch(() => (this.#starting = false))
    }
  }

  #contribute(table: Table): void {
    for (const seat of this.ownSeats) {
      if (table.seats[seat]!.contributed || this.#contributed.has(seat)) continue
      this.#contributed.add(seat)
      // Stored before it is sent: if the connection breaks in between, the check afterwards still knows it.
      const text = randomText(CONTRIBUTION)
      updateTable(this.id, { contributions: { ...storedTable(this.id)?.contributions, [seat]: text } })
      this.send({ type: 'contribute', seat, text }).catch(() => {
        const { [seat]: _refused, ...others } = storedTable(this.id)?.contributions ?? {}
        updateTable(this.id, { contributions: others }) // another device was faster
      })
    }
  }
}
