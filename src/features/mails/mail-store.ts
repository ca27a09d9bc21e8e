import type { OutboxTable } from '../../platform/outbox/outbox-store.ts'
import type { Db } from '../../platform/db/tables.ts'

export type About = 'enquiry' | 'application'

type Kinds = About[] | undefined

const mailsIn = (db: Db, kinds: Kinds) => {
  const mails = db.selectFrom('outbox')
  if (!kinds) return mails
  return mails.where((row) =>
    row.exists(
      row
        .selectFrom('submissions')
        .select('submissions.id')
        .whereRef('submissions.id', '=', 'outbox.about')
        .where('kind', 'in', kinds),
    ),
  )
}

export const recentMails = (db: Db, kinds: Kinds, state: OutboxTable['state'], most: number) =>
  mailsIn(db, kinds)
    .selectAll('outbox')
    .where('outbox.state', '=', state)
    .orderBy('outbox.createdAt', 'desc')
    .limit(most)
    .execute()

export async function countMailsIn(
  db: Db,
  kinds: Kinds,
  state: OutboxTable['state'],
): Promise<number> {
  const { count } = await mailsIn(db, kinds)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('outbox.state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isMailAbout(db: Db, kinds: Kinds, id: string) {
  const row = await mailsIn(db, kinds)
    .select('outbox.id')
    .where('outbox.id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
