import type { Tx } from '../../platform/db/tables.ts'
import { claimSlug, giveSlug, ownerOfSlug, slugKey } from './document-slug-store.ts'
import { findDocument } from './document-store.ts'
import { type Value, valueOf } from './document-value.ts'
import { type KindName, kindsBeside } from './kinds/all-kinds.ts'
import { parentOf } from './read/addresses.ts'
import type { Held } from './write/save-document.ts'

/** An address that only something in the trash has may be another's: else what was thrown away would be in the way for good. */
export async function takeFromTrash(db: Tx, kind: KindName, key: string, id: string) {
  const owner = await ownerOfSlug(db, kind, key)
  const before = owner === undefined ? undefined : await findDocument(db, owner)
  if (before?.deletedAt === null) return false
  await giveSlug(db, kind, key, id)
  return true
}

/** The address of what comes back from the trash: the one it had, or the next that is free where another has taken it. */
export async function slugOfRestored(db: Tx, { row, text }: Held): Promise<string | null> {
  const { id, kind, slug } = row
  if (slug === null) return null
  const value: Value = valueOf(text.published ?? text.draft ?? '{}')
  const keyOf = (name: string) => slugKey(name, parentOf(kind, value))
  for (let number = 1; ; number++) {
    const name = number === 1 ? slug : `${slug}-${number}`
    const owners = await ownersOf(db, kind, keyOf(name))
    if (owners.some((owner) => owner !== id)) continue
    await claimSlug(db, kind, keyOf(name), id)
    return name
  }
}

async function ownersOf(db: Tx, kind: KindName, key: string) {
  const owners: string[] = []
  for (const one of kindsBeside(kind)) {
    const owner = await ownerOfSlug(db, one, key)
    if (owner !== undefined) owners.push(owner)
  }
  return owners
}
