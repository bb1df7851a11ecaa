/** The rules in the order in which one reads them: how to play first, what is in the box and what one looks up later.
 *  Numbers stay as they are. */
import type { Block, Inline, ListItem } from './tree'

export interface Chapter {
  /** What a link leads to. */
  anchor: string
  title: string
  /** With its heading. */
  blocks: Block[]
  /** What is looked up: the cards of the box, tables of cards, remarks without a number. */
  later: boolean
}

export interface Rules {
  /** The title, and what the game is about. */
  intro: Block[]
  /** Whose game it is, and what is meant by the words that mark our decisions. */
  about: Block[]
  /** Those to read first, then those to look up. */
  chapters: Chapter[]
  /** The word that marks what a rulebook leaves open; `about` explains it. */
  ruling: string
}

const plain = (content: readonly Inline[]): string => content.map((part) => part.text).join('')

export function inReadingOrder(blocks: readonly Block[]): Rules {
  const opening: Block[] = []
  const chapters: Chapter[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) {
      const anchor = block.id ?? `chapter-${chapters.length + 1}`
      chapters.push({ anchor, title: plain(block.content), blocks: [{ ...block, id: anchor }], later: !block.id || /-1$/.test(block.id) })
    } else (chapters.at(-1)?.blocks ?? opening).push(block)
  }
  for (const chapter of chapters) chapter.later ||= chapter.blocks.some((block) => block.type === 'table')
  const first = opening.findIndex((block) => block.type === 'paragraph') + 1
  const [intro, about] = [opening.slice(0, first), opening.slice(first)]
  const marked = opening.flatMap((block) => (block.type === 'paragraph' ? block.content : [])).find((part) => part.type === 'em')
  return { intro, about, chapters: [...chapters.filter(({ later }) => !later), ...chapters.filter(({ later }) => later)], ruling: marked?.text ?? '' }
}

export interface Found {
  anchor: string
  /** Where it stands, if that is not a rule with a number of its own. */
  title: string
  content: Inline[]
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rules, paragraphs and examples that have all the words. */
export function search({ intro, about, chapters }: Rules, query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: Found[] = []
  const look = (content: Inline[], anchor: string, title: string) => {
    const text = folded(`${title} ${plain(content)}`)
    if (words.every((word) => text.includes(word))) found.push({ anchor, title, content })
  }
  const lookAt = (block: Block, anchor: string, title: string): void => {
    if (block.type === 'paragraph') look(block.content, anchor, title)
    if (block.type === 'quote') for (const each of block.blocks) lookAt(each, anchor, title)
    if (block.type === 'table') for (const row of block.rows) look(row.flatMap((cell, index) => (index ? [{ type: 'text', text: ' · ' }, ...cell] : cell)), anchor, title)
    if (block.type === 'list') for (const item of block.items) lookAtItem(item, anchor, title)
  }
  const lookAtItem = (item: ListItem, anchor: string, title: string) => {
    look(item.content, item.id ?? anchor, item.id ?? title)
    for (const block of item.blocks) lookAt(block, item.id ?? anchor, item.id ?? title)
  }
  for (const block of [...intro, ...about]) lookAt(block, chapters[0]?.anchor ?? '', '')
  for (const { anchor, title, blocks } of chapters) for (const block of blocks) lookAt(block, anchor, title)
  return found
}
