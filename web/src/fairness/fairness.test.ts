import { createHash } from 'node:crypto'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { sharedKey, verifyChance } from './fairness'

const bytes = (text: string) => new TextEncoder().encode(text)
const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

describe('the shuffle', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
  const contributions = ['5d01', '', 'é']
  const chance = { server_seed: bytesToHex(seed), commitment: digest(seed), contributions }

  it('has the key of docs/protocol.md', () => {
    const joined = [...bytes('beaverboard table'), ...seed, 4, 0, ...bytes('5d01'), 0, 0, 2, 0, ...bytes('é')]
    expect(bytesToHex(sharedKey(seed, contributions))).toBe(digest(Uint8Array.from(joined)))
  })

  it('is fair when the promise is kept and the own part is in', () => {
    const verdict = verifyChance(chance, digest(seed), { 0: '5d01' })
    expect(verdict).toMatchObject({ commitment: true, contribution: true })
    expect(verifyChance(chance, digest(seed), {})).toMatchObject({ contribution: null })
  })

  it('is not when the seed is another than promised, or the own part another', () => {
    const promised = digest(bytes('another'))
    expect(verifyChance(chance, promised, {})).toMatchObject({ commitment: false })
    expect(verifyChance({ ...chance, commitment: promised }, promised, {})).toMatchObject({ commitment: false })
    expect(verifyChance(chance, digest(seed), { 2: 'e' })).toMatchObject({ contribution: false })
  })

  it('refuses what is not hexadecimal', () => {
    expect(() => verifyChance({ ...chance, server_seed: '0g' }, digest(seed), {})).toThrow()
  })
})
