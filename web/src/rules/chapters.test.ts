import { expect, it } from 'vitest'
import { inReadingOrder, search } from './chapters'
import { parseRules } from './parse'

const rules = inReadingOrder(
  parseRules(`# A game

Play well.

By Ida. The word *Ruling* marks what is open.

## AG-1 Cards

1. There are 40 cards.

## AG-2 A turn

1. Draw a card. *Ruling*: from the **top**.
2. Lay it beside the café.

> Example. Ida draws \`3\`.

## AG-3 All cards

| card | effect |
|---|---|
| \`3\` | counts 3 |

## What you know

You know your hand.
`),
)

it('tells how to play before what one looks up', () => {
  expect(rules.chapters.map(({ anchor, later }) => [anchor, later])).toEqual([
    ['AG-2', false],
    ['AG-1', true],
    ['AG-3', true],
    ['chapter-4', true],
  ])
  expect(rules.ruling).toBe('Ruling')
  expect(rules.intro.map(({ type }) => type)).toEqual(['heading', 'paragraph'])
  expect(rules.about.map(({ type }) => type)).toEqual(['paragraph'])
})

it('finds all words, without accents and whatever their case', () => {
  expect(search(rules, 'CAFE lay').map(({ anchor }) => anchor)).toEqual(['AG-2.2'])
  expect(search(rules, 'ida draws').map(({ anchor }) => anchor)).toEqual(['AG-2'])
  expect(search(rules, 'counts').map(({ anchor }) => anchor)).toEqual(['AG-3'])
  expect(search(rules, 'hand').map(({ anchor }) => anchor)).toEqual(['chapter-4'])
  expect(search(rules, 'ag-2.1').map(({ anchor }) => anchor)).toEqual(['AG-2.1'])
  expect(search(rules, '  ')).toEqual([])
  expect(search(rules, 'dragon')).toEqual([])
})
