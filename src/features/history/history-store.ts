import type { Kysely, Transaction } from 'kysely'

export type HistoryTable = {
  id: string
  at: string
  staffId: string | null
  noun: string
  nounId: string
  action: string
  before: string | null
  after: string | null
}

export type HistoryTables = { history: HistoryTable }

export const addHistory = (db: Transaction<HistoryTables>, row: HistoryTable) =>
  db.insertInto('history').values(row).execute()

export const lastChangeOf = (db: Kysely<HistoryTables>, noun: string, nounId: string) =>
  db
    .selectFrom('history')
    .select(['staffId', 'at'])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const changesToOne = (
  db: Kysely<HistoryTables>,
  noun: string,
  nounId: string,
  most: number,
) =>
  db
    .selectFrom('history')
    .select(['id', 'staffId', 'at', 'action'])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

type Below = { noun?: string | undefined; place?: { at: string; id: string } | undefined }

export const changesBelow = (db: Kysely<HistoryTables>, { noun, place }: Below, most: number) =>
  db
    .selectFrom('history')
    .selectAll()
    .$if(noun !== undefined, (query) => query.where('noun', '=', noun!))
    .$if(place !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('at', '<', place!.at),
          row.and([row('at', '=', place!.at), row('id', '<', place!.id)]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const oneChange = (db: Kysely<HistoryTables>, id: string) =>
  db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst()

export const latestChange = (db: Transaction<HistoryTables>, noun: string, nounId: string) =>
  db
    .selectFrom('history')
    .select(['id', 'at', 'staffId', 'action'])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const extendHistory = (
  db: Transaction<HistoryTables>,
  id: string,
  to: { at: string; after: string },
) => db.updateTable('history').set(to).where('id', '=', id).execute()
