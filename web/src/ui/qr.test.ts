import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrCode } from './qr'

it('the path covers the dark squares and no other', () => {
  const text = 'http://192.168.1.20:8000/t/Zs1x0123456789abcdefgh'
  const { path, size } = qrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
})
