import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { trashedRows } from '../inbox-store.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import type { Kind } from '../submission-store.ts'

type TrashedSubmission = {
  id: string
  name: string
  reference: string
  jobTitle: string | null
  deletedAt: string
}

const most = 200

/** What lies in the trash of one kind, the last removed first. */
export async function listTrashedSubmissions(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
): Promise<TrashedSubmission[]> {
  permit(actor, permissionFor[kind])
  const rows = await trashedRows(db, kind, most)
  return rows.map(({ id, name, reference, jobTitle, deletedAt }) => ({
    id,
    name,
    reference,
    jobTitle,
    deletedAt: deletedAt!,
  }))
}
