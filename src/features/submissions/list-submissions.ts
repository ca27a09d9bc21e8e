import { continuationToken, readContinuation } from '../../platform/continuation-token.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { attachmentsOf } from './attachment-store.ts'
import type { SubmissionParts } from './submission-parts.ts'
import { type Kind, listRows, type Sift } from './submission-store.ts'
import { asSubmission, type SubmissionView } from './submission-view.ts'

export const permissionFor = { enquiry: 'enquiries', application: 'applications' } as const

export type Page = {
  items: SubmissionView[]
  hasMore: boolean
  nextContinuationToken: string | null
}

type Asked = Sift & { limit: number; continuationToken?: string | undefined }

/** What came in of one kind, the newest first, from a continuation token on. */
export async function listSubmissions(
  { db, secret }: Pick<SubmissionParts, 'db' | 'secret'>,
  actor: Actor,
  kind: Kind,
  { limit, continuationToken: token, ...sift }: Asked,
): Promise<Page> {
  permit(actor, permissionFor[kind])
  const list = [permissionFor[kind], sift.state ?? '', sift.words ?? ''].join(' ').trim()
  const after = token ? readContinuation(secret, list, token) : undefined
  const rows = await listRows(db, kind, limit + 1, after, sift)
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = shown.at(-1)
  const attachments = await attachmentsOf(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row) => asSubmission(row, attachments)),
    hasMore,
    nextContinuationToken:
      hasMore && last
        ? continuationToken(secret, list, { at: last.receivedAt, id: last.id })
        : null,
  }
}
