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

/** At most 50; refuses a limit that is not a number. */
export function asked(query: ListQuery, actor: StaffActor) {
  const { limit = '20', continuationToken } = query
  if (typeof limit !== 'string' || !/^\d{1,6}$/.test(limit) || Number(limit) === 0)
    throw new Problem(inboxRefusals['limit-invalid'])
  if (continuationToken !== undefined && typeof continuationToken !== 'string')
    throw new Problem(inboxRefusals['token-invalid'])
  return { limit: Math.min(most, Number(limit)), continuationToken, ...sifted(query, actor) }
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
