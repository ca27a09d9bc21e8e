import { type ExpressionBuilder, sql } from 'kysely'
import { isPostgres } from '../../platform/db/database.ts'
import type { Db, Tx, Tables } from '../../platform/db/tables.ts'

/** `beganAt` is there where several saves became one change, which ended `at`. */
export type HistoryTable = {
  id: string
  at: string
  beganAt?: string | null
  staffId: string | null
  noun: string
  nounId: string
  action: string
  before: string | null
  after: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    history: HistoryTable
  }
}

export const addHistory = (db: Tx, row: HistoryTable) =>
  db.insertInto('history').values(row).execute()

export const lastChangeOf = (db: Db, noun: string, nounId: string) =>
  db
    .selectFrom('history')
    .select(['staffId', 'at'])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last change to each thing of a noun, or to each of these. */
export const lastOfEach = (db: Db, noun: string, ids?: string[]) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('history')
        .select((row) => ['nounId', row.fn.max('at').as('at')])
        .where('noun', '=', noun)
        .$if(ids !== undefined, (query) => query.where('nounId', 'in', ids!))
        .groupBy('nounId')
        .as('last'),
    )
    .innerJoin('history', (join) =>
      join
        .onRef('history.nounId', '=', 'last.nounId')
        .onRef('history.at', '=', 'last.at')
        .on('history.noun', '=', noun),
    )
    .select(['history.nounId', 'history.staffId', 'history.at'])
    .execute()

export const idsWithAction = (db: Db, noun: string, action: string) =>
  db
    .selectFrom('history')
    .select('nounId')
    .distinct()
    .where('noun', '=', noun)
    .where('action', '=', action)
    .execute()

export const changesToOne = (db: Db, noun: string, nounId: string, most: number) =>
  db
    .selectFrom('history')
    .select(['id', 'staffId', 'at', 'action'])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

type Cursor = { at: string; id: string }

/** Further down a list that has its newest first. */
const isBelow =
  ({ at, id }: Cursor) =>
  (row: ExpressionBuilder<Tables, 'history'>) =>
    row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])])

type Below = { noun?: string | undefined; place?: Cursor | undefined }

export const changesBelow = (db: Db, { noun, place }: Below, most: number) =>
  db
    .selectFrom('history')
    .selectAll()
    .$if(noun !== undefined, (query) => query.where('noun', '=', noun!))
    .$if(place !== undefined, (query) => query.where(isBelow(place!)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export type Making = { noun: string; action: string; at?: string[] }

/** What nobody of the staff has made, at these moments or at any. */
export const madeByNobody = (db: Db, { noun, action, at }: Making) =>
  db
    .selectFrom('history')
    .select(['nounId', 'at', 'after'])
    .where('noun', '=', noun)
    .where('action', '=', action)
    .where('staffId', 'is', null)
    .$if(at !== undefined, (query) => query.where('at', 'in', at!))
    .where('after', 'is not', null)
    .$narrowType<{ after: string }>()
    .execute()

export const oneChange = (db: Db, id: string) =>
  db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst()

export const latestChange = (db: Tx, noun: string, nounId: string) =>
  db
    .selectFrom('history')
    .select(['id', 'at', 'beganAt', 'staffId', 'action', toldIn(db, 'version').as('version')])
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const extendHistory = (
  db: Tx,
  id: string,
  to: { at: string; beganAt: string; after: string },
) => db.updateTable('history').set(to).where('id', '=', id).execute()

/** One thing that a change says about what it has made, without reading all of it. */
const toldIn = (db: Db, field: string) =>
  isPostgres(db)
    ? sql<string | null>`"after"::json ->> ${sql.lit(field)}`
    : sql<string | number | null>`json_extract("after", ${sql.lit(`$.${field}`)})`

/** The changes of one thing that made something of it, the newest first, with a few fields of what they made. */
export function changesOfOne(
  db: Db,
  { noun, nounId, fields }: { noun: string; nounId: string; fields: string[] },
  place: Cursor | undefined,
  most: number,
) {
  return db
    .selectFrom('history')
    .select(['id', 'at', 'staffId', 'action'])
    .select(fields.map((field) => toldIn(db, field).as(field)))
    .where('noun', '=', noun)
    .where('nounId', '=', nounId)
    .where('after', 'is not', null)
    .$if(place !== undefined, (query) => query.where(isBelow(place!)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute() as unknown as Promise<ChangeOfOne[]>
}

type ChangeOfOne = Pick<HistoryTable, 'id' | 'at' | 'staffId' | 'action'> &
  Record<string, string | number | null>
