/** Why something that was asked for is not done: the key of a sentence with its arguments. */
import type { Argument, ErrorKey } from '../net/protocol.ts'

export class Refused extends Error {
  readonly key: ErrorKey
  readonly given: Record<string, Argument>

  constructor(key: ErrorKey, given: Record<string, Argument>) {
    super(key)
    this.key = key
    this.given = given
  }
}

export function refuse(key: ErrorKey, given: Record<string, Argument> = {}): never {
  throw new Refused(key, given)
}
