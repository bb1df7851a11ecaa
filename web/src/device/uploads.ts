/** Records that came as files, stored on this device. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { MatchRecord } from '../net/api'
import { Collection } from './collection'

export interface Upload {
  record: MatchRecord
  /** Of the file. */
  name: string
}

/** A larger file is no record: the longest matches have a tenth of it. */
const LARGEST_FILE = 1_000_000
/** The server reads no more at once. */
const LARGEST_RECORD = 60_000
const FORMAT = 'beaverboard record'

export const uploads = new Collection<Upload>('beaverboard.records', 12)

/** Why a file cannot be looked at: the key of a sentence. */
export class BadFile extends Error {
  constructor(readonly key: string) {
    super(key)
  }
}

/** The record in a file, as far as the page can tell; the server knows the rules. */
export async function recordIn(file: Blob): Promise<MatchRecord> {
  if (file.size > LARGEST_FILE) throw new BadFile('replay-file-too-large')
  let data: unknown
  try {
    data = JSON.parse(await file.text())
  } catch {
    throw new BadFile('replay-file-unreadable')
  }
  const format = data && typeof data === 'object' && 'format' in data ? data.format : null
  if (typeof format !== 'string' || !format.startsWith(FORMAT)) throw new BadFile('replay-file-no-record')
  if (format !== `${FORMAT} 1`) throw new BadFile('error-other-version')
  const record = data as MatchRecord
  if (!Array.isArray(record.moves) || typeof record.game !== 'string' || !Number.isInteger(record.seats)) throw new BadFile('error-bad-record')
  if (JSON.stringify(record).length > LARGEST_RECORD) throw new BadFile('replay-file-too-large')
  return record
}

const PREFIX = 'file-'

export const isUpload = (id: string): boolean => id.startsWith(PREFIX) && id.length === PREFIX.length + 16

export function storeUpload(record: MatchRecord, name: string): string {
  const digest = bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(record))))
  const id = PREFIX + digest.slice(0, 16)
  uploads.put(id, { record, name })
  return id
}
