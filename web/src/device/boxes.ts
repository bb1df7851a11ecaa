/** Numbers of one's own box: named, stored on this device, and handed on as a link. */
import { printedOf, withinBounds } from '../home/options'
import type { GameFacts, OptionValue } from '../net/protocol'
import { Collection } from './collection'
import { wholeAddress } from '../ui/address'

export interface Box {
  game: string
  name: string
  /** Only what stands on cards. */
  options: Record<string, OptionValue>
}

const LONGEST_NAME = 24
const LONGEST_LINK = 2000

const boxes = new Collection<Box>('beaverboard.boxes', 30)

const idOf = ({ game, name }: Pick<Box, 'game' | 'name'>) => `${game}/${name}`

export const boxesOf = (game: string): Box[] =>
  boxes
    .all()
    .map(([, { game, name, options }]) => ({ game, name, options }))
    .filter((box) => box.game === game)

/** A box of the same name is replaced. Returns whether the browser has stored it. */
export const keepBox = (box: Box): boolean => boxes.put(idOf(box), box)

export const forgetBox = (box: Pick<Box, 'game' | 'name'>): void => boxes.drop(idOf(box))

const PREFIX = '#box='

export function boxLink(box: Box): string {
  const bytes = new TextEncoder().encode(JSON.stringify([box.game, box.name, box.options]))
  const text = btoa(String.fromCharCode(...bytes))
  return `${wholeAddress('/')}${PREFIX}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

export const isBoxLink = (hash: string): boolean => hash.startsWith(PREFIX)

/** The box of a link, as far as the game has such numbers; null if there is none that can be used. */
export function boxFrom(hash: string, games: readonly GameFacts[]): Box | null {
  if (!isBoxLink(hash) || hash.length > LONGEST_LINK) return null
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const data: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))))
    if (!Array.isArray(data)) return null
    const [game, name, options] = data as unknown[]
    const facts = games.find((each) => each.name === game)
    if (!facts || typeof name !== 'string' || !name.trim() || typeof options !== 'object' || options === null) return null
    const fitting = fittingOptions(facts, options as Record<string, unknown>)
    return Object.keys(fitting).length > 0 ? { game: facts.name, name: name.trim().slice(0, LONGEST_NAME), options: fitting } : null
  } catch {
    return null
  }
}

/** What of it stands on cards of the game and has the right shape. */
export function fittingOptions(facts: GameFacts, options: Record<string, unknown>): Record<string, OptionValue> {
  const fitting = facts.options.filter((option) => printedOf(option) && withinBounds(option, options[option.name]))
  return Object.fromEntries(fitting.map(({ name }) => [name, options[name] as OptionValue]))
}
