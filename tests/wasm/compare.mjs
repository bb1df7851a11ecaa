// Plays what native.py has written down, in the module of a game, and returns the differences.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

class Checksum {
  #sum = 0xffffffff;

  add(bytes) {
    let sum = this.#sum;
    for (let i = 0; i < bytes.length; i++) sum = TABLE[(sum ^ bytes[i]) & 255] ^ (sum >>> 8);
    this.#sum = sum;
    return this;
  }

  get value() {
    return (this.#sum ^ 0xffffffff) >>> 0;
  }
}

const ofBytes = (...rows) => rows.reduce((sum, row) => sum.add(row), new Checksum()).value;

/** With the names of an object in order, as the other side writes them. */
const ordered = (value) => {
  if (Array.isArray(value)) return Array.from(value, ordered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, ordered(value[name])]));
};
const text = (value) => JSON.stringify(ordered(value));
const ofText = (value) => ofBytes(new TextEncoder().encode(text(value)));
const unhex = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

class Played {
  constructor(game, { setup, key, policy }) {
    const { state, streams } = game.layout;
    Object.assign(this, { game, setup, policy, ply: 0 });
    this.rooms = game.compareRooms ??= {
      s: game.newState(), before: game.newState(), imagined: game.newState(),
      d: game.room(game.layout.dealer.size), lots: game.room(game.layout.dealer.size),
      other: game.room(game.layout.dealer.size),
    };
    const { s, d, lots } = this.rooms;
    game.bytes(s, state.size).fill(0);
    for (const each of [d, lots]) game.bytes(each, game.layout.dealer.size).fill(0);
    game.openStream(d, unhex(key), streams.match, 0, true);
    game.openStream(lots, unhex(key), streams.bots, 0, false);
    const row = ((game.compareSetups ??= new Map()).get(text(setup))) ?? game.newSetup(setup);
    game.compareSetups.set(text(setup), row);
    game.deal(s, row, d);
  }

  get over() {
    return this.game.state(this.rooms.s).over;
  }

  play() {
    const { game, rooms } = this;
    game.copy(rooms.s, rooms.before);
    const action = game.pick(this.policy, rooms.s, rooms.lots);
    if (game.attempt(rooms.s, action, rooms.d) !== 0) throw new Error(`${action} is refused`);
    this.ply++;
    return action;
  }

  get viewers() {
    return [null, ...Array(this.setup.seats).keys()];
  }

  get called() {
    const [at] = this.game.layout.dealer.fields.called;
    return Number(this.game.words(this.rooms.d + at, 1)[0]);
  }

  position() {
    const { game, rooms } = this;
    const [at] = game.layout.dealer.fields.event;
    const columns = game.layout.dealer.fields.event[2][1];
    const stream = game.bytes(rooms.d, at);
    const trace = game.bytes(rooms.d + at, 4 * columns * this.called);
    const legal = game.bytes(game.out, 8 * game.wasm.legal(rooms.s, game.out));
    return ofBytes(game.bytes(rooms.s, game.layout.state.size), stream, trace, legal);
  }

  refusals() {
    const { game, rooms } = this;
    return ofText(Array.from({ length: game.layout.actions + 2 }, (_, i) => game.wasm.refusal(rooms.s, i - 1)));
  }

  redeals() {
    const { game, rooms } = this;
    const { state, dealer } = game.layout;
    const sum = new Checksum();
    for (const viewer of this.viewers) {
      game.copy(rooms.s, rooms.imagined);
      game.bytes(rooms.other, dealer.size).set(game.bytes(rooms.lots, dealer.size));
      game.wasm.redeal(rooms.imagined, viewer ?? -1, rooms.other);
      sum.add(game.bytes(rooms.imagined, state.size));
    }
    return sum.value;
  }

  allViews() {
    const { game, viewers, rooms } = this;
    const sides = game.layout.modes.find(({ name }) => name === this.setup.mode).sides ?? this.setup.seats;
    const seen = viewers.map((viewer) => game.view(rooms.s, viewer));
    const opened = viewers.map((viewer) => game.view(rooms.s, viewer, { everything: true }));
    return [...seen, ...opened, game.ranks(rooms.s, sides)];
  }

  views() {
    return ofText(this.allViews());
  }

  notes() {
    return ofText(this.viewers.map((viewer) => this.game.notes(this.game.view(this.rooms.s, viewer))));
  }

  listed() {
    const { game, rooms } = this;
    const state = game.state(rooms.s);
    return game.legal(rooms.s).map((action) => [game.text.words(action), game.text.move(state, action)]);
  }

  moves() {
    return ofText(this.listed());
  }

  attempts() {
    const state = this.game.state(this.rooms.s);
    const picks = this.listed().map(([, move]) => move.picks).filter((each) => each.length);
    const mixed = picks.map((one, i) => [...one.slice(0, 1), ...picks.at(-1 - i).slice(-1)]);
    return ofText([...picks, ...mixed].map((each) => this.game.text.attempted(state, each)));
  }

  allEvents() {
    return this.viewers.map((viewer) => this.game.events(this.rooms.d, viewer));
  }

  events() {
    return ofText(this.allEvents());
  }

  knowledge() {
    const before = this.game.state(this.rooms.before);
    const [, ...seats] = this.allEvents();
    const isCard = (event) => this.ply > 0 && (event.card !== null || event.concealed);
    return ofText(seats.map((seen, seat) =>
      seen.filter(isCard).map((event) => Boolean(this.game.text.knew(before, seat, event)))));
  }
}

function match(game, known, parts) {
  const played = new Played(game, known);
  const differs = (part, detail) => [{ seed: known.seed, setup: known.setup, policy: known.policy, ply: played.ply, part, detail }];
  for (;;) {
    const wanted = known.checks[played.ply];
    for (const [i, sum] of wanted.entries()) {
      if (played[parts[i]]() !== sum) return differs(parts[i], parts[i] === "views" ? text(played.allViews()) : null);
    }
    if (played.ply === known.actions.length) break;
    const action = played.play();
    if (action !== known.actions[played.ply - 1]) return differs("action", action);
  }
  if (!played.over) return differs("end", null);
  const seats = Array.from({ length: known.setup.seats }, (_, p) => p);
  const result = text([seats.map((p) => game.wasm.score(played.rooms.s, p)), seats.map((p) => game.wasm.wins(played.rooms.s, p) !== 0)]);
  return result === text([known.scores, known.wins]) ? [] : differs("result", result);
}

function search(game, Search, known) {
  const { mode, seats } = known.setup;
  const played = new Played(game, known);
  while (played.ply < known.ply) played.play();
  const name = `${mode} ${seats}`;
  const used = ((game.compareSearches ??= new Map()).get(name)) ?? new Search(game, mode, seats);
  game.compareSearches.set(name, used);
  const { move, notes } = game.layout.search;
  game.bytes(used.moves, move.size * (game.layout.actions + 1)).fill(0);
  game.bytes(used.notes, notes.size).fill(0);
  const { chosen, alive, noted } = used.weigh(played.rooms.s, {
    key: unhex(known.key), number: known.number, playouts: known.playouts,
    overlooked: known.overlooked, toTheEnd: known.to_the_end,
  });
  const { playouts, nodes, edges } = noted;
  const moves = ofBytes(game.bytes(used.moves, move.size * noted.moves));
  const found = { alive, chosen, playouts, nodes, edges, moves };
  if (text(found) === text(known.found)) return [];
  return [{ seed: known.seed, setup: known.setup, ply: known.ply, part: "search", detail: text(found) }];
}

function floats(game, { name, given, found }) {
  const bytes = unhex(given);
  const at = game.room(bytes.length);
  game.bytes(at, bytes.length).set(bytes);
  game.wasm[name](at, bytes.length / 8);
  return ofBytes(game.bytes(at, bytes.length)) === found ? [] : [{ part: name }];
}

/** All differences: at most one of each match, search or function. */
export function compare(game, Search, known) {
  const words = Array.from({ length: game.layout.actions }, (_, action) => game.text.words(action));
  const lost = words.findIndex((each, action) => game.action(each) !== action);
  return [
    ...(ofText(words) === known.words && lost < 0 ? [] : [{ part: "words" }]),
    ...known.matches.flatMap((each) => match(game, each, known.parts)),
    ...known.searches.flatMap((each) => search(game, Search, each)),
    ...known.floats.flatMap((each) => floats(game, each)),
  ];
}
