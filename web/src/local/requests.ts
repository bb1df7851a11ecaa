/** What the server answers over HTTP, answered on this device: tables are opened, records shown. Facts about the games
 *  were written by the server's own code when the pages were built, and are fetched as files. */
import type { ClientMessage, NewTable, Person, Schemas } from '../net/protocol.ts'
import { framesOf } from './frames.ts'
import { gameLoader, type Agreed, type Files } from './game.ts'
import { HOST, type Body, type Guest, type House, type Row, type Sources } from './house.ts'
import { lessonOf } from './lesson.ts'
import { hex } from './match.ts'
import { refuse, Refused } from './refused.ts'
import { checkedSetup, checkOption } from './setup.ts'
import type { Storage } from './storage.ts'
import { LocalTable } from './table.ts'

export interface Asked {
  method: string
  path: string
  body?: unknown
}

export interface Answer {
  status: number
  body: unknown
}

/** A connection of a page to a table. */
export interface Connection {
  receive(text: string): void
  close(): void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BAD_NAME = /[^\P{C}\u200d]|\p{Zl}|\p{Zp}/gu

/** The tables of this device and who is connected to them. */
export class LocalHouse {
  #storage: Promise<Storage>
  #sources: Sources
  #house: Promise<House>
  #gameNamed: ReturnType<typeof gameLoader>
  #tables = new Map<string, Promise<LocalTable | null>>()
  /** How many entries of a table are kept. */
  #kept = new Map<string, number>()
  #lines: Promise<unknown> = Promise.resolve()

  constructor(files: Files, storage: Promise<Storage>, sources: Sources) {
    this.#storage = storage
    this.#sources = sources
    this.#house = files.json<House>('house.json')
    this.#gameNamed = gameLoader(files)
  }

  /** Loads a game before a table of it is asked for. */
  async prepare(game: string): Promise<void> {
    await Promise.all([this.#house, this.#gameNamed(game)]).catch(() => undefined) // who asks for a table is told
  }

  async ask(asked: Asked): Promise<Answer> {
    try {
      return { status: 200, body: await this.#answer(asked) }
    } catch (error) {
      if (error instanceof Refused) return { status: 409, body: { key: error.key, arguments: error.given } }
      throw error
    }
  }

  async #answer({ method, path, body }: Asked): Promise<unknown> {
    const url = new URL(path, 'http://here')
    const [, , first, name, second, third] = url.pathname.split('/').map(decodeURIComponent)
    const kind = `${method} ${[first, name === undefined ? '' : '*', second].filter(Boolean).join('/')}`
    switch (kind) {
      case 'POST tables':
        return this.#open(body as NewTable)
      case 'POST games/*/lessons':
        return this.#openLesson(name!, body as Schemas['NewLesson'])
      case 'GET games/*/options': {
        const game = await this.#gameNamed(name!)
        const numbers = url.searchParams.get('value')!.split(',').map(Number)
        if (!(third! in game.layout.options)) refuse('error-not-found')
        return checkOption(game, third!, Array.isArray(game.layout.options[third!]) ? numbers : numbers[0])
      }
      case 'POST frames': {
        const request = body as Schemas['FramesRequest']
        const { game } = request.record as { game: string }
        const known = await this.#gameNamed(game).catch(() => refuse('error-bad-record'))
        return framesOf(known, request, (await this.#house).format)
      }
      case 'POST analysis':
        return refuse('error-needs-server')
    }
    const table = (first === 'tables' && name ? await this.#table(name) : null) ?? refuse('error-not-found')
    switch (kind) {
      case 'GET tables/*':
        return table.public()
      case 'DELETE tables/*':
        this.#tables.delete(name!)
        return (await this.#storage).forget(name!)
      case 'POST tables/*/seats':
        return this.#sitDown(table, body as Person & { seat: number | null })
      case 'GET tables/*/record':
        return table.record ?? refuse('error-not-over')
      case 'GET tables/*/replay':
        return { record: table.record ?? refuse('error-not-over'), seats: table.public().seats, sitters: table.sitters }
      default:
        return refuse('error-needs-server')
    }
  }

  // Opening

  #text(length: number): string {
    return Array.from(this.#sources.draw(length), (byte) => LETTERS[byte & 63]).join('')
  }

  /** A table that is kept; returns it. */
  async #create(holders: Row['holders'], agreed: Body, key?: string): Promise<LocalTable> {
    const row = this.#newRow(holders, agreed, key)
    const game = await this.#gameNamed((agreed.setup as Agreed).game)
    const table = new LocalTable(row, game, await this.#house, this.#sources)
    this.#tables.set(row.id, Promise.resolve(table))
    await this.#commit(table)
    return table
  }

  #newRow(holders: Row['holders'], agreed: Body, key?: string): Row {
    const time = this.#sources.now()
    const created = { number: 1, kind: 'created', body: { ...agreed, created: time }, time }
    return { id: `local-${this.#text(12)}`, key: key ?? hex(this.#sources.draw(32)), botSeed: hex(this.#sources.draw(32)), holders, entries: [created] }
  }

  async #open(request: NewTable): Promise<Schemas['CreatedTable']> {
    const { levels } = await this.#house
    const game = await this.#gameNamed(request.game).catch(() => refuse('error-bad-setup', { detail: request.game }))
    const setup = checkedSetup(game, request.mode ?? null, request.seats.length, (request.options ?? {}) as Agreed['options'])
    const seats = request.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: checkedName(seat.name) } : seat))
    const names = seats.flatMap((seat) => ('name' in seat ? [seat.name.toLowerCase()] : []))
    if (new Set(names).size < names.length) refuse('error-name-taken')
    const unknown = [request.stand_in, ...seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined))].find((level) => level !== undefined && !levels.includes(level))
    if (unknown !== undefined) refuse('error-unknown-bot', { level: unknown })
    const { hints = true, seconds = null, friendly_undo = true, stand_in = levels[1]! } = request
    return this.#opened({ setup, seats, lesson: false, hints, seconds, stand_in, friendly_undo })
  }

  async #openLesson(game: string, person: Schemas['NewLesson']): Promise<Schemas['CreatedTable']> {
    const { lessons, levels } = await this.#house
    const lesson = lessonOf(lessons[game], person.mode ?? null) ?? refuse('error-not-found', { game })
    const bots = Array.from({ length: lesson.setup.seats - 1 }, () => ({ kind: 'bot', level: levels[0] }))
    const { name, beaver = null, colour = null } = person
    const seats = [{ kind: 'person', name: checkedName(name), beaver, colour }, ...bots]
    const agreed = { setup: lesson.setup, seats, lesson: true, hints: true, seconds: null, stand_in: levels[0], friendly_undo: true }
    return this.#opened(agreed, lesson.key)
  }

  /** A lesson is dealt already. */
  async #opened(agreed: Body, key?: string): Promise<Schemas['CreatedTable']> {
    const host = this.#text(43)
    const held = (agreed.seats as { kind: string }[]).flatMap(({ kind }, seat) => (kind === 'person' ? [{ seat, token: this.#text(43) }] : []))
    const holders = Object.fromEntries([[host, HOST], ...held.map(({ seat, token }) => [token, seat])]) as Row['holders']
    const table = await this.#create(holders, agreed, key)
    if (agreed.lesson) {
      table.append('started', { fill: null })
      await this.#commit(table)
    }
    return { id: table.row.id, host, seats: held, table: table.public() }
  }

  async #sitDown(table: LocalTable, { name, beaver, colour, seat }: Person & { seat: number | null }): Promise<Schemas['HeldSeat']> {
    const { seats, lesson, status } = table.public()
    if (status === 'over') refuse('error-is-over')
    const free = seats.flatMap(({ kind }, p) => (kind === 'open' ? [p] : []))
    if (free.length === 0 || lesson) refuse('error-no-free-seat')
    if (seat !== null && !free.includes(seat)) refuse('error-seat-taken', { seat })
    const cleaned = checkedName(name)
    if (seats.some((each) => each.name?.toLowerCase() === cleaned.toLowerCase())) refuse('error-name-taken', { name: cleaned })
    const [taken, token] = [seat ?? free[0]!, this.#text(43)]
    table.row.holders = { ...table.row.holders, [token]: taken }
    table.append('joined', { seat: taken, name: cleaned, beaver: beaver ?? null, colour: colour ?? null })
    await this.#commit(table)
    return { seat: taken, token }
  }

  // Tables in memory

  #table(id: string): Promise<LocalTable | null> {
    const known = this.#tables.get(id) ?? this.#load(id)
    this.#tables.set(id, known)
    return known
  }

  async #load(id: string): Promise<LocalTable | null> {
    const row = await (await this.#storage).load(id)
    if (!row) return null
    const { setup } = row.entries[0]!.body as unknown as { setup: Agreed }
    this.#kept.set(id, row.entries.length)
    return new LocalTable(row, await this.#gameNamed(setup.game), await this.#house, this.#sources)
  }

  /** Keeps what has happened, tells it, and lets the table go on. */
  async #commit(table: LocalTable): Promise<void> {
    const { row } = table
    const written = row.entries.length
    if (written !== this.#kept.get(row.id)) {
      const kept = await (await this.#storage).save(row, this.#kept.get(row.id) ?? 0).catch(() => true) // full: it goes on in memory
      if (!kept) return this.#giveWay(table)
      this.#kept.set(row.id, written)
    }
    table.broadcast()
    table.drive(() => this.#inTurn(() => this.#commit(table)))
  }

  /** Another window has played on: whoever is connected here comes back to its table. */
  #giveWay(table: LocalTable): void {
    this.#tables.delete(table.row.id)
    for (const guest of table.guests.splice(0)) guest.send({ type: 'goodbye', reason: 'restart', reconnect: true })
  }

  /** One thing after the other. */
  #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#lines.then(run)
    this.#lines = turn.catch(() => undefined)
    return turn
  }

  /** `send` gets messages as text, `end` the code with which the table closes the line. */
  connect(id: string, send: (text: string) => void, end: (code: number) => void): Connection {
    let sequence = 0
    const guest: Guest = {
      ...{ seats: [], hostToken: false, showsSheets: false },
      send: (message) => {
        send(JSON.stringify({ protocol: 1, sequence: ++sequence, ...message }))
        if (message.type === 'goodbye') end(1012)
      },
    }
    const receive = async (text: string) => {
      const [table, house] = [await this.#table(id), await this.#house]
      if (!table) return end(4404)
      let next: LocalTable | null = null
      table.answer(guest, JSON.parse(text) as ClientMessage, (asked) => {
        const row = this.#newRow(asked.holders as Row['holders'], asked.created as Body)
        next = this.#rematch(row, table, house)
        return row.id
      })
      if (next) await this.#commit(next)
      await this.#commit(table)
    }
    const leave = async () => {
      const table = await this.#table(id)
      if (table?.guests.includes(guest)) table.guests.splice(table.guests.indexOf(guest), 1)
      table?.drive(async () => undefined)
    }
    return { receive: (text) => void this.#inTurn(() => receive(text)), close: () => void this.#inTurn(leave) }
  }

  #rematch(row: Row, { match }: LocalTable, house: House): LocalTable {
    const table = new LocalTable(row, match!.game, house, this.#sources)
    this.#tables.set(row.id, Promise.resolve(table))
    return table
  }
}

function checkedName(name: string): string {
  const cleaned = name.normalize('NFC').replace(BAD_NAME, ' ').split(/\s+/).filter(Boolean).join(' ')
  return cleaned || refuse('error-bad-name')
}
