import { commonRefusals } from './http/common-refusals.ts'
import { Problem } from './problem.ts'
import { openToken, signToken } from './signed-token.ts'

/** Where a list goes on: after the row with this moment and this id. */
export type Position = { at: string; id: string }

export const continuationToken = (secret: string, list: string, { at, id }: Position): string =>
  signToken(secret, `continuation of ${list}`, { at, id })

/** The position that a continuation token of this very list names, or a refusal in words. */
export function readContinuation(secret: string, list: string, token: string): Position {
  const position = openToken(secret, `continuation of ${list}`, token)
  if (!position) throw new Problem(commonRefusals['token-not-of-list'])
  return position as Position
}
