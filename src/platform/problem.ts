/**
 * What is refused: a code for programs, which never changes, the status that fits, and a sentence for
 * people, which may.
 */
export type Refusal<Code extends string = string> = { status: number; code: Code; message: string }

/** A feature's refusals by code. Throwing one goes through this object, so a typo does not compile. */
export function refusals<Code extends string>(
  list: Record<Code, [status: number, message: string]>,
) {
  const entries = Object.entries<[number, string]>(list)
  return Object.fromEntries(
    entries.map(([code, [status, message]]) => [code, { status, code, message }]),
  ) as { [C in Code]: Refusal<C> }
}

/** A refusal, with a sentence for each field that was wrong. */
export class Problem extends Error {
  status: number
  code: string
  fields: Record<string, string> | undefined
  override name = 'Problem'

  constructor({ status, code, message }: Refusal, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** A refusal that is about one field alone. */
export const fieldProblem = (field: string, refusal: Refusal) =>
  new Problem(refusal, { [field]: refusal.message })
