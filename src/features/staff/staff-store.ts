import { inOneSpelling } from '../../platform/words/mail-address.ts'
import type { Role } from './roles.ts'
import type { Db } from '../../platform/db/tables.ts'

export type StaffTable = {
  id: string
  email: string
  role: Role
  passwordHash: string
  createdAt: string
  version: number
  removedAt: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    staff: StaffTable
  }
}

export async function hasStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Addresses were kept as they were typed once: these are found by that spelling. */
export const staffByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('email', 'in', [inOneSpelling(email), email.toLowerCase()])
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const staffById = (db: Db, id: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const allStaff = (db: Db) =>
  db.selectFrom('staff').selectAll().where('removedAt', 'is', null).orderBy('email').execute()
