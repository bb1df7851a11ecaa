import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BEAVER_COLOURS, NUMBER_COLOURS } from '../games/biber-gang/cards/colours'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const DECLARATION = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g
const declared = [...css.matchAll(DECLARATION)]
const themes: [string, Record<string, string>][] = [
  ['light', Object.fromEntries(declared.map(([, name, light]) => [name!, light!]))],
  ['dark', Object.fromEntries(declared.map(([, name, light, dark]) => [name!, dark ?? light!]))],
]

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const TEXT_ON_GROUND: [string, string][] = [
  ...['paper', 'paper-raised', 'paper-sunken'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
  ]),
  ['on-water', 'water'],
  ['on-wood', 'wood'],
  ['on-wood', 'wood-strong'],
  ['on-wood-soft', 'wood-soft'],
  ['on-accent', 'accent'],
  ['accent', 'paper'],
  ['on-turn', 'turn'],
  ['on-good', 'good'],
  ['on-bad', 'bad'],
  ['bad', 'paper-raised'],
  ['paper', 'ink'],
]

const SIGN_ON_GROUND: [string, string][] = [
  ['line-strong', 'paper-raised'],
  ['line-strong', 'paper'],
  ['pick', 'paper-raised'],
  ['pick', 'water'],
  ['focus', 'paper'],
  ['focus', 'paper-raised'],
  ['focus', 'water'],
  ...[0, 1, 2, 3, 4, 5].flatMap((seat): [string, string][] => ['paper', 'paper-raised', 'paper-sunken'].map((ground) => [`seat-${seat}`, ground])),
]

describe.each(themes)('the theme: %s', (_name, colours) => {
  it.each(TEXT_ON_GROUND)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SIGN_ON_GROUND)('%s can be seen on %s', (sign, ground) => {
    expect(contrast(colours[sign]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

it.each([...NUMBER_COLOURS.entries(), ['beaver', BEAVER_COLOURS] as const])('the numeral of card %s can be read', (_card, colours) => {
  expect(contrast(colours.deep, colours.tint)).toBeGreaterThanOrEqual(7)
})
