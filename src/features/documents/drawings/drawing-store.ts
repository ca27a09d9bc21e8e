import type { Db, Tx } from '../../../platform/db/tables.ts'

/** A drawing that came with an imported pack; `source` is its file as it came, `hash` tells it from an earlier one. */
export type DrawingTable = {
  name: string
  source: string
  hash: string
  viewBox: string
  width: number
  height: number
  title: string
  description: string
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    drawings: DrawingTable
  }
}

export const allDrawings = (db: Db) =>
  db
    .selectFrom('drawings')
    .select(['name', 'hash', 'viewBox', 'width', 'height', 'title', 'description'])
    .orderBy('name')
    .execute()

export const allSources = (db: Db) =>
  db.selectFrom('drawings').select(['name', 'source']).orderBy('name').execute()

export const drawingCalled = (db: Db, name: string) =>
  db.selectFrom('drawings').selectAll().where('name', '=', name).executeTakeFirst()

export async function putDrawing(db: Tx, row: DrawingTable) {
  await removeDrawing(db, row.name)
  await db.insertInto('drawings').values(row).execute()
}

export const removeDrawing = (db: Tx, name: string) =>
  db.deleteFrom('drawings').where('name', '=', name).execute()
