import type { Kysely } from 'kysely'

type Submissions = {
  submissions: { openedAt: string | null; readAt: string | null; updatedAt: string; state: string }
}

/** What is marked as read was opened, and so was what somebody has moved on. */
export async function up(db: Kysely<Submissions>) {
  await db
    .updateTable('submissions')
    .set((row) => ({ openedAt: row.fn.coalesce('readAt', 'updatedAt') }))
    .where((row) => row.or([row('readAt', 'is not', null), row('state', '!=', 'new')]))
    .execute()
}
