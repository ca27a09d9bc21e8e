import { type Actor, permit } from '../sessions/actor.ts'
import { csvLine } from './csv-line.ts'
import { permissionFor } from './inbox-parts.ts'
import type { Sift } from './inbox-store.ts'
import { listRows } from './list-rows-store.ts'
import type { SubmissionParts } from './submission-parts.ts'
import type { Kind } from './submission-store.ts'

const atOnce = 500

const own = {
  enquiry: ['countryCode', 'phoneNumber', 'help'],
  application: ['jobTitle', 'coverLetter'],
}

/** What came in of one kind as a table, in pieces, however much there is; nothing in it is a formula. */
export function exportSubmissions(
  { db }: Pick<SubmissionParts, 'db'>,
  actor: Actor,
  kind: Kind,
  sift: Sift,
): AsyncGenerator<string> {
  permit(actor, permissionFor[kind])
  return lines(db, kind, sift)
}

async function* lines(db: SubmissionParts['db'], kind: Kind, sift: Sift) {
  const columns = ['reference', 'receivedAt', 'state', 'name', 'email', ...own[kind]]
  // Spreadsheets take a file without this mark for one in another encoding.
  yield `\ufeff${csvLine(columns)}`
  let after: { at: string; id: string } | undefined
  for (;;) {
    const rows = await listRows(db, kind, atOnce, after, sift)
    yield rows
      .map((row) => {
        const state = row.withdrawnAt ? 'withdrawn' : row.state
        const fields = JSON.parse(row.fields) as Record<string, string>
        const cells: Record<string, unknown> = { ...fields, ...row, state }
        return csvLine(columns.map((column) => cells[column]))
      })
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.receivedAt, id: last.id }
  }
}
