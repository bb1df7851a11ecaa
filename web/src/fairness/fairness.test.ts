import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromHex, sha256, sha256Plainly, sharedKey, toHex, verifyChance } from './fairness'

const bytes = (text: string) => new TextEncoder().encode(text)
const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('without help agrees with others on %i bytes', (length) => {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37) & 255)
    expect(toHex(sha256Plainly(data))).toBe(digest(data))
  })

  it('gives the published value', async () => {
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(toHex(sha256Plainly(bytes('abc')))).toBe(known)
    expect(toHex(await sha256(bytes('abc')))).toBe(known)
  })
})

describe('the shuffle', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
  const contributions = ['5d01', '', 'é']
  const chance = { server_seed: toHex(seed), commitment: digest(seed), contributions }

  it('has the key of docs/protocol.md', async () => {
    const joined = [...bytes('beaverboard table'), ...seed, 4, 0, ...bytes('5d01'), 0, 0, 2, 0, ...bytes('é')]
    expect(toHex(await sharedKey(seed, contributions))).toBe(digest(Uint8Array.from(joined)))
  })

  it('is fair when the promise is kept and the own part is in', async () => {
    const verdict = await verifyChance(chance, digest(seed), { 0: '5d01' })
    expect(verdict).toMatchObject({ commitment: true, contribution: true })
    expect(await verifyChance(chance, digest(seed), {})).toMatchObject({ contribution: null })
  })

  it('is not when the seed is another than promised, or the own part another', async () => {
    const promised = digest(bytes('another'))
    expect(await verifyChance(chance, promised, {})).toMatchObject({ commitment: false })
    expect(await verifyChance({ ...chance, commitment: promised }, promised, {})).toMatchObject({ commitment: false })
    expect(await verifyChance(chance, digest(seed), { 2: 'e' })).toMatchObject({ contribution: false })
  })

  it('refuses what is not hexadecimal', () => {
    expect(() => fromHex('0g')).toThrow()
  })
})
