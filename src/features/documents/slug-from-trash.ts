import type { Db, Tx } from '../../platform/db/tables.ts'
import { claimSlug, giveSlug, ownerOfSlug } from './document-slug-store.ts'
import { findDocument } from './document-store.ts'
import { type Value, valueOf } from './document-value.ts'
import { type KindName, kindsBeside } from './kinds/all-kinds.ts'
import { slugsNow } from './packs/former-slugs.ts'
import { parentKindOf, parentOf } from './read/addresses.ts'
import type { Held } from './write/save-document.ts'

/** An address that only something in the trash has may be another's: else what was thrown away would be in the way for good. */
export async function takeFromTrash(db: Tx, kind: KindName, key: string, id: string) {
  const owner = await ownerOfSlug(db, kind, key)
  const before = owner === undefined ? undefined : await findDocument(db, owner)
  if (before?.deletedAt === null) return false
  await giveSlug(db, kind, key, id)
  return true
}

/**
 * The address of what comes back from the trash: the one it had, or the next that is free where another has taken it,
 * both where visitors see it and where its draft is to stand.
 */
export async function slugOfRestored(db: Tx, { row, text }: Held): Promise<string | null> {
  const { id, kind, slug } = row
  if (slug === null) return null
  const values: Value[] = []
  for (const json of [text.published, text.draft])
    if (json !== null && (await standsSomewhere(db, kind, valueOf(json))))
      values.push(valueOf(json))
  for (let number = 1; ; number++) {
    const name = number === 1 ? slug : `${slug}-${number}`
    const keys = slugsNow(kind, name, values)
    const owners: string[] = []
    for (const key of keys) owners.push(...(await ownersOf(db, kind, key)))
    if (owners.some((owner) => owner !== id)) continue
    for (const key of keys) await claimSlug(db, kind, key, id)
    return name
  }
}

/** Whether what it stands below is there, in the trash or not, and can be above it. */
export async function standsSomewhere(db: Db, kind: KindName, value: Value): Promise<boolean> {
  const parent = parentOf(kind, value)
  return parent === undefined || (await findDocument(db, parent))?.kind === parentKindOf(kind)
}

/** Who has an address, be it of this kind or of another that stands below the same. */
export async function ownersOf(db: Db, kind: KindName, key: string) {
  const owners: string[] = []
  for (const one of kindsBeside(kind)) {
    const owner = await ownerOfSlug(db, one, key)
    if (owner !== undefined) owners.push(owner)
  }
  return owners
}
