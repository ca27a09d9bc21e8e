import { answerPromise, timeZoneOf } from '../../../features/documents/read/answer-promise.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { answerBy, dayThere } from '../../../features/submissions/status/answer-by.ts'
import type { Status } from '../../../features/submissions/status/read-status.ts'
import type { ReceiptDetails } from '../receipt/receipt-sheet.tsx'

type Told = Pick<Status, 'kind' | 'reference' | 'fields' | 'receivedAt' | 'state'>

/** What stands in the title block on this day; our promise does until it is kept, also when its day is over. */
export function receiptOf(
  status: Told,
  today: string,
  documents: Pick<Documents, 'company'>,
): ReceiptDetails {
  const { kind, reference, fields, receivedAt, state } = status
  const receivedOn = dayThere(timeZoneOf(documents.company), receivedAt)
  const receipt = { kind, reference, name: fields.name ?? '', receivedAt, receivedOn }
  if (state !== 'received' && state !== 'read') return receipt
  const day = answerBy(receivedAt, answerPromise(documents, kind))
  return { ...receipt, answerBy: day, isOwed: day < today }
}

type Staged = Pick<Status, 'state' | 'receivedAt' | 'withdrawnAt'>

/** The day on the stamp, by the company's clock; of other stages a sender isn't told the day. */
export function stampedOn(
  { state, receivedAt, withdrawnAt }: Staged,
  { company }: Pick<Documents, 'company'>,
): string | undefined {
  const ofStage = state === 'received' ? receivedAt : undefined
  const moment = state === 'withdrawn' ? withdrawnAt : ofStage
  return moment ? dayThere(timeZoneOf(company), moment) : undefined
}
