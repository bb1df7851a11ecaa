/** The words of the protocol (docs/protocol.md) as types. They are generated from the server's own: `npm run protocol`. */
import type { components } from './protocol.generated'

export type Schemas = components['schemas']

export type Accepted = Schemas['Accepted']
export type Argument = string | number | boolean | null
export type ClientMessage = Schemas['ClientMessage']
export type Clock = Schemas['Clock']
export type CreatedTable = Schemas['CreatedTable']
/** Those of the server, and what a table on this device cannot do. */
export type ErrorKey = Schemas['Refused']['key'] | 'error-needs-server'
export type Frame = Schemas['Frame']
export type Frames = Schemas['Frames']
export type GameFacts = Schemas['GameFacts']
export type GameEvent = Schemas['Event']
export type Guide = Schemas['Guide']
export type TableEvent = Schemas['TableEvent']
export type Hint = Schemas['HintAnswer']
export type HeldSeat = Schemas['HeldSeat']
export type Link = Schemas['Link']
export type ListedTable = Schemas['ListedTable']
export type NewTable = Schemas['NewTable']
export type OnCards = Schemas['OnCards']
export type OptionCheck = Schemas['OptionCheck']
export type OptionFacts = Schemas['OptionFacts']
export type OptionValue = OptionFacts['default']
/** How somebody sits down. */
export type Person = Schemas['NewLesson']
export type Place = Schemas['Place']
export type Position = Schemas['Position']
export type PositionChanged = Schemas['PositionChanged']
export type Problem = Schemas['Problem']
export type RefusedPick = Schemas['RefusedPick']
export type Refused = Schemas['Refused']
export type Result = Schemas['Result']
export type ChatMessage = Schemas['ChatMessage']
export type Seat = Schemas['Seat']
export type Step = Schemas['Step']
export type SeatRequest = NewTable['seats'][number]
export type ServerMessage = Schemas['ServerMessage']
export type Table = Schemas['Table']
export type TableChanged = Schemas['TableChanged']
export type Welcome = Schemas['Welcome']

export const PROTOCOL = 1

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'protocol' | 'sequence' | 'key'> : never

/** What changes nothing and is asked once. */
export type Question = WithoutEnvelope<Extract<ClientMessage, { type: 'hint' | 'why' }>>

/** A command before it is numbered and keyed: what a person wants. */
export type Command = WithoutEnvelope<Exclude<ClientMessage, { type: 'hello' | 'ready' | 'ping' | 'hint' | 'why' }>>

/** Why something was refused: the key of a sentence and what stands in it. */
export class Refusal extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly args: Record<string, Argument>,
  ) {
    super(key)
  }
}
