// A compiled game in memory: states, streams and searches are addresses, as the module knows them.
import { json, record } from "./python.mjs";

const LINE = 64; // bytes; records begin at one
const PAGE = 65536;

/** `source` is the module as bytes or as a response; `made` is what GAME.mjs exports. */
export async function load(source, made) {
  const { instance } = await (source instanceof ArrayBuffer || ArrayBuffer.isView(source)
    ? WebAssembly.instantiate(source)
    : WebAssembly.instantiateStreaming(source));
  return new Game(instance.exports, made);
}

export class Game {
  #top;

  constructor(wasm, { layout, translated }) {
    this.wasm = wasm;
    this.layout = layout;
    this.#top = wasm.__heap_base.value;
    this.out = this.room(8 * layout.actions);
    this.text = translated(this.#asked());
  }

  /** Fresh memory, all 0; it is never given back. */
  room(size) {
    const at = Math.ceil(this.#top / LINE) * LINE;
    this.#top = at + size;
    const lacking = this.#top - this.wasm.memory.buffer.byteLength;
    if (lacking > 0) this.wasm.memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  bytes(at, count) {
    return new Uint8Array(this.wasm.memory.buffer, at, count);
  }

  words(at, count) {
    return new BigInt64Array(this.wasm.memory.buffer, at, count);
  }

  doubles(at, count) {
    return new Float64Array(this.wasm.memory.buffer, at, count);
  }

  /** The rules that views ask, as functions of records and numbers. */
  #asked() {
    const rules = { legal: (s, out) => this.legal(s.address).map((action, i) => (out[i] = action)).length };
    for (const [name, { of_state, is_bool }] of Object.entries(this.layout.asked)) {
      const exported = this.wasm[name];
      const ask = of_state ? (s, ...given) => exported(s.address, ...given) : exported;
      rules[name] = is_bool ? (...given) => ask(...given) !== 0 : ask;
    }
    return rules;
  }

  // Records

  newState() {
    return this.room(this.layout.state.size);
  }

  copy(from, to) {
    this.bytes(to, this.layout.state.size).set(this.bytes(from, this.layout.state.size));
  }

  /** The state as it is now, by its fields. */
  state(at) {
    return record(this.wasm.memory, at, this.layout.state);
  }

  /** A stream of a key of 32 bytes, at its start; `calling` if it is to note events. */
  newDealer(key, purpose, number, calling) {
    const at = this.room(this.layout.dealer.size);
    this.openStream(at, key, purpose, number, calling);
    return at;
  }

  openStream(at, key, purpose, number, calling) {
    const words = new DataView(key.buffer, key.byteOffset, key.byteLength);
    const room = (this.keyRoom ??= this.room(64));
    this.words(room, 8).set(Array.from({ length: 8 }, (_, i) => BigInt(words.getUint32(4 * i, true))));
    this.wasm.open_stream(at, room, purpose, number, calling ? 1 : 0);
  }

  /** A setup as the rules read it. */
  newSetup({ mode, seats, options }) {
    const { size, fields } = this.layout.setup;
    const at = this.room(size);
    const number = this.layout.modes.findIndex(({ name }) => name === mode);
    const values = { ...this.layout.options, ...options, seats, mode: number };
    const view = new DataView(this.wasm.memory.buffer, at, size);
    for (const [name, [offset, kind]] of Object.entries(fields)) {
      [values[name]].flat().forEach((value, i) => {
        if (kind === "b1") view.setUint8(offset, value ? 1 : 0);
        else view.setBigInt64(offset + 8 * i, BigInt(value), true);
      });
    }
    return at;
  }

  // Rules

  deal(s, setup, d) {
    this.wasm.deal(s, setup, d);
  }

  legal(s) {
    return Array.from(this.words(this.out, this.wasm.legal(s, this.out)), Number);
  }

  /** 0 if it was played, else the reason, one of `layout.reasons`. */
  attempt(s, action, d) {
    return this.wasm.attempt(s, action, d);
  }

  /** The action of a policy: 0 random, 1 greedy. */
  pick(policy, s, d) {
    return this.wasm.pick(policy, s, this.out, d);
  }

  // What people are shown

  /** What the seat may know, or a spectator (null). */
  view(s, seat, { everything = false, seen = null } = {}) {
    const state = this.state(s);
    const known = seen ?? this.text.public_view(state, everything);
    return seat === null ? known : this.text.seat_view(state, seat, known, everything);
  }

  /** What to tell the seat of a view before it is too late. */
  notes(view) {
    return view.seat === null || view.over ? [] : json(this.text.notes(view));
  }

  /** What the last move, or the deal, brought about, as the seat saw it. */
  events(d, seat) {
    const { called, event } = record(this.wasm.memory, d, this.layout.dealer);
    const { events, zones } = this.layout;
    return Array.from(event.slice(0, called), (row) => this.text.event_as_seen(row, seat, events, zones));
  }

  /** What a spectator was told, with all cards: `concealed` are those not everyone saw. */
  openEvents(d) {
    const { event } = record(this.wasm.memory, d, this.layout.dealer);
    const withCard = (each, i) => (each.concealed ? { ...each, card: event[i][this.layout.card] } : each);
    return this.events(d, null).map(withCard);
  }

  /** The action that words stand for; undefined if there is none. */
  action(words) {
    this.numbers ??= new Map(Array.from({ length: this.layout.actions }, (_, i) => [this.text.words(i), i]));
    return this.numbers.get(words);
  }

  ranks(s, sides) {
    return this.text.ranks(this.text.rules, this.state(s), sides);
  }
}

/** The memory of searches for one mode and number of seats. */
export class Search {
  constructor(game, mode, seats) {
    const { search, state, dealer, actions, outlooks } = game.layout;
    const { partners, horizon, slopes, weights } = outlooks[`${mode ?? "None"} ${seats}`];
    const numbers = (row) => {
      const at = game.room(8 * row.length);
      game.doubles(at, row.length).set(row);
      return at;
    };
    this.game = game;
    this.pool = game.room(state.size * search.states);
    this.dealers = game.room(dealer.size * search.dealers);
    this.plan = game.room(search.plan.size);
    this.notes = game.room(search.notes.size);
    this.moves = game.room(search.move.size * (actions + 1));
    this.memory = [
      game.room(search.node.size * search.nodes),
      game.room(search.edge.size * search.edges),
      this.moves,
      this.notes,
      game.out,
    ];
    this.outlook = [
      partners, horizon, numbers(slopes), slopes.length, numbers(weights.flat()), weights.length,
      numbers(weights[0].map(() => 0)), weights[0].length,
    ];
  }

  /** The seat in turn weighs its moves; what it cannot know of the state is dealt anew first. */
  weigh(s, { key, number, playouts, overlooked = 0, toTheEnd = false }) {
    const { game, pool, dealers, plan, notes } = this;
    const { search } = game.layout;
    this.#prepare(s, { key, number, playouts, overlooked, toTheEnd });
    const alive = game.wasm.weigh(pool, dealers, ...this.memory, plan, ...this.outlook);
    const noted = record(game.wasm.memory, notes, search.notes);
    const moves = Array.from({ length: noted.moves }, (_, i) =>
      record(game.wasm.memory, this.moves + i * search.move.size, search.move));
    return { chosen: game.wasm.chosen(...this.memory, alive), alive, noted, moves };
  }

  /** What to play now, how likely that wins, and why: as `bots/advice.py` has it. */
  advise(s, { key, playouts, telling }) {
    const { text, layout } = this.game;
    const { chosen, moves } = this.weigh(s, { key, number: 0, playouts, toTheEnd: true });
    const found = text.ranked(moves.map((move) => layout.search.wanted.map((name) => move[name])), chosen);
    const outcomes = this.#outcomes(s, key, text.compared(found).map(({ action }) => action));
    return json({ moves: found.map((each) => text.advised(each)), reasons: text.reasons(found, outcomes, telling) });
  }

  /** What becomes of the seat in turn after some of its moves. */
  #outcomes(s, key, actions) {
    const { game, pool, dealers, plan } = this;
    const { search, dealer, streams, advice } = game.layout;
    const { size, fields } = search.outcome;
    if (actions.length === 0) return [];
    const rooms = (this.outcomeRooms ??= game.room(2 * size));
    game.bytes(rooms, 2 * size).fill(0);
    actions.forEach((action, i) => game.words(rooms + i * size + fields.action[0], 1).set([BigInt(action)]));
    this.#prepare(s, { key, number: advice.outcomes, playouts: advice.deals, overlooked: 0, toTheEnd: false });
    game.openStream(dealers + search.world * dealer.size, key, streams.bots, advice.outcomes + 1, false);
    game.wasm.event_statistics(pool, dealers, ...this.memory, plan, ...this.outlook, rooms, actions.length);
    return actions.map((_, i) => record(game.wasm.memory, rooms + i * size, search.outcome));
  }

  #prepare(s, { key, number, playouts, overlooked, toTheEnd }) {
    const { game, pool, dealers, plan } = this;
    const { search, dealer, streams } = game.layout;
    const lots = dealers + search.lots * dealer.size;
    game.openStream(lots, key, streams.bots, number, false);
    game.copy(s, pool);
    game.wasm.redeal(pool, game.state(s).turn, lots);
    const view = new DataView(game.wasm.memory.buffer, plan, search.plan.size);
    const at = (name) => search.plan.fields[name][0];
    view.setBigInt64(at("playouts"), BigInt(playouts), true);
    view.setFloat64(at("overlooked"), overlooked, true);
    view.setUint8(at("to_the_end"), toTheEnd ? 1 : 0);
  }
}
