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

const pageSize = 50

/** What lies in the trash of one kind, the last removed first; `after` is where the page before ended. */
export async function listTrashedSubmissions(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
  after: string | undefined,
): Promise<{ items: TrashedSubmission[]; next: string | null }> {
  permit(actor, permissionFor[kind])
  const [at, id] = after?.split('~') ?? []
  const place = at && id ? { at, id } : undefined
  const rows = await trashedRows(db, kind, pageSize + 1, place)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id, name, reference, jobTitle, deletedAt }) => ({
      id,
      name,
      reference,
      jobTitle,
      deletedAt: deletedAt!,
    })),
    next: rows.length > pageSize && last ? `${last.deletedAt}~${last.id}` : null,
  }
}
