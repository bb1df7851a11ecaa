import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseRules } from './parse'
import type { Block } from './tree'

const contentOf = (source: string) => (parseRules(source)[0] as Block & { type: 'paragraph' }).content

describe('parseRules', () => {
  it('knows bold, italics, cards and rules', () => {
    expect(contentOf('**Swap** a `beaver`, *Ruling*: see BG-3.1.')).toEqual([
      { type: 'strong', text: 'Swap' },
      { type: 'text', text: ' a ' },
      { type: 'code', text: 'beaver' },
      { type: 'text', text: ', ' },
      { type: 'em', text: 'Ruling' },
      { type: 'text', text: ': see ' },
      { type: 'rule', text: 'BG-3.1' },
      { type: 'text', text: '.' },
    ])
  })

  it.each(['<b onclick="x">', 'See <b>this</b>.', '![a](b.png)', '```\ncode\n```'])('refuses %s', (source) => {
    expect(() => parseRules(source)).toThrow('the rules do not use')
  })

  it('numbers rules by their section', () => {
    const [heading, list] = parseRules('## BG-3 A turn\n\n1. One\n   goes on.\n2. Two\n')
    expect(heading).toMatchObject({ type: 'heading', level: 2, id: 'BG-3' })
    expect(list).toMatchObject({
      type: 'list',
      ordered: true,
      items: [
        { id: 'BG-3.1', number: 1, content: [{ text: 'One goes on.' }] },
        { id: 'BG-3.2', number: 2 },
      ],
    })
  })

  it('keeps quotes, tables and what is nested', () => {
    const blocks = parseRules('> Example. `3`\n> goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n1. One\n   - deeper\n   - more\n\n   A paragraph.\n2. Two')
    expect(blocks.map((block) => block.type)).toEqual(['quote', 'table', 'list'])
    const list = blocks[2] as Block & { type: 'list' }
    expect(list.items[0]!.blocks.map((block) => block.type)).toEqual(['list', 'paragraph'])
    expect(list.items[1]!.content).toEqual([{ type: 'text', text: 'Two' }])
  })
})

const games = fileURLToPath(new URL('../../../beaverboard/games/', import.meta.url))
const pages = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) => /rules\.\w+\.md$/.test(path))

/** The text of a tree, without what Markdown adds. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (value === null || typeof value !== 'object') return ''
  const { text, content, blocks, items, head, rows } = value as Record<string, unknown>
  return [text, ...[content, blocks, items, head, rows].map(textOf)].filter(Boolean).join(' ')
}

it.each(pages)('%s loses no word', (path) => {
  const source = readFileSync(games + path, 'utf8')
  const words = (text: string) => text.match(/[\p{L}]{2,}/gu) ?? []
  expect(words(textOf(parseRules(source)))).toEqual(words(source))
  expect(textOf(parseRules(source))).not.toMatch(/\*\*|`|^#|\|/m)
})
