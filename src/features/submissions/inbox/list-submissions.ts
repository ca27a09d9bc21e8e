import type { Ctx } from '../../../platform/ctx.ts'
import { continuationToken, readContinuation } from '../../../platform/continuation-token.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { emailsOf } from '../../staff/member.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { permissionFor } from './permission-for.ts'
import type { Sift } from '../inbox-store.ts'
import { listRows } from './list-rows-store.ts'
import type { Kind } from '../submission-store.ts'
import { asSubmission, type SubmissionView } from './submission-view.ts'

type Page = {
  items: SubmissionView[]
  hasMore: boolean
  nextContinuationToken: string | null
}

type Asked = Sift & { limit: number; continuationToken?: string | undefined }

/** What came in of one kind, from a continuation token on. */
export async function listSubmissions(
  { db, secret }: Pick<Ctx, 'db' | 'secret'>,
  actor: Actor,
  kind: Kind,
  { limit, continuationToken: token, ...sift }: Asked,
): Promise<Page> {
  permit(actor, permissionFor[kind])
  const list = nameOf(permissionFor[kind], sift)
  const after = token ? readContinuation(secret, list, token) : undefined
  const rows = await listRows(db, kind, limit + 1, after, sift)
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = shown.at(-1)
  const attachments = await attachmentsOf(
    db,
    shown.map(({ id }) => id),
  )
  const emails = await emailsOf(db, [...new Set(shown.flatMap((row) => row.assigneeId ?? []))])
  return {
    items: shown.map((row) => asSubmission(row, attachments, emails)),
    hasMore,
    nextContinuationToken:
      hasMore && last
        ? continuationToken(secret, list, { at: last.receivedAt, id: last.id })
        : null,
  }
}

/** A place in one list is none in another. */
function nameOf(
  noun: string,
  { state, words, assigneeId, jobId, unread, oldestFirst }: Sift,
): string {
  const more = [
    ...(assigneeId ? [`of ${assigneeId}`] : []),
    ...(jobId ? [`for ${jobId}`] : []),
    ...(unread ? ['unread'] : []),
    ...(oldestFirst ? ['oldest'] : []),
  ]
  return [noun, state ?? '', ...more, words ?? ''].join(' ').trim()
}
