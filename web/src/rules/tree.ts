/** The rules of a game as a tree of elements. It holds text, never HTML. */

export interface Inline {
  /** `rule` refers to another rule; `code` may be a picture of a card. */
  type: 'text' | 'strong' | 'em' | 'code' | 'rule'
  text: string
}

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
