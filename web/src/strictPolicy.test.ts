import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const components = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'))

// The server sends `Content-Security-Policy: default-src 'self'`.
it.each(components)('%s has nothing that a strict policy refuses', (path) => {
  const text = readFileSync(`${root}/src/${path}`, 'utf8')
  expect(text).not.toMatch(/\sstyle=/)
  expect(text).not.toMatch(/url\(['"]?data:/)
  expect(text).not.toMatch(/https?:\/\//)
  expect(text).not.toMatch(/@html/)
})

it('index.html has no inline script or style', () => {
  const text = readFileSync(`${root}/index.html`, 'utf8')
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/)
  expect([...text.matchAll(/<script[^>]*>([^<]*)</g)].every((match) => match[1]!.trim() === '')).toBe(true)
})
