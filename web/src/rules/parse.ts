/** The rules of a game, which are Markdown, as the tree that a page draws. */
import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline, ListItem } from './tree.ts' // read by Node, too

const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)*/

export function parseRules(source: string): Block[] {
  let section = ''
  return lexer(source).flatMap((token): Block[] => {
    if (token.type === 'heading') {
      const block = headingOf(token as Tokens.Heading)
      section = block.id ?? ''
      return [block]
    }
    return blocksOf(token, section)
  })
}

function headingOf({ depth, text, tokens }: Tokens.Heading): Block & { type: 'heading' } {
  const id = new RegExp(`^${RULE.source}`).exec(text)?.[0]
  const content = inline(tokens)
  // In its own heading a number is no reference.
  if (id) content[0] = { type: 'text', text: id }
  return { type: 'heading', level: depth, content, ...(id ? { id } : {}) }
}

/** Rules are the items of the lists right below a heading with a number, the `section`. */
function blocksOf(token: Token, section = ''): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [headingOf(token as Tokens.Heading)]
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', content: inline(token.tokens!) }]
    case 'blockquote':
      return [{ type: 'quote', blocks: token.tokens!.flatMap((each) => blocksOf(each)) }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inline(cell.tokens))
      return [{ type: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ type: 'list', ordered, items: items.map((item) => itemOf(item, ordered, section)) }]
    }
    default:
      throw new Error(`the rules do not use Markdown's ${token.type}: ${token.raw}`)
  }
}

function itemOf({ raw, tokens }: Tokens.ListItem, ordered: boolean, section: string): ListItem {
  const [first, ...rest] = tokens
  const number = ordered ? Number.parseInt(raw, 10) : undefined
  return {
    ...(number === undefined ? {} : { number }),
    ...(number !== undefined && section ? { id: `${section}.${number}` } : {}),
    content: first && 'tokens' in first ? inline(first.tokens ?? []) : [],
    blocks: rest.flatMap((each) => blocksOf(each)),
  }
}

function inline(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return withReferences(joined(token.text))
      case 'strong':
      case 'em':
        return [{ type: token.type, text: joined(token.text) }]
      case 'codespan':
        return [{ type: 'code', text: token.text }]
      default:
        throw new Error(`the rules do not use Markdown's ${token.type}: ${token.raw}`)
    }
  })
}

const joined = (lines: string) => lines.replace(/\s*\n\s*/g, ' ')

function withReferences(text: string): Inline[] {
  return text
    .split(new RegExp(`(${RULE.source})`))
    .map((part, index): Inline => ({ type: index % 2 === 1 ? 'rule' : 'text', text: part }))
    .filter((part) => part.text !== '')
}
