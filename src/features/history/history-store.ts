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
