import type { FastifyInstance } from 'fastify'
import type { Changes } from '../../platform/db/changes.ts'
import { Problem } from '../../platform/problem.ts'
import type { HistoryTables } from '../history/record-change.ts'
import { actorOf } from '../sessions/guard.ts'
import { permissionFor } from './list-submissions.ts'
import { reviewSubmission } from './review-submission.ts'
import type { Kind, SubmissionTables } from './submission-store.ts'

type Parts = { changes: Changes<SubmissionTables & HistoryTables> }
type One = { Params: { id: string } }

export async function reviewApi(app: FastifyInstance, { changes }: Parts) {
  for (const kind of ['enquiry', 'application'] as const satisfies Kind[]) {
    const permission = permissionFor[kind]
    const access = { config: { access: { permission } } }
    app.put<One>(`/api/${permission}/:id/state`, access, async (request) =>
      reviewSubmission(changes, actorOf(request), kind, idOf(request.params), read(request.body)),
    )
  }
}

function read(body: unknown) {
  const { state, version } = (body ?? {}) as { state?: unknown; version?: unknown }
  if (typeof state !== 'string' || !Number.isSafeInteger(version))
    throw new Problem(400, 'Please send the new state and the version it was seen at.')
  return { state, version: version as number }
}

/** PostgreSQL would not even look for an id with a null character in it. */
function idOf({ id }: One['Params']): string {
  if (!/^[\w-]+$/.test(id)) throw new Problem(404, 'This is not here any more.')
  return id
}
