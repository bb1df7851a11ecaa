/** What tables on this device share: what they keep to, what is kept of them, and who is connected. */
import type { Argument } from '../net/protocol.ts'
import type { Lesson } from './lesson.ts'
import type { Match, Seen } from './match.ts'

export const HOST = -1

/** What the server's tables keep to, written by the build. */
export interface House {
  format: string
  undos: number
  log: number
  break_seconds: number
  hinted: number
  pause_least: number
  pause_most: number
  memory_aid: string
  strongest: string
  levels: string[]
  /** By game; that for newcomers first. */
  lessons: Record<string, Lesson[]>
}

export interface Sources {
  now(): number
  draw(bytes: number): Uint8Array
  /** Seconds before a bot's move. */
  pause(least: number, most: number): number
  after(milliseconds: number, run: () => void): () => void
}

export type Body = Record<string, unknown>

export interface Entry {
  number: number
  kind: string
  body: Body
  time: number
  key?: string
}

/** A table as the device keeps it. */
export interface Row {
  id: string
  key: string
  botSeed: string
  /** By token, the seat it holds, or `HOST`. */
  holders: Record<string, number>
  entries: Entry[]
}

export interface Guest {
  seats: number[]
  hostToken: boolean
  showsSheets: boolean
  send(message: Body): void
}

export interface SeatState {
  kind: 'open' | 'person' | 'bot'
  name: string | null
  level: string | null
  stand_in: 'away' | 'clock' | 'handed' | 'empty' | null
  beaver: string | null
  colour: string | null
}

export interface Played {
  seat: number
  bot: boolean
  learned: number[]
  before: Match
}

export interface Happened {
  number: number
  ply: number
  time: number
  kind: string
  arguments: Record<string, Argument>
  seen: Seen
}

export interface Sitter {
  ply: number
  seat: number
  kind: string
  name: string | null
  level: string | null
  stand_in: string | null
}
