/** The Markdown that the rules are written in: headings, paragraphs, numbered lists, quotes, tables and, inside
 *  a line, bold, italics and `code`. It becomes a tree, never HTML: what is written stays text. */

export type Inline = { type: 'text' | 'strong' | 'em' | 'code'; text: string } | { type: 'rule'; text: string }

export type Block =
  | { type: 'heading'; level: number; content: Inline[]; id?: string }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: ListItem[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface ListItem {
  /** The number of the rule it states, as `BG-3.5`. */
  id?: string
  number?: number
  content: Inline[]
  blocks: Block[]
}

const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)*/
const INLINE = new RegExp(`\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|(${RULE.source})`, 'g')

export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) })
    const [whole, code, strong, em, rule] = match
    if (code !== undefined) parts.push({ type: 'code', text: code })
    else if (strong !== undefined) parts.push({ type: 'strong', text: strong })
    else if (em !== undefined) parts.push({ type: 'em', text: em })
    else if (rule !== undefined) parts.push({ type: 'rule', text: rule })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) })
  return parts
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

const ITEM = /^(\s*)(?:(\d+)\.|[-*]) +(.*)$/

export function parse(source: string): Block[] {
  return blocksOf(source.replaceAll('\r', '').split('\n'), { section: '' })
}

function blocksOf(lines: readonly string[], at: { section: string }): Block[] {
  const blocks: Block[] = []
  let i = 0
  /** The lines from here on that belong together, to the next one that does not. */
  const take = (belongs: (line: string) => boolean) => {
    const start = i
    while (i < lines.length && belongs(lines[i]!)) i += 1
    return lines.slice(start, i)
  }
  while (i < lines.length) {
    const line = lines[i]!
    const heading = /^(#{1,6}) (.*)$/.exec(line)
    const item = ITEM.exec(line)
    if (line.trim() === '') {
      i += 1
    } else if (heading) {
      const rule = new RegExp(`^${RULE.source}`).exec(heading[2]!)
      at.section = rule?.[0] ?? ''
      // In its own heading a number is no reference.
      const content: Inline[] = rule
        ? [{ type: 'text', text: rule[0] }, ...inline(heading[2]!.slice(rule[0].length))]
        : inline(heading[2]!)
      blocks.push({ type: 'heading', level: heading[1]!.length, content, ...(rule ? { id: rule[0] } : {}) })
      i += 1
    } else if (line.startsWith('>')) {
      const quoted = take((each) => each.startsWith('>')).map((each) => each.replace(/^> ?/, ''))
      blocks.push({ type: 'quote', blocks: blocksOf(quoted, { section: '' }) })
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = take((each) => each.startsWith('|'))
      blocks.push({ type: 'table', head: cells(head!), rows: rows.map(cells) })
    } else if (item) {
      blocks.push(listFrom(lines, item[1]!.length, at))
    } else {
      const text = take((each) => each.trim() !== '' && !/^(#|>|\|)/.test(each) && !ITEM.test(each))
      blocks.push({ type: 'paragraph', content: inline(text.map((each) => each.trim()).join(' ')) })
    }
  }
  return blocks

  function listFrom(all: readonly string[], indent: number, where: { section: string }): Block {
    const items: ListItem[] = []
    const ordered = ITEM.exec(all[i]!)![2] !== undefined
    while (i < all.length) {
      const match = ITEM.exec(all[i]!)
      if (!match || match[1]!.length !== indent || (match[2] !== undefined) !== ordered) break
      i += 1
      const deeper = (each: string) => each.trim() === '' || each.length - each.trimStart().length > indent
      let body = take(deeper)
      while (body.length > 0 && body.at(-1)!.trim() === '') body = body.slice(0, -1)
      const firstBlank = body.findIndex((each) => each.trim() === '' || ITEM.test(each))
      const wrapped = firstBlank < 0 ? body : body.slice(0, firstBlank)
      const rest = firstBlank < 0 ? [] : body.slice(firstBlank)
      const margin = Math.min(...rest.filter((each) => each.trim()).map((each) => each.length - each.trimStart().length), 99)
      const number = ordered ? Number(match[2]) : undefined
      items.push({
        ...(number !== undefined ? { number } : {}),
        ...(number !== undefined && where.section ? { id: `${where.section}.${number}` } : {}),
        content: inline([match[3]!, ...wrapped.map((each) => each.trim())].join(' ')),
        blocks: blocksOf(
          rest.map((each) => each.slice(margin)),
          { section: '' },
        ),
      })
    }
    return { type: 'list', ordered, items }
  }
}
