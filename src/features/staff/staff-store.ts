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

/**
 * Addresses were kept as they were typed once, so each way to put their letters together is looked for; whoever
 * came to have two accounts by that gets the one of the address that is typed.
 */
export function staffByEmail(db: Db, email: string) {
  const typed = email.toLowerCase()
  const own = inOneSpelling(email)
  return db
    .selectFrom('staff')
    .selectAll()
    .where('email', 'in', [own, own.normalize('NFD'), typed])
    .where('removedAt', 'is', null)
    .orderBy((row) => row('email', '=', typed), 'desc')
    .executeTakeFirst()
}

export const staffById = (db: Db, id: string) =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const allStaff = (db: Db) =>
  db.selectFrom('staff').selectAll().where('removedAt', 'is', null).orderBy('email').execute()
