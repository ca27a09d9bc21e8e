import { Problem } from '../../../platform/problem.ts'
import type { StaffActor } from '../../sessions/actor.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import type { Sift } from '../inbox-store.ts'

export type ListQuery = Partial<
  Record<
    'limit' | 'continuationToken' | 'state' | 'q' | 'assignee' | 'job' | 'unread' | 'sort',
    unknown
  >
>

const most = 50

/** A limit beyond its bounds is brought within them, as with posts; what is no number is refused. */
export function asked(query: ListQuery, actor: StaffActor) {
  const { continuationToken } = query
  const limit = query.limit === '' ? '20' : (query.limit ?? '20')
  if (typeof limit !== 'string' || !/^[+-]?\d{1,15}$/.test(limit.trim()))
    throw new Problem(inboxRefusals['limit-invalid'])
  if (continuationToken !== undefined && typeof continuationToken !== 'string')
    throw new Problem(inboxRefusals['token-invalid'])
  return {
    limit: Math.min(most, Math.max(1, Number(limit))),
    continuationToken,
    ...sifted(query, actor),
  }
}

/** A malformed filter is ignored; 'me' means the caller. */
export function sifted(
  { state, q, assignee, job, unread, sort }: ListQuery,
  { staffId }: StaffActor,
): Sift {
  const isWord = typeof q === 'string' && !q.includes('\0') && q.trim()
  return {
    state: typeof state === 'string' && /^[a-z]{1,20}$/.test(state) ? state : undefined,
    words: isWord ? q.trim().slice(0, 200) : undefined,
    assigneeId: assignee === 'me' ? staffId : idIn(assignee),
    jobId: idIn(job),
    unread: unread === 'yes',
    oldestFirst: sort === 'oldest',
  }
}

const idIn = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
