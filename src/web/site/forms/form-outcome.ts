import type { Answered } from './post-form.ts'
import type { ReceiptDetails } from '../receipt/receipt-sheet.tsx'
import type { Errors } from '../../ui/field/form-rules.ts'

/** What the sender can come back to, and what our own doors tell for the drawn sheet. */
export type Receipt = { reference?: string; statusUrl?: string } & Partial<ReceiptDetails>

/** With a receipt it was sent, without one refused. */
export type Outcome =
  | { receipt: Receipt }
  | { receipt?: undefined; errors: Errors; message: string | undefined }

type Body = Receipt & { message?: unknown; fields?: Errors | null }

export type IsSent = (answered: Answered) => boolean

/** CON-6: status 200 or the text 'OK' is success. */
const isEnquirySent: IsSent = ({ status, text }) => status === 200 || text.trim() === 'OK'

/** A server in front of ours refuses what is too large for it in no words of ours: `tooLarge` are some. */
export function outcomeOf(answered: Answered, isSent = isEnquirySent, tooLarge?: string): Outcome {
  const { status, text } = answered
  const { message, fields, ...body } = read(text)
  if (isSent(answered)) return { receipt: body }
  const isTold = status < 500 && typeof message === 'string'
  const said = status === 413 ? tooLarge : undefined
  return { errors: Object(fields), message: isTold ? message : said }
}

function read(text: string): Body {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
