import { type Kysely, sql } from 'kysely'

/** What lies in an inbox, and of it what is unread, assigned, withdrawn or in one state; and what lies in the trash. */
export async function up(db: Kysely<never>) {
  const lists: [string, string[], string][] = [
    ['inboxWhole', ['kind', 'receivedAt', 'id', 'n'], ''],
    ['inboxByState', ['kind', 'state', 'receivedAt', 'id', 'n'], 'and "withdrawnAt" is null'],
    ['inboxWithdrawn', ['kind', 'receivedAt', 'id', 'n'], 'and "withdrawnAt" is not null'],
    ['inboxUnread', ['kind', 'receivedAt', 'id', 'n'], 'and "readAt" is null'],
    [
      'inboxByAssignee',
      ['kind', 'assigneeId', 'receivedAt', 'id', 'n'],
      'and "assigneeId" is not null',
    ],
  ]
  for (const [name, columns, more] of lists)
    await sql`create index if not exists ${sql.ref(name)} on "submissions"
      (${sql.join(columns.map((column) => sql.ref(column)))})
      where "supersededAt" is null and "deletedAt" is null ${sql.raw(more)}`.execute(db)
  await sql`create index if not exists "inboxTrash" on "submissions" ("kind", "deletedAt")
    where "deletedAt" is not null`.execute(db)
}
