import type { Db, Tx } from '../../../platform/db/tables.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { claimSlug, ownerOfSlug, releaseSlug, slugKey } from '../document-slug-store.ts'
import { documentsOfKind, findDocument } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import { parentOf } from '../read/addresses.ts'
import { comparable } from '../redirects/redirect-chain.ts'
import { slugsNow } from '../packs/former-slugs.ts'
import { nameOf } from '../read/name-of.ts'
import { textOf, withTexts } from '../read/read-document.ts'
import { hasSlug } from '../schema/kind.ts'
import { isReserved } from '../reserved-addresses.ts'
import { ownersOf, standsSomewhere, takeFromTrash } from '../slug-from-trash.ts'
import { type KindName, kindNamed, kindsBeside } from '../kinds/all-kinds.ts'

type Named = { kind: KindName; slug: string; id: string; value: Value }

/** Gives a document an address for good: it goes on leading to it when it has another. */
export async function takeSlug(db: Tx, { kind, slug, id, value }: Named) {
  if (isReserved(kind, slug))
    throw fieldProblem('slug', documentRefusals['document-address-reserved'])
  // A draft under way may name a parent that is missing or cannot be one: it has no address yet.
  if (!(await standsSomewhere(db, kind, value))) return
  const key = slugKey(slug, parentOf(kind, value))
  if ((await ownerOfSlug(db, kind, key)) === id) return
  if (!hasSlug(kindNamed(kind)))
    throw fieldProblem('slug', documentRefusals['document-without-address'])
  const refusal = documentRefusals['document-address-taken']
  if (!(await claimBeside(db, kind, key, id))) {
    const message = (await formerOf(db, { kind, id, key })) ?? refusal.message
    throw fieldProblem('slug', { ...refusal, message })
  }
  if (await isRedirected(db, kind, slug))
    throw fieldProblem('slug', {
      ...refusal,
      message: 'A redirect begins at this address. Remove it under Addresses first.',
    })
}

type Addressed = Omit<Named, 'slug'> & { slug: string | null }

/** Whether another document, which is not in the trash, has the address at which visitors would see this one. */
export async function isAddressTaken(db: Db, { kind, slug, id, value }: Addressed) {
  if (slug === null || !hasSlug(kindNamed(kind))) return false
  for (const owner of await ownersOf(db, kind, slugKey(slug, parentOf(kind, value))))
    if (owner !== id && (await findDocument(db, owner))?.deletedAt === null) return true
  return false
}

/** Sees to it that what visitors are about to see has its address, and nothing else has. */
export async function keepAddress(db: Tx, { kind, slug, id, value }: Addressed) {
  if (slug === null || !hasSlug(kindNamed(kind))) return
  const key = slugKey(slug, parentOf(kind, value))
  if ((await ownerOfSlug(db, kind, key)) === id || (await claimBeside(db, kind, key, id))) return
  throw fieldProblem('slug', documentRefusals['document-address-taken'])
}

/** Which document only had an address, and is found there still. */
async function formerOf(
  db: Tx,
  { kind, id, key }: { kind: KindName; id: string; key: string },
): Promise<string | undefined> {
  for (const one of kindsBeside(kind)) {
    const owner = await ownerOfSlug(db, one, key)
    const row = owner === undefined || owner === id ? undefined : await findDocument(db, owner)
    if (!row) continue
    const { draft, published } = await textOf(db, row.id)
    const values = [draft, published].map((json) => (json === null ? null : valueOf(json)))
    if (slugsNow(row.kind, row.slug, values).includes(key)) continue
    const name = nameOf(row.kind, values.find((value) => value !== null) ?? {}, row.slug)
    return `‘${name}’ had this address before, and whoever asks for it is led there.`
  }
  return undefined
}

/**
 * Claims it among all kinds that stand below the same address, in one order for all, so that two who want it
 * at the same moment do not both have it; then it is kept for its own kind.
 */
async function claimBeside(db: Tx, kind: KindName, key: string, id: string) {
  const beside = kindsBeside(kind)
  for (const one of beside)
    if (!(await claimSlug(db, one, key, id)) && !(await takeFromTrash(db, one, key, id)))
      return false
  for (const one of beside) if (one !== kind) await releaseSlug(db, one, key)
  return true
}

/** Whether an owner has this address lead elsewhere, or is about to. */
async function isRedirected(db: Tx, kind: KindName, slug: string) {
  const { under, parent } = kindNamed(kind)
  if (under === undefined || parent !== undefined) return false
  const path = (under + slug).toLowerCase()
  const redirects = await withTexts(db, await documentsOfKind(db, 'redirect'))
  return redirects.some(([, { draft, published }]) =>
    [draft, published].some(
      (json) => json !== null && comparable(String(valueOf(json).from)) === path,
    ),
  )
}
