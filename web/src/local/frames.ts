/** The positions of a finished match, from a record that anybody may hold: as `beaverboard/server/api/frames.py`. */
import type { Frames, Schemas } from '../net/protocol.ts'
import { sharedKey } from '../fairness/fairness.ts'
import type { Agreed, LoadedGame } from './game.ts'
import { digest, hex, Match, unhex } from './match.ts'
import { refuse } from './refused.ts'
import { checkedSetup } from './setup.ts'

type Request = Schemas['FramesRequest']

interface RecordOfMatch extends Agreed {
  format: string
  version: number
  chance: { key?: string; server_seed?: string; commitment?: string; contributions?: string[] }
  moves: string[]
  start?: string
  result: unknown
}

const HEX = /^[0-9a-f]{64}$/

function keyOf({ key, server_seed, commitment, contributions }: RecordOfMatch['chance']): Uint8Array {
  if (key !== undefined && HEX.test(key)) return unhex(key)
  if (!server_seed || !HEX.test(server_seed) || !contributions || hex(digest(unhex(server_seed))) !== commitment) return refuse('error-bad-record')
  return sharedKey(unhex(server_seed), contributions)
}

/** The match of a record at its first position. */
function dealt(game: LoadedGame, record: RecordOfMatch, format: string): Match {
  if (record.format !== format || !Array.isArray(record.moves)) refuse('error-bad-record')
  if (record.version !== game.layout.version) refuse('error-other-version')
  if (record.start !== undefined) refuse('error-needs-server')
  try {
    return Match.dealt(game, checkedSetup(game, record.mode, record.seats, record.options), keyOf(record.chance ?? {}))
  } catch {
    return refuse('error-bad-record')
  }
}

export function framesOf(game: LoadedGame, request: Request, format: string): Frames {
  const record = request.record as unknown as RecordOfMatch
  const { seat = null, open = false, first = 0, count = 50 } = request
  let match = dealt(game, record, format)
  if (seat !== null && seat >= record.seats) refuse('error-not-found', { seat })
  const begin = Math.min(first, record.moves.length)
  const frames: Frames['frames'] = []
  for (let ply = 0; ply <= record.moves.length; ply++) {
    const move = ply === 0 ? null : record.moves[ply - 1]!
    if (move !== null) {
      const action = match.actionOf(move)
      if (action === null || match.over || match.whyNot(action)) return refuse('error-bad-record')
      match = match.play(action)
    }
    if (ply < begin || ply >= begin + count) continue
    const view = open ? match.openView(seat) : match.views([seat])[0]!
    const events = open ? match.openEvents() : match.everyonesEvents().get(seat)!
    frames.push({ ply, move, view, events })
  }
  if (!match.over) refuse('error-record-unfinished')
  if (JSON.stringify(match.result()) !== JSON.stringify(record.result)) refuse('error-bad-record')
  return { plies: record.moves.length, frames }
}
