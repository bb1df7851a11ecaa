import { expect, it } from 'vitest'
import { clockTime } from './clock'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [59.2, '1:00'],
  [75, '1:15'],
  [-3, '0:00'],
])('%s seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
