import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { correction, qrCode, qrPath } from './qr'

const address = 'http://192.168.1.20:8000/t/Zs1x0123456789abcdefgh'.repeat(5)
const rows = (code: boolean[][]) => code.map((row) => row.map(Number).join(''))

describe('qrCode', () => {
  it('corrects as the standard’s example does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('draws the smallest version', () => {
    expect(rows(qrCode('http://192.168', 2)!)).toEqual([
      '111111100001001111111',
      '100000100000101000001',
      '101110101111101011101',
      '101110101110101011101',
      '101110101010101011101',
      '100000101110101000001',
      '111111101010101111111',
      '000000001010100000000',
      '101111100000001111100',
      '110000001111000011111',
      '000000101010110100110',
      '000001011000000011100',
      '101011100011111011001',
      '000000001011001111101',
      '111111100000110100110',
      '100000101011100011101',
      '101110101110111011011',
      '101110101111000110100',
      '101110101010101100100',
      '100000100100000110100',
      '111111101111001111010',
    ])
  })

  // As another program (segno) draws them: each version filled to the last byte, mask 2.
  it.each([
    [26, '046dc4123b01a093'],
    [42, '2cc0234e6cc8a29a'],
    [62, '030b6931941a4e70'],
    [84, '804490dc60c66fa0'],
    [106, '92970e4856f8b259'],
    [122, '12f949e40b887b6e'],
    [152, 'e008306fbed1fa59'],
    [180, 'f610839c6f51b574'],
  ])('draws %i bytes', (length, digest) => {
    const text = rows(qrCode(address.slice(0, length), 2)!).join('\n')
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest)
  })

  it('refuses what is too long', () => {
    expect(qrCode('x'.repeat(181))).toBeNull()
  })
})

it('qrPath covers the dark squares and no other', () => {
  expect(qrPath([[true, true, false], [false, false, false], [true, false, true]])).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})
