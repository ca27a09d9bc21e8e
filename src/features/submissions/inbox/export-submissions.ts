import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { csvLine } from './csv-line.ts'
import { emailsOf } from '../../staff/member.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { permissionFor } from './permission-for.ts'
import type { Sift } from '../inbox-store.ts'
import { listRows } from './list-rows-store.ts'
import { notesOf } from '../note-store.ts'
import { type Kind, type SubmissionTable, threadsOf } from '../submission-store.ts'

const atOnce = 500

type Db = Ctx['db']

/** What has become of it here. */
const ours = ['assignee', 'spamReasons', 'files', 'notes']

const own = {
  enquiry: ['countryCode', 'phoneNumber', 'page', 'help'],
  application: ['jobTitle', 'coverLetter'],
}

/** What came in of one kind as a table, in pieces, however much there is; nothing in it is a formula. */
export function exportSubmissions(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
  sift: Sift,
): AsyncGenerator<string> {
  permit(actor, permissionFor[kind])
  return lines(db, kind, sift)
}

async function* lines(db: Db, kind: Kind, sift: Sift) {
  const columns = ['reference', 'receivedAt', 'state', 'name', 'email', ...own[kind], ...ours]
  // Spreadsheets take a file without this mark for one in another encoding.
  yield `\ufeff${csvLine(columns)}`
  let after: { at: string; id: string } | undefined
  for (;;) {
    const rows = await listRows(db, kind, atOnce, after, sift)
    const more = await moreAbout(db, rows)
    yield rows
      .map((row) => {
        const state = row.withdrawnAt ? 'withdrawn' : row.state
        const fields = JSON.parse(row.fields) as Record<string, string>
        const cells: Record<string, unknown> = { ...fields, ...row, ...more(row), state }
        return csvLine(columns.map((column) => cells[column]))
      })
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.receivedAt, id: last.id }
  }
}

/** What stands beside these rows: who sees to them, their files, and the notes on them, one to a line. */
async function moreAbout(db: Db, rows: SubmissionTable[]) {
  const ids = rows.map(({ id }) => id)
  const files = await attachmentsOf(db, ids)
  // Who applies again keeps the notes.
  const threads = new Map(
    (await threadsOf(db, [...new Set(rows.map(({ threadId }) => threadId))])).map((row) => [
      row.id,
      row.threadId,
    ]),
  )
  const notes = await notesOf(db, [...threads.keys()])
  const staff = [...rows.map(({ assigneeId }) => assigneeId), ...notes.map((note) => note.staffId)]
  const emails = await emailsOf(db, [...new Set(staff.flatMap((id) => id ?? []))])
  const told = (staffId: string | null) => (staffId && emails.get(staffId)) ?? ''
  return ({ id, threadId, assigneeId }: SubmissionTable) => ({
    assignee: told(assigneeId),
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ name }) => name)
      .join('\n'),
    notes: notes
      .filter(({ submissionId }) => threads.get(submissionId) === threadId)
      .map(({ at, staffId, text }) => `${at} ${told(staffId)}: ${text}`)
      .join('\n'),
  })
}
