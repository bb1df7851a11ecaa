/** The check of the shuffle (docs/protocol.md, The fair shuffle), in the page of the person who wants to know. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** The key that the server's seed and all contributions make together. */
export function sharedKey(seed: Uint8Array, contributions: readonly string[]): Uint8Array {
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
export function verifyChance(chance: Chance, promised: string, given: Readonly<Record<number, string>>): Verdict {
  const seed = hexToBytes(chance.server_seed ?? '')
  const contributions = chance.contributions ?? []
  const own = Object.entries(given)
  return {
    commitment: seed.length === 32 && bytesToHex(sha256(seed)) === promised && chance.commitment === promised,
    contribution: own.length === 0 ? null : own.every(([seat, text]) => contributions[Number(seat)] === text),
    key: bytesToHex(sharedKey(seed, contributions)),
  }
}
