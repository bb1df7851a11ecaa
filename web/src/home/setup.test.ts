import { describe, expect, it, vi } from 'vitest'
import type { LastChoice } from '../device/choices'
import type { GameFacts, OptionFacts } from '../net/protocol'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('location', { origin: 'http://river' })
const { Setup } = await import('./setup.svelte')
const { boxFrom, boxLink, boxesOf, forgetBox, keepBox } = await import('../device/boxes')
const { AS_PRINTED } = await import('./options')

const option = (change: Partial<OptionFacts>): OptionFacts => ({
  ...{ name: 'rounds', kind: 'number', default: 5, low: 1, high: 10, count: 1, modes: ['long', 'alone'], choices: [], cards: [], on_cards: [] },
  ...change,
})
const onCards = (mode: string, seats: number, numbers: number[]) => ({ mode, seats, numbers, origins: numbers.map(() => 'printed' as const) })
const LOGS = option({
  ...{ name: 'logs', kind: 'numbers', default: [-1, -1], low: 0, high: 40, count: 2, cards: ['a', 'b'] },
  on_cards: [onCards('long', 2, [10, 12]), onCards('long', 3, [20, 22]), onCards('alone', 1, [5, 6])],
})
const FACTS = {
  name: 'game',
  modes: [
    { mode: 'long', seats: [2, 3, 4], sides: null, for_newcomers: false },
    { mode: 'alone', seats: [1], sides: 2, for_newcomers: true },
  ],
  options: [option({}), option({ name: 'begins', kind: 'seat', default: -1, low: -1, high: 3, modes: ['long'] }), LOGS],
} as unknown as GameFacts
const LEVELS = ['kit', 'yearling', 'master']
const setup = (last: LastChoice | null = null, isNewcomer = false) => new Setup(FACTS, LEVELS, last, isNewcomer)
const ME = { name: 'Ida' }

describe('a table before it is opened', () => {
  it('is for three against middling bots, and whoever plays alone begins', () => {
    const request = setup().wish(ME)
    expect(request.seats).toEqual([{ kind: 'person', name: 'Ida' }, ...Array(2).fill({ kind: 'bot', level: 'yearling' })])
    expect(request.options).toEqual({ rounds: 5, begins: 0, logs: [-1, -1] })
  })

  it('leads newcomers to the mode that is made for them', () => {
    expect(setup(null, true).mode).toBe('alone')
    expect(setup().mode).toBe('long')
  })

  it('has no mode for one when people play together', () => {
    const table = setup(null, true)
    table.chooseWay('friends')
    expect(table.mode).toBe('long')
    expect(table.modes).toHaveLength(1)
    expect(table.wish(ME).seats.slice(1)).toEqual(Array(3).fill({ kind: 'open' }))
    expect(table.wish(ME).options).toMatchObject({ begins: -1 })
    table.chooseWay('device')
    expect(table.wish(ME).seats.map((seat) => seat.kind)).toEqual(['person', 'person'])
  })

  it('follows the printed numbers where nothing of its own is said', () => {
    const table = setup()
    table.setOption('logs', [AS_PRINTED, 30])
    expect(table.wish(ME).options).toMatchObject({ logs: [20, 30] })
    table.chooseCount(2)
    expect(table.wish(ME).options).toMatchObject({ logs: [10, 30] })
    table.setOption('logs', undefined)
    expect(table.wish(ME).options).toMatchObject({ logs: [-1, -1] })
  })

  it('is remembered, as far as the game still has such a thing', () => {
    const table = setup()
    table.chooseCount(4)
    table.level = 'master'
    table.setOption('rounds', 2)
    table.setOption('logs', [1, 2])
    const again = setup(table.remembered())
    expect(again.wish(ME)).toEqual(table.wish(ME))
    const odd = { ...table.remembered(), mode: 'gone', level: 'gone', options: { rounds: 99, logs: [1], other: 3 } } as LastChoice
    const mended = setup(odd)
    expect(mended.mode).toBe('long')
    expect(mended.level).toBe('yearling')
    expect(mended.options).toEqual({})
  })
})

describe('a box', () => {
  const box = { game: 'game', name: 'Grandma’s', options: { logs: [AS_PRINTED, 7] } }

  it('is kept by its name', () => {
    expect(keepBox(box)).toBe(true)
    keepBox({ ...box, options: { logs: [1, 7] } })
    expect(boxesOf('game')).toEqual([{ ...box, options: { logs: [1, 7] } }])
    expect(boxesOf('another')).toEqual([])
    forgetBox(box)
    expect(boxesOf('game')).toEqual([])
  })

  it('travels in a link', () => {
    expect(boxFrom(new URL(boxLink(box)).hash, [FACTS])).toEqual(box)
  })

  it('brings nothing that the game does not know', () => {
    const read = (data: unknown) => boxFrom(`#box=${btoa(JSON.stringify(data))}`, [FACTS])
    expect(read(['game', 'x', { logs: [1, 2], rounds: 3, other: 1 }])?.options).toEqual({ logs: [1, 2] })
    for (const bad of [null, {}, ['chess', 'x', {}], ['game', '', { logs: [1, 2] }], ['game', 'x', { logs: [1] }], ['game', 'x', { logs: [1, 99] }], ['game', 'x', null]])
      expect(read(bad)).toBe(null)
    expect(boxFrom('#box=%%%', [FACTS])).toBe(null)
    expect(boxFrom('', [FACTS])).toBe(null)
  })
})
