import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { categoryKey } from './category-name.ts'
import { addCategory, lockCategory, replaceCategory } from '../category-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** The category of that name as it is spelled already; new where there is none, taken out of the trash where it lies there. */
export async function ensureCategory(db: Tx, actor: Actor, name: string, at: string) {
  const key = categoryKey(name)
  const before = await lockCategory(db, key)
  if (before && before.deletedAt === null) return before
  const after = before
    ? {
        ...before,
        name,
        updatedAt: laterThan(before.updatedAt, at),
        deletedAt: null,
        version: before.version + 1,
      }
    : { key, name, createdAt: at, updatedAt: at, deletedAt: null, version: 1 }
  if (before) await replaceCategory(db, after)
  else await addCategory(db, after)
  await recordChange(db, actor, {
    at,
    noun: 'categories',
    nounId: key,
    action: before ? 'restored' : 'added',
    ...(before ? { before } : {}),
    after,
  })
  return after
}
