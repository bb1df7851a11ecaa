/** A table on this device. It speaks the protocol of the server's tables (docs/protocol.md) and is, as there, what its log
 *  says: commands check and append, entries are applied, what happened is told. No game is known here. */
import type { Argument, ClientMessage, ErrorKey, Guide, OptionValue, Place, Position, Step, Table, TableEvent } from '../net/protocol.ts'
import type { Agreed, LoadedGame, View } from './game.ts'
import { checkedSetup } from './setup.ts'
import { guideOf, lessonOf, nextWords, type Lesson } from './lesson.ts'
import { digest, hex, Match, unhex, type Result, type Seen } from './match.ts'
import { HOST, type Body, type Entry, type Guest, type Happened, type House, type Played, type Row, type SeatState, type Sitter, type Sources } from './house.ts'
import { refuse, Refused } from './refused.ts'

const NOBODY: SeatState = { kind: 'open', name: null, level: null, stand_in: null, beaver: null, colour: null }
const POSITIONS = ['started', 'moved', 'undone']
const SHOWN = ['seat', 'other', 'name', 'bot', 'level']

export class LocalTable {
  readonly row: Row
  readonly guests: Guest[] = []
  agreed!: Agreed
  status: Table['status'] = 'waiting'
  match: Match | null = null
  sitters: Sitter[] = []
  ply = 0
  #game: LoadedGame
  #house: House
  #sources: Sources
  #seats: SeatState[] = []
  #host: number | null = null
  #created = 0
  #lesson = false
  #hints = true
  #seconds: number | null = null
  #standIn = ''
  #friendlyUndo = true
  #starting: string | null | undefined
  #moves: Played[] = []
  #undos = new Map<number, number>()
  #undoing: number | null = null
  #rematch: string | null = null
  #answers = new Map<string, number>()
  #happened: Happened[] = []
  #unsent: Happened[] = []
  #turnBegan = 0
  #breakPly: number | null = null
  #sheets = new Map<number, number>()
  #stopWaiting: (() => void) | null = null

  constructor(row: Row, game: LoadedGame, house: House, sources: Sources) {
    this.row = row
    this.#game = game
    this.#house = house
    this.#sources = sources
    for (const entry of row.entries) this.#apply(entry)
    this.#unsent = []
  }

  // Reading

  get turn(): number | null {
    return this.status === 'playing' && this.match ? this.match.turn : null
  }

  get hints(): boolean {
    return this.#hints && this.agreed.options[this.#house.memory_aid] !== false
  }

  get record(): Body | null {
    return this.status === 'over' ? this.match!.record(this.#house.format) : null
  }

  isHost(guest: Guest): boolean {
    return guest.hostToken || (this.#host !== null && guest.seats.includes(this.#host))
  }

  #movedByBot(seat: number): boolean {
    const { kind, stand_in } = this.#seats[seat]!
    return kind !== 'person' || stand_in !== null
  }

  #whyNoUndo(seat: number): ErrorKey | null {
    const last = this.#moves.at(-1)
    if (!last || last.seat !== seat || last.bot) return this.#moves.some((move) => move.seat === seat && !move.bot) ? 'error-others-moved' : 'error-no-undo'
    if (last.learned.includes(seat)) return 'error-hidden-shown'
    if (this.#undoing !== seat && (this.#undos.get(seat) ?? 0) >= this.#house.undos) return 'error-undos-used-up'
    const others = last.learned.some((p) => p !== seat && this.#seats[p]!.kind === 'person')
    return others && !this.#friendlyUndo ? 'error-others-saw' : null
  }

  /** A stream of its own for every thought, the same again when the table is loaded again. */
  #botSeed(purpose: string): Uint8Array {
    const encoder = new TextEncoder()
    const name = encoder.encode(`${purpose} ${this.ply} ${this.turn}`)
    return digest(Uint8Array.from([...encoder.encode('beaverboard bot'), ...unhex(this.row.botSeed), ...name]))
  }

  #partnersOf(seat: number): number[] {
    const sides = this.#game.modeOf(this.agreed.mode)?.sides ?? this.agreed.seats
    return this.#seats.flatMap((_, p) => (p !== seat && p % sides === seat % sides ? [p] : []))
  }

  // Changing

  /** Appends to the log and lets it happen; the caller keeps and tells it. */
  append(kind: string, body: Body, key?: string): void {
    const entry: Entry = { number: this.row.entries.length + 1, kind, body, time: this.#sources.now(), ...(key === undefined ? {} : { key }) }
    this.row.entries.push(entry)
    this.#apply(entry)
  }

  #apply({ number, kind, body, time, key }: Entry): void {
    if (kind === 'moved' || kind === 'undone') this.ply += 1
    const before = this.match?.finishedRounds ?? 0
    const seat = body.seat as number
    let seen: Seen = new Map()
    let shown: Record<string, Argument> = {}
    switch (kind) {
      case 'created':
        this.#create(body)
        break
      case 'setup-changed':
        shown = this.#changeSetup(body)
        break
      case 'seats-swapped':
        this.#swapSeats(seat, body.other as number)
        break
      case 'starting':
        this.#starting = body.fill as string | null
        break
      case 'started':
        seen = this.#start(body.fill as string | null)
        break
      case 'moved':
        seen = this.#move(seat, body.words as string, body.bot as boolean)
        break
      case 'undone':
        this.match = this.#moves.pop()!.before
        if (this.#undoing !== seat) this.#undos.set(seat, (this.#undos.get(seat) ?? 0) + 1)
        this.#undoing = seat
        break
      case 'rematch':
        this.#rematch = body.table as string
        break
      default:
        this.#changeSeat(kind, seat, body)
    }
    if (this.status !== 'waiting') this.#noteSitters()
    if (key !== undefined) this.#answers.set(key, this.ply)
    for (const name of SHOWN) if (body[name] !== undefined) shown[name] ??= body[name] as Argument
    if (kind === 'moved' && this.#seats[seat]!.kind === 'person') shown.name = this.#seats[seat]!.name
    const happened = { number, ply: this.ply, time, kind, arguments: shown, seen }
    this.#happened = [...this.#happened.slice(1 - this.#house.log), happened]
    this.#unsent.push(happened)
    if (POSITIONS.includes(kind) || ['starting', 'returned', 'taken-back'].includes(kind)) this.#turnBegan = this.#sources.now()
    if (kind === 'moved' && body.bot && this.ply !== this.#breakPly) this.#breakPly = null
    if ((this.match?.finishedRounds ?? 0) > before && this.turn !== null) this.#breakPly = this.ply
  }

  #create(body: Body): void {
    this.agreed = body.setup as Agreed
    this.#seats = (body.seats as Partial<SeatState>[]).map((seat) => ({ ...NOBODY, ...seat }))
    const first = this.#seats.findIndex(({ kind }) => kind === 'person')
    this.#host = body.host === undefined ? (first < 0 ? null : first) : (body.host as number | null)
    this.#created = body.created as number
    this.#lesson = body.lesson as boolean
    this.#hints = body.hints as boolean
    this.#seconds = body.seconds as number | null
    this.#standIn = body.stand_in as string
    this.#friendlyUndo = body.friendly_undo as boolean
  }

  #agreedNow(): Record<string, OptionValue | string | null> {
    const { options, mode, seats } = this.agreed
    return { ...options, mode, seats, seconds: this.#seconds, hints: this.hints, friendly_undo: this.#friendlyUndo }
  }

  #changeSetup(body: Body): Record<string, Argument> {
    const before = this.#agreedNow()
    this.agreed = body.setup as Agreed
    this.#hints = body.hints as boolean
    this.#seconds = body.seconds as number | null
    this.#friendlyUndo = body.friendly_undo as boolean
    this.#seats = Array.from({ length: this.agreed.seats }, (_, p) => this.#seats[p] ?? NOBODY)
    const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
    return Object.fromEntries(
      Object.entries(this.#agreedNow())
        .filter(isNew)
        .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as Argument)]),
    )
  }

  #swapSeats(one: number, other: number): void {
    const swapped = (p: number) => (p === one ? other : p === other ? one : p)
    this.#seats = this.#seats.map((_, p) => this.#seats[swapped(p)]!)
    if (this.#host !== null) this.#host = swapped(this.#host)
    for (const guest of this.guests) guest.seats = guest.seats.map(swapped).sort((a, b) => a - b)
  }

  #changeSeat(kind: string, seat: number, body: Body): void {
    const change = (changes: Partial<SeatState>) => (this.#seats[seat] = { ...this.#seats[seat]!, ...changes })
    switch (kind) {
      case 'joined':
        this.#seats[seat] = { ...NOBODY, ...(body as Partial<SeatState>), kind: 'person' }
        break
      case 'left':
      case 'removed':
      case 'bot-left':
        this.#seats[seat] = { ...NOBODY, stand_in: this.status === 'waiting' ? null : 'empty' }
        if (this.#host === seat) this.#host = null
        break
      case 'bot-joined':
        change({ kind: 'bot', level: body.level as string, stand_in: null })
        break
      case 'handed-over':
        change({ stand_in: 'handed' })
        break
      case 'timed-out':
        change({ stand_in: 'clock' })
        break
      case 'taken-back':
      case 'returned':
        change({ stand_in: null })
        break
      case 'host-changed':
        this.#host = seat
    }
    if (['joined', 'left', 'removed', 'bot-joined'].includes(kind)) for (const guest of this.guests) guest.seats = guest.seats.filter((p) => p !== seat)
  }

  #start(fill: string | null): Seen {
    for (const seat of this.#seats) if (seat.kind === 'open') Object.assign(seat, { ...NOBODY, kind: 'bot', level: fill })
    this.status = 'playing'
    this.#starting = undefined
    this.match = Match.dealt(this.#game, this.agreed, unhex(this.row.key))
    return this.match.everyonesEvents()
  }

  #move(seat: number, words: string, bot: boolean): Seen {
    const before = this.match!
    this.#undoing = null
    this.match = before.play(before.actionOf(words)!)
    const seen = this.match.everyonesEvents()
    this.#moves.push({ seat, bot, learned: this.match.whoLearned(before, seen), before })
    if (this.match.over) this.status = 'over'
    return seen
  }

  #noteSitters(): void {
    const ply = this.#moves.length
    this.sitters = this.sitters.map((each) => ({ ...each, ply: Math.min(each.ply, ply) }))
    this.#seats.forEach(({ kind, name, level, stand_in }, seat) => {
      const now = { ply, seat, kind, name, level, stand_in }
      const latest = [...this.sitters].reverse().find((each) => each.seat === seat)
      if (!latest || JSON.stringify({ ...now, ply: latest.ply }) !== JSON.stringify(latest)) this.sitters.push(now)
    })
  }

  // Showing

  #viewsFor(viewers: readonly (number | null)[]): Position['views'] {
    return this.match!.views(viewers).map((view, i) => {
      const seat = viewers[i] ?? null
      const quiet = { seat, view, undo: false, no_undo: null, notes: [], proposable: [] }
      if (seat === null || this.status !== 'playing') return quiet
      const key = this.#whyNoUndo(seat)
      const notes = this.#game.compiled.notes(view) as never
      return { ...quiet, undo: key === null, no_undo: key && ({ key, arguments: {} } as never), notes, proposable: this.#proposable(seat) as never }
    })
  }

  /** The moves of a person in turn who knows no more than the viewer, their partner. */
  #proposable(viewer: number): View['moves'] {
    const turn = this.match!.turn
    const open = this.#game.modeOf(this.agreed.mode)!.open_to_partners
    if (!open || this.#movedByBot(turn) || !this.#partnersOf(turn).includes(viewer)) return []
    return this.match!.views([turn])[0]!.moves
  }

  position(viewers: readonly (number | null)[]): Position {
    return { ply: this.ply, turn: this.turn, clock: this.#clock(), views: this.#viewsFor(viewers), guide: this.#guide() }
  }

  #clock(): Position['clock'] {
    const seat = this.turn
    if (seat === null || this.#seconds === null || this.#movedByBot(seat)) return null
    const left = Math.max(0, this.#seconds - (this.#sources.now() - this.#turnBegan) / 1000)
    return { seat, seconds: this.#seconds, left: Math.round(10 * left) / 10 }
  }

  get #course(): Lesson | null {
    return (this.#lesson && lessonOf(this.#house.lessons[this.agreed.game], this.agreed.mode)) || null
  }

  #guide(): Guide | null {
    return this.#course && this.match ? (guideOf(this.#course, this.match) as Guide & { steps: Step[] }) : null
  }

  /** Without the memory aid no card is told again while the match is on: it has to be remembered. */
  #logLine(happened: Happened, viewers: readonly (number | null)[], again = false): TableEvent {
    const { number, ply, time, kind, arguments: given, seen } = happened
    const forgetful = again && this.agreed.options[this.#house.memory_aid] === false && this.status === 'playing' && ply < this.ply
    const events = (viewer: number | null) => seen.get(viewer)!.map((event) => (forgetful && event.card !== null ? { ...event, card: null, concealed: true } : event))
    const told = viewers.filter((viewer) => seen.has(viewer)).map((seat) => ({ seat, events: events(seat) }))
    return { number, ply, time, key: `happened-${kind}`, arguments: given, seen: told }
  }

  public(): Table {
    const here = new Set(this.guests.flatMap(({ seats }) => seats))
    const reading = this.#reading()
    const { game, mode, options } = this.agreed
    const result = this.status === 'over' ? this.match!.result() : null
    return {
      ...{ id: this.row.id, game, mode, options, host: this.#host, status: this.status },
      seats: this.#seats.map(({ kind, name, level, stand_in, beaver, colour }, p) => ({
        ...{ kind, name, beaver: beaver as never, colour: colour as never, level, stand_in, muted: false, contributed: false },
        here: kind === 'person' && here.has(p),
        reading: kind === 'person' && reading.includes(p),
      })),
      ...{ starting: this.#starting !== undefined, listed: false, lesson: this.#lesson, hints: this.hints, search: true, chat: false },
      ...{ seconds: this.#seconds, absent: null, stand_in: this.#standIn, friendly_undo: this.#friendlyUndo },
      ...{ ply: this.ply, turn: this.turn, spectators: this.guests.filter(({ seats }) => seats.length === 0).length, created: this.#created },
      commitment: hex(digest(unhex(this.row.key))),
      contributions: this.#seats.map(() => ''),
      result: result && this.#publicResult(result),
      rematch: this.#rematch,
    }
  }

  #publicResult(result: Result): NonNullable<Table['result']> {
    return { ...result, ranks: this.match!.ranks(), sides: this.match!.sides, lowest_wins: this.#game.layout.lowest_wins }
  }

  /** Sends what has happened and was not told yet. */
  broadcast(): void {
    const unsent = this.#unsent.splice(0)
    for (const happened of unsent) {
      for (const guest of this.guests) {
        const viewers = guest.seats.length > 0 ? guest.seats : [null]
        const line = this.#logLine(happened, viewers)
        if (POSITIONS.includes(happened.kind)) guest.send({ type: 'position', position: this.position(viewers), happened: line })
        else guest.send({ type: 'table', table: this.public(), happened: line })
      }
    }
    const kinds = unsent.map(({ kind }) => kind)
    if (kinds.includes('started') || (kinds.length > 0 && this.status === 'over') || (unsent.length > 0 && this.#reading().length > 0)) this.#tellTable()
  }

  #tellTable(): void {
    for (const guest of this.guests) guest.send({ type: 'table', table: this.public(), happened: null })
  }

  #reading(): number[] {
    const breakPly = this.#breakPly
    if (breakPly === null) return []
    return this.guests.filter(({ showsSheets }) => showsSheets).flatMap(({ seats }) => seats.filter((seat) => (this.#sheets.get(seat) ?? 0) < breakPly))
  }

  // What happens by itself

  /** Bots move, clocks run out, while somebody is connected. `commit` keeps and tells what they did. */
  drive(commit: () => Promise<void>): void {
    this.#stopWaiting?.()
    const seat = this.turn
    if (seat === null || this.guests.length === 0) return
    const { ply } = this
    const wait = (seconds: number, run: () => void) => {
      const act = async () => {
        if (this.ply !== ply || this.turn !== seat || this.guests.length === 0) return
        run()
        await commit()
      }
      this.#stopWaiting = this.#sources.after(1000 * seconds, () => void act())
    }
    if (this.#movedByBot(seat) && this.#reading().length > 0) {
      wait(this.#house.break_seconds, () => {
        this.#breakPly = null
        this.#tellTable()
      })
    } else if (this.#movedByBot(seat)) {
      wait(this.#sources.pause(this.#house.pause_least, this.#house.pause_most), () => this.#botMoves(seat))
    } else if (this.#seconds !== null) {
      const spent = (this.#sources.now() - this.#turnBegan) / 1000
      wait(Math.max(0, this.#seconds - spent), () => this.append('timed-out', { seat, name: this.#seats[seat]!.name }))
    }
  }

  #botMoves(seat: number): void {
    const match = this.match!
    const level = this.#seats[seat]!.level ?? this.#standIn
    const words = (this.#course && nextWords(this.#course, match)) ?? this.#game.compiled.text.words(match.choose(seat, level, this.#botSeed(level)))
    this.append('moved', { seat, words, bot: true })
  }

  // Messages

  /** Answers a message of a guest. What it changed has still to be kept and told: `broadcast`. */
  answer(guest: Guest, message: ClientMessage, openRematch: (row: Body) => string): void {
    const { sequence } = message
    try {
      switch (message.type) {
        case 'ping':
          return guest.send({ type: 'pong', reply_to: sequence })
        case 'hello':
          return this.#welcome(guest, message)
        case 'ready':
          this.#closeSheets(guest, message.ply)
          return guest.send({ type: 'pong', reply_to: sequence })
        case 'hint':
          return this.#hint(guest, message)
        case 'why':
          this.#checkTurn(guest, message.seat, message.ply)
          return guest.send({ type: 'why', reply_to: sequence, seat: message.seat, ply: message.ply, refused: this.match!.whyNotPick(message.picks as Place[]) })
      }
      const { key } = message
      if (!this.#answers.has(key)) this.#execute(guest, message, openRematch)
      guest.send({ type: 'accepted', reply_to: sequence, key, ply: this.#answers.get(key) ?? this.ply })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const seat = 'seat' in message ? message.seat : -1
      const position = error.key === 'error-stale-ply' && guest.seats.includes(seat) ? this.position([seat]) : null
      guest.send({ type: 'error', reply_to: sequence, key: error.key, arguments: error.given, position })
    }
  }

  #welcome(guest: Guest, message: ClientMessage & { type: 'hello' }): void {
    const held = message.tokens.map((token) => this.row.holders[token])
    guest.seats = [...new Set(held.filter((seat): seat is number => seat !== undefined && seat !== HOST))].sort((a, b) => a - b)
    guest.hostToken = held.includes(HOST)
    guest.showsSheets = message.sheet !== null && message.sheet !== undefined
    if (!this.guests.includes(guest)) {
      if (this.guests.length === 0) this.#turnBegan = this.#sources.now() // it has been resting
      this.guests.push(guest)
    }
    if (message.sheet === false) this.#closeSheets(guest, this.ply)
    for (const seat of guest.seats) if (this.status === 'playing' && this.#seats[seat]!.stand_in === 'clock') this.append('returned', { seat, name: this.#seats[seat]!.name })
    const viewers = guest.seats.length > 0 ? guest.seats : [null]
    guest.send({
      ...{ type: 'welcome', reply_to: message.sequence, you: { seats: guest.seats, host: this.isHost(guest) }, table: this.public(), chat: [] },
      unknown_tokens: held.flatMap((seat, i) => (seat === undefined ? [i] : [])),
      position: this.match && this.position(viewers),
      log: this.#happened.filter(({ number }) => number > (message.seen ?? 0)).map((each) => this.#logLine(each, viewers, true)),
    })
  }

  #closeSheets({ seats }: Guest, ply: number): void {
    const closed = Math.min(ply, this.ply)
    const before = this.#reading().length
    for (const seat of seats) this.#sheets.set(seat, Math.max(this.#sheets.get(seat) ?? 0, closed))
    if (this.#reading().length !== before) this.#tellTable()
  }

  #hint(guest: Guest, { sequence, seat, ply }: ClientMessage & { type: 'hint' }): void {
    if (!guest.seats.includes(seat)) refuse('error-not-your-seat', { seat })
    if (!this.hints) refuse('error-no-hints')
    this.#checkTurn(guest, seat, ply)
    const { playouts } = this.#game.layout.levels[this.#house.strongest]!
    const { moves, reasons } = this.match!.advise(seat, playouts, this.#botSeed('hint'))
    const tried = moves.filter((move) => move.playouts > 0).slice(0, this.#house.hinted)
    const best = (tried.length > 0 ? tried : moves.slice(0, 1)).map(({ playouts: _used, ...move }) => move)
    guest.send({ type: 'hint', reply_to: sequence, seat, ply, action: moves[0]!.action, moves: best, others: moves.length - best.length, reasons })
  }

  #checkPlaying(): void {
    if (this.status === 'waiting') refuse('error-not-started')
    if (this.status !== 'playing') refuse('error-is-over')
  }

  #checkTurn(guest: Guest, seat: number, ply: number): void {
    if (!guest.seats.includes(seat)) refuse('error-not-your-seat', { seat })
    this.#checkPlaying()
    if (ply !== this.ply) refuse('error-stale-ply', { ply: this.ply })
    if (this.match!.turn !== seat) refuse('error-not-your-turn')
  }

  #checkHost(guest: Guest): void {
    if (!this.isHost(guest)) refuse('error-not-host')
  }

  #checkBeforeStart(guest: Guest): void {
    this.#checkHost(guest)
    if (this.status !== 'waiting' || this.#starting !== undefined) refuse('error-already-started')
  }

  #execute(guest: Guest, message: Exclude<ClientMessage, { type: 'hello' | 'ready' | 'ping' | 'hint' | 'why' }>, openRematch: (row: Body) => string): void {
    const { key } = message
    switch (message.type) {
      case 'move': {
        this.#checkTurn(guest, message.seat, message.ply)
        const action = this.match!.actionOf(message.move) ?? refuse('error-unknown-move')
        const why = this.match!.whyNot(action)
        if (why) refuse('error-illegal-move', { ...why })
        const { stand_in, name } = this.#seats[message.seat]!
        if (stand_in !== null) this.append('returned', { seat: message.seat, name })
        return this.append('moved', { seat: message.seat, words: this.#game.compiled.text.words(action), bot: false }, key)
      }
      case 'undo': {
        if (!guest.seats.includes(message.seat)) refuse('error-not-your-seat', { seat: message.seat })
        this.#checkPlaying()
        if (message.ply !== this.ply) refuse('error-stale-ply', { ply: this.ply })
        const reason = this.#whyNoUndo(message.seat)
        if (reason) refuse(reason)
        return this.append('undone', { seat: message.seat, name: this.#seats[message.seat]!.name }, key)
      }
      case 'start': {
        this.#checkBeforeStart(guest)
        const open = this.#seats.filter(({ kind }) => kind === 'open').length
        if (open > 0 && message.fill == null) refuse('error-seats-open', { count: open })
        this.append('starting', { fill: message.fill ?? null }, key)
        return this.append('started', { fill: message.fill ?? null })
      }
      case 'change-setup': {
        this.#checkBeforeStart(guest)
        const { mode, seats, options, seconds, hints, friendly_undo } = message
        const setup = checkedSetup(this.#game, mode, seats, options as Agreed['options'])
        const cut = this.#seats.findIndex(({ kind }, p) => kind === 'person' && p >= setup.seats)
        if (cut >= 0) refuse('error-seat-occupied', { seat: cut, name: this.#seats[cut]!.name })
        return this.append('setup-changed', { setup, seconds, hints, friendly_undo }, key)
      }
      case 'swap-seats': {
        this.#checkBeforeStart(guest)
        const { seat, other } = message
        if (!this.#seats[seat] || !this.#seats[other] || seat === other) refuse('error-not-found', { seat: other })
        const swapped = (p: number) => (p === seat ? other : p === other ? seat : p)
        this.row.holders = Object.fromEntries(Object.entries(this.row.holders).map(([token, held]) => [token, swapped(held)]))
        return this.append('seats-swapped', { seat, other }, key)
      }
      case 'leave':
      case 'remove':
        return this.#vacate(guest, message.type, message.seat, key)
      case 'hand-over':
        return this.#handOver(guest, message.seat, message.level ?? null, key)
      case 'take-back': {
        const seat = this.#seats[message.seat] ?? refuse('error-not-your-seat', { seat: message.seat })
        if (seat.kind === 'bot') {
          this.#checkHost(guest)
          return this.append('bot-left', { seat: message.seat, level: seat.level }, key)
        }
        if (seat.kind === 'open' || seat.stand_in === null) refuse('error-no-stand-in', { seat: message.seat })
        return this.append('taken-back', { seat: message.seat, name: seat.name }, key)
      }
      case 'make-host':
        this.#checkHost(guest)
        if (this.#seats[message.seat]?.kind !== 'person') refuse('error-not-found', { seat: message.seat })
        return this.append('host-changed', { seat: message.seat, name: this.#seats[message.seat]!.name }, key)
      case 'rematch':
        if (this.status !== 'over') refuse('error-not-over')
        if (this.#rematch === null) this.append('rematch', { table: openRematch(this.#next()) }, key)
        return
      case 'contribute':
        return refuse(this.status === 'waiting' ? 'error-not-started' : 'error-already-started')
      case 'chat':
      case 'switch-chat':
      case 'mute':
        return refuse('error-chat-off') // nobody else is here
      case 'wait':
        return refuse('error-is-here', { name: this.#seats[message.seat]?.name ?? null })
    }
  }

  #vacate(guest: Guest, type: 'leave' | 'remove', seat: number, key: string): void {
    if (type === 'remove') this.#checkHost(guest)
    else if (!guest.seats.includes(seat)) refuse('error-not-your-seat', { seat })
    if (this.status === 'over') refuse('error-is-over')
    if (this.#seats[seat]?.kind !== 'person') refuse('error-not-found', { seat })
    const wasHost = this.#host === seat
    this.row.holders = Object.fromEntries(Object.entries(this.row.holders).filter(([, held]) => held !== seat))
    this.append(type === 'leave' ? 'left' : 'removed', { seat, name: this.#seats[seat]!.name }, key)
    const heir = this.#seats.findIndex(({ kind }) => kind === 'person')
    if (wasHost && heir >= 0) this.append('host-changed', { seat: heir, name: this.#seats[heir]!.name })
  }

  #handOver(guest: Guest, p: number, level: string | null, key: string): void {
    const seat = this.#seats[p] ?? refuse('error-not-your-seat', { seat: p })
    if (this.status === 'over') refuse('error-is-over')
    if (seat.kind === 'person') {
      if (this.status === 'waiting') refuse('error-not-started')
      if (seat.stand_in !== null) refuse('error-seat-taken', { seat: p })
      return this.append('handed-over', { seat: p, name: seat.name }, key)
    }
    this.#checkHost(guest)
    const chosen = level ?? this.#standIn
    if (!this.#house.levels.includes(chosen)) refuse('error-unknown-bot', { level: chosen })
    this.append('bot-joined', { seat: p, level: chosen }, key)
  }

  /** The next match: the same people, everybody one place on. */
  #next(): Body {
    const count = this.#seats.length
    const seats = this.#seats.map((_, p) => ({ ...this.#seats[(p + 1) % count]!, stand_in: null }))
    const holders = Object.fromEntries(Object.entries(this.row.holders).map(([token, held]) => [token, held === HOST ? HOST : (held + count - 1) % count]))
    const host = this.#host === null ? null : (this.#host + count - 1) % count
    const rest = { hints: this.#hints, seconds: this.#seconds, stand_in: this.#standIn, friendly_undo: this.#friendlyUndo, lesson: false }
    return { holders, created: { setup: this.agreed, seats, host, ...rest } }
  }
}
