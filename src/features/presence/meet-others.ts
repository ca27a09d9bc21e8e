import type { Ctx } from '../../platform/ctx.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import { emailsOf, listMembers } from '../staff/member.ts'
import { presentIn, replaceVisit } from './presence-store.ts'

/** After this long without a message, a visit counts as over. */
const longestSilence = 25_000

type Seen = { visit: string; open: { id: string; path?: string | undefined }[] }

type Other = { id: string; email: string; path?: string }

/** Says what one has open; hears who else has it open, and at which version it is now. */
export async function meetOthers(
  { db, changes }: Pick<Ctx, 'db' | 'changes'>,
  actor: StaffActor,
  { visit, open }: Seen,
) {
  permit(actor, 'content')
  const seenAt = changes.now()
  const since = new Date(Date.parse(seenAt) - longestSilence).toISOString()
  const { staffId } = actor
  const name = `${staffId}:${visit}`
  const rows = [...new Map(open.map((one) => [one.id, one])).values()].map(({ id, path }) => ({
    documentId: id,
    visit: name,
    staffId,
    path: path ?? null,
    seenAt,
  }))
  await changes.transaction((tx) => replaceVisit(tx, name, rows, since))
  const ids = rows.map(({ documentId }) => documentId)
  if (ids.length === 0) return { others: [], versions: [], owners: [] }
  const present = (await presentIn(db, ids, since)).filter((one) => one.staffId !== staffId)
  const emails = await emailsOf(
    db,
    present.map((one) => one.staffId),
  )
  const others = present.map(({ documentId, staffId: who, path }): Other => {
    const email = emails.get(who) ?? ''
    return { id: documentId, email, ...(path !== null && { path }) }
  })
  const versions = (await documentsByIds(db, ids)).map(({ row: { id, version } }) => ({
    id,
    version,
  }))
  const members = await listMembers(db)
  const owners = members.filter(({ role }) => role === 'owner').map(({ email }) => email)
  return { others, versions, owners }
}
