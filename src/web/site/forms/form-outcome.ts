import type { Answered } from './post-form.ts'
import type { ReceiptFacts } from '../receipt/receipt-sheet.tsx'
import type { Errors } from '../../ui/field/form-rules.ts'

/** What the sender can come back to, and what our own doors tell for the drawn sheet. */
export type Receipt = { reference?: string; statusUrl?: string } & Partial<ReceiptFacts>

export type Outcome =
  | { kind: 'sent'; receipt: Receipt }
  | { kind: 'refused'; errors: Errors; message?: string }

type Body = Receipt & { message?: string; fields?: Errors }

/** CON-6: status 200 or the text 'OK' is success; 201 is what our own doors say. */
export function outcomeOf({ status, text }: Answered): Outcome {
  const body = read(text)
  if (status === 200 || status === 201 || text.trim() === 'OK')
    return { kind: 'sent', receipt: body }
  const { message, fields = {} } = body
  return { kind: 'refused', errors: fields, ...(status < 500 && message ? { message } : {}) }
}

function read(text: string): Body {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
