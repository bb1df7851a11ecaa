// What translated Python needs of Python and NumPy. Tuples and lists are arrays, dicts maps,
// dataclasses plain objects; arrays of NumPy are arrays of this class, in which operators work
// element by element.

export class Grid extends Array {}

const grid = (rows) => Grid.from(rows, (row) => (Array.isArray(row) ? grid(row) : row));
const filled = (shape, value) => {
  const [count, ...rest] = Array.isArray(shape) ? shape : [shape];
  return Grid.from({ length: count }, () => (rest.length ? filled(rest, value) : value));
};

/** A record at an address, its fields as they were when each was first read. */
export function record(memory, address, layout) {
  const made = { address };
  for (const [name, [offset, kind, shape]] of Object.entries(layout.fields)) {
    Object.defineProperty(made, name, {
      configurable: true,
      get() {
        const value = field(memory.buffer, address + offset, kind, shape);
        Object.defineProperty(made, name, { value });
        return value;
      },
    });
  }
  return made;
}

const READERS = {
  b1: ["getUint8", 1], i1: ["getInt8", 1], u1: ["getUint8", 1], i2: ["getInt16", 2],
  u2: ["getUint16", 2], i4: ["getInt32", 4], u4: ["getUint32", 4], i8: ["getBigInt64", 8],
  f8: ["getFloat64", 8],
};

export function field(buffer, address, kind, shape) {
  const view = new DataView(buffer);
  const [reader, size] = READERS[kind];
  const read = (at) => {
    const value = Number(view[reader](at, true));
    return kind === "b1" ? value !== 0 : value;
  };
  const rows = (at, [count, ...rest]) => {
    const step = rest.reduce((product, each) => product * each, size);
    const row = (_, i) => (rest.length ? rows(at + i * step, rest) : read(at + i * step));
    return Grid.from({ length: count }, row);
  };
  return shape.length ? rows(address, shape) : read(address);
}

function each(x, y, operation) {
  const [many, more] = [x instanceof Grid, y instanceof Grid];
  if (!many && !more) return operation(x, y);
  const { length } = many ? x : y;
  return Grid.from({ length }, (_, i) => each(many ? x[i] : x, more ? y[i] : y, operation));
}

const number = (x) => (typeof x === "boolean" ? Number(x) : x);

/** An operator on numbers, which JavaScript would also apply to anything else. */
const onNumbers = (operation) => (x, y) =>
  each(x, y, (a, b) => {
    const wrong = [a, b].find((value) => typeof value !== "number" && typeof value !== "boolean");
    if (wrong !== undefined) throw new TypeError(`an operator is not translated for ${wrong}`);
    return operation(Number(a), Number(b));
  });

/** An operator on truths stays one. */
const onBits = (operation) => {
  const ofNumbers = onNumbers(operation);
  return (x, y) =>
    each(x, y, (a, b) => (typeof a === "boolean" && typeof b === "boolean" ? Boolean(ofNumbers(a, b)) : ofNumbers(a, b)));
};

const less = (a, b) => {
  if (typeof a === "string" && typeof b === "string") return a < b;
  if (!Array.isArray(a) || !Array.isArray(b)) return onNumbers((p, q) => p < q)(a, b);
  const differs = a.findIndex((item, i) => i >= b.length || !equal(item, b[i]));
  return differs < 0 ? a.length < b.length : differs < b.length && less(a[differs], b[differs]);
};

function equal(x, y) {
  if (Array.isArray(x) && Array.isArray(y)) {
    return x.length === y.length && x.every((item, i) => equal(item, y[i]));
  }
  if (x && y && typeof x === "object" && typeof y === "object" && !Array.isArray(x)) {
    const names = Object.keys(x);
    return names.length === Object.keys(y).length && names.every((name) => equal(x[name], y[name]));
  }
  return number(x) === number(y);
}

function bounds({ low, high }, length) {
  const end = (x, otherwise) =>
    x === null ? otherwise : Math.max(0, Math.min(length, x < 0 ? x + length : x));
  const from = end(low, 0);
  return [from, Math.max(from, end(high, length))];
}

function at(x, index) {
  if (x instanceof Map) {
    if (!x.has(index)) throw new RangeError(`no key ${index}`);
    return x.get(index);
  }
  if (index?.isSlice) {
    if (index.step === -1 && index.low === null && index.high === null) return [...x].reverse();
    if (index.step !== null) throw new RangeError("a slice with steps");
    return x.slice(...bounds(index, x.length));
  }
  const found = number(index) < 0 ? x.length + number(index) : number(index);
  if (!(found in Object(x))) throw new RangeError(`no index ${index} of ${x.length}`);
  return x[found];
}

function get(x, index, ...rest) {
  const found = at(x, index);
  if (!rest.length) return found;
  return index?.isSlice ? Grid.from(found, (row) => get(row, ...rest)) : get(found, ...rest);
}

function put(value, x, ...indices) {
  const last = indices.pop();
  const row = indices.length ? get(x, ...indices) : x;
  if (row instanceof Map) row.set(last, value);
  else if (last?.isSlice) {
    const [low, high] = bounds(last, row.length);
    for (let i = low; i < high; i++) row[i] = Array.isArray(value) ? value[i - low] : value;
  } else row[number(last) < 0 ? row.length + last : number(last)] = value;
}

const isList = (x) => Array.isArray(x) && !(x instanceof Grid);
const sum = onNumbers((a, b) => a + b);
const product = onNumbers((a, b) => a * b);
const union = onBits((a, b) => a | b);
const iter = (x) => (x instanceof Map ? [...x.keys()] : Array.isArray(x) ? x : [...x]);
const total = (x) => iter(x).reduce((sum, item) => sum + (item instanceof Grid ? total(item) : number(item)), 0);
const modulo = (a, b) => ((a % b) + b) % b;
const halfToEven = (x) => {
  const below = Math.floor(x);
  return x - below === 0.5 ? below + (below % 2 === 0 ? 0 : 1) : Math.round(x);
};
const truth = (x) =>
  x instanceof Map || x instanceof Set ? x.size > 0 : Array.isArray(x) ? x.length > 0 : Boolean(x);
const missing = (x) => { throw new RangeError(`${x} is not there`); };
const where = (x, item) => {
  const found = typeof x === "string" ? x.indexOf(item) : x.findIndex((other) => equal(other, item));
  return found < 0 ? missing(item) : found;
};
const plain = (x) => (x instanceof Grid ? Array.from(x, plain) : x);

function parted(x, by) {
  const found = x.indexOf(by);
  return found < 0 ? [x, "", ""] : [x.slice(0, found), by, x.slice(found + by.length)];
}

const METHODS = {
  tolist: plain,
  sum: total,
  append: (x, item) => void x.push(item),
  extend: (x, items) => void x.push(...iter(items)),
  pop: (x, index = -1) => x.splice(index, 1)[0],
  remove: (x, item) => void x.splice(where(x, item), 1),
  index: where,
  count: (x, item) => x.filter((other) => equal(other, item)).length,
  items: (x) => [...x],
  keys: (x) => [...x.keys()],
  values: (x) => [...x.values()],
  get: (x, key, otherwise = null) => (x.has(key) ? x.get(key) : otherwise),
  setdefault: (x, key, otherwise) => (x.has(key) ? x : x.set(key, otherwise)).get(key),
  split: (x, by) => (by === undefined ? x.split(/\s+/).filter(Boolean) : x.split(by)),
  join: (x, parts) => iter(parts).join(x),
  replace: (x, from, to) => x.replaceAll(from, to),
  partition: parted,
  startswith: (x, start) => x.startsWith(start),
  endswith: (x, end) => x.endsWith(end),
  removeprefix: (x, start) => (x.startsWith(start) ? x.slice(start.length) : x),
  removesuffix: (x, end) => (x.endsWith(end) ? x.slice(0, x.length - end.length) : x),
};

function best(given, isBetter) {
  const options = typeof given.at(-1)?.key === "function" ? given.pop() : {};
  const items = given.length === 1 ? iter(given[0]) : given;
  const key = options.key ?? number;
  return items.reduce((top, item) => (isBetter(key(item), key(top)) ? item : top));
}

/** As JSON has it: maps are objects. */
export function json(value) {
  if (value instanceof Map) return json(Object.fromEntries(value));
  if (Array.isArray(value)) return Array.from(value, json);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, json(each)]));
}

export const py = {
  // operators
  add: (x, y) => {
    if (typeof x === "string" && typeof y === "string") return x + y;
    return isList(x) && isList(y) ? [...x, ...y] : sum(x, y);
  },
  sub: onNumbers((a, b) => a - b),
  mul: (x, y) => (isList(x) ? Array.from({ length: Math.max(0, y) }, () => x).flat(1) : product(x, y)),
  div: onNumbers((a, b) => a / b),
  floordiv: onNumbers((a, b) => Math.floor(a / b)),
  mod: onNumbers(modulo),
  lshift: onNumbers((a, b) => a << b),
  rshift: onNumbers((a, b) => a >> b),
  and_: onBits((a, b) => a & b),
  or_: (x, y) => (x instanceof Map && y instanceof Map ? new Map([...x, ...y]) : union(x, y)),
  xor: onBits((a, b) => a ^ b),
  eq: (x, y) => (x instanceof Grid || y instanceof Grid ? each(x, y, equal) : equal(x, y)),
  ne: (x, y) => (x instanceof Grid || y instanceof Grid ? each(x, y, (a, b) => !equal(a, b)) : !equal(x, y)),
  lt: (x, y) => each(x, y, less),
  le: (x, y) => each(x, y, (a, b) => !less(b, a)),
  gt: (x, y) => each(x, y, (a, b) => less(b, a)),
  ge: (x, y) => each(x, y, (a, b) => !less(a, b)),
  is_: (x, y) => x === y,
  is_not: (x, y) => x !== y,
  in_: (x, y) => y instanceof Map || y instanceof Set ? y.has(x)
    : typeof y === "string" ? y.includes(x) : y.some((item) => equal(item, x)),
  not_in: (x, y) => !py.in_(x, y),
  and: (x, more) => (truth(x) ? more() : x),
  or: (x, more) => (truth(x) ? x : more()),

  // built-in functions
  bool: truth,
  int: (x) => typeof x === "string" ? Number.parseInt(x, 10) : Math.trunc(Number(x)),
  str: (x) => (x === null ? "None" : x === true ? "True" : x === false ? "False" : String(x)),
  len: (x) => x.length ?? x.size,
  tuple: (x = []) => plain([...iter(x)]),
  list: (x = []) => plain([...iter(x)]),
  set: (x = []) => new Set(iter(x)),
  dict: (x = []) => new Map(x),
  range: (a, b, step = 1) => {
    const [low, high] = b === undefined ? [0, number(a)] : [number(a), number(b)];
    return Array.from({ length: Math.max(0, Math.ceil((high - low) / step)) }, (_, i) => low + i * step);
  },
  zip: (...rows) => {
    const options = rows.at(-1) && Object.hasOwn(rows.at(-1), "strict") ? rows.pop() : {};
    const all = rows.map(iter);
    const length = Math.min(...all.map((row) => row.length));
    if (options.strict && all.some((row) => row.length !== length)) throw new RangeError("zip: lengths differ");
    return Array.from({ length }, (_, i) => all.map((row) => row[i]));
  },
  enumerate: (x, { start = 0 } = {}) => Array.from(iter(x), (item, i) => [start + i, item]),
  map: (f, x) => Array.from(iter(x), (item) => f(item)),
  next: (x, ...otherwise) => (x.length ? x[0] : otherwise.length ? otherwise[0] : missing("the next")),
  divmod: (a, b) => [Math.floor(a / b), modulo(a, b)],
  abs: Math.abs,
  round: halfToEven,
  min: (...given) => best(given, less),
  max: (...given) => best(given, (a, b) => less(b, a)),
  sum: (x) => total(x),
  any: (x) => iter(x).some(truth),
  all: (x) => iter(x).every(truth),
  reversed: (x) => [...iter(x)].reverse(),
  sorted: (x, { key = number, reverse = false } = {}) => {
    const before = key.before ?? ((a, b) => less(key(a), key(b)));
    const order = (a, b) => (before(a, b) ? -1 : before(b, a) ? 1 : 0);
    return [...iter(x)].sort(reverse ? (a, b) => order(b, a) : order);
  },

  // of its library, and of NumPy
  cmp_to_key: (compare) => ({ before: (a, b) => compare(a, b) < 0 }),
  sqrt: Math.sqrt,
  pairwise: (x) => iter(x).slice(1).map((item, i) => [iter(x)[i], item]),
  np: {
    array: grid,
    empty: (shape) => filled(shape, 0),
    zeros: (shape) => filled(shape, 0),
    int64: "i8",
  },

  // what is written differently
  slice: (low, high, step) => ({ isSlice: true, low, high, step }),
  iter,
  get,
  put,
  unpacked: (x, left, right) => {
    const row = iter(x);
    const end = row.length - right;
    if (end < left) throw new RangeError("too few to unpack");
    return [...row.slice(0, left), row.slice(left, end), ...row.slice(end)];
  },
  fields: (names, values) => Object.fromEntries(values.map((value, i) => [names[i], value])),
  call: (x, name, ...given) => {
    const isOwn = !Array.isArray(x) && !(x instanceof Map) && typeof x?.[name] === "function" && typeof x !== "string";
    return isOwn ? x[name](...given) : METHODS[name](x, ...given);
  },
};
