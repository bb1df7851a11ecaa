/** The check of the shuffle (docs/protocol.md, The fair shuffle), in the page of the person who wants to know. */

const K = new Uint32Array(64)
const START = new Uint32Array(8)

// The first 32 bits of the fractions of the roots of the first primes; a fraction of a double is exact enough for them.
{
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32)
  primes.forEach((prime, i) => {
    K[i] = fraction(Math.cbrt(prime))
    if (i < 8) START[i] = fraction(Math.sqrt(prime))
  })
}

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** SHA-256 in plain words: on a page without HTTPS browsers offer no `crypto.subtle`. */
export function sha256Plainly(bytes: Uint8Array): Uint8Array {
  const length = bytes.length
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
  padded.set(bytes)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, length << 3)
  const h = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
    }
    let [a, b, c, d, e, f, g, last] = h as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const choice = (e & f) ^ (~e & g)
      const one = (last + s1 + choice + K[i]! + w[i]!) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const majority = (a & b) ^ (a & c) ^ (b & c)
      const two = (s0 + majority) | 0
      ;[last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, last].forEach((word, i) => (h[i] = h[i]! + word))
  }
  const out = new Uint8Array(32)
  h.forEach((word, i) => new DataView(out.buffer).setUint32(4 * i, word))
  return out
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return sha256Plainly(bytes)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The key that the server's seed and all contributions make together. */
export async function sharedKey(seed: Uint8Array, contributions: readonly string[]): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const bytes = [...encoder.encode('beaverboard table'), ...seed]
  for (const contribution of contributions) {
    const written = encoder.encode(contribution)
    bytes.push(written.length & 255, written.length >> 8, ...written)
  }
  return sha256(Uint8Array.from(bytes))
}

export interface Chance {
  server_seed?: string
  commitment?: string
  contributions?: string[]
}

export interface Verdict {
  /** The seed shown now is the one that was promised before the deal. */
  commitment: boolean
  /** What this browser gave is part of it; null when it gave nothing. */
  contribution: boolean | null
  /** The key of the shuffle, for those who go on with `beaverboard verify`. */
  key: string
}

/** `promised` is the commitment as this browser saw it before the deal, `given` its own contributions by seat. */
export async function verifyChance(
  chance: Chance,
  promised: string,
  given: Readonly<Record<number, string>>,
): Promise<Verdict> {
  const seed = fromHex(chance.server_seed ?? '')
  const contributions = chance.contributions ?? []
  const own = Object.entries(given)
  return {
    commitment: seed.length === 32 && toHex(await sha256(seed)) === promised && chance.commitment === promised,
    contribution: own.length === 0 ? null : own.every(([seat, text]) => contributions[Number(seat)] === text),
    key: toHex(await sharedKey(seed, contributions)),
  }
}
