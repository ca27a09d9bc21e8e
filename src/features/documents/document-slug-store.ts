import type { Db, Tx } from '../../platform/db/tables.ts'

/** Every address that a document of a kind has or had; an old one leads to the new. */
declare module '../../platform/db/tables.ts' {
  interface Tables {
    documentSlugs: { kind: string; slug: string; documentId: string }
  }
}

/** What makes an address one: its words in whatever case, below the document that it stands under. */
export const slugKey = (slug: string, parentId?: string) =>
  (parentId === undefined ? '' : `${parentId}/`) + slug.toLowerCase()

/** Whether the address is now the document's: it was free, or its own already. */
export async function claimSlug(db: Tx, kind: string, slug: string, documentId: string) {
  await db
    .insertInto('documentSlugs')
    .values({ kind, slug, documentId })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  return (await ownerOfSlug(db, kind, slug)) === documentId
}

/** The address is now the document's, whoever had it: where a pack takes the place of all there was. */
export const giveSlug = (db: Tx, kind: string, slug: string, documentId: string) =>
  db
    .insertInto('documentSlugs')
    .values({ kind, slug, documentId })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ documentId }))
    .execute()

export const releaseSlug = (db: Tx, kind: string, slug: string) =>
  db.deleteFrom('documentSlugs').where('kind', '=', kind).where('slug', '=', slug).execute()

export type HadSlug = { kind: string; slug: string; documentId: string }

/** Every address that any document has or had. */
export const allSlugs = (db: Db): Promise<HadSlug[]> =>
  db
    .selectFrom('documentSlugs')
    .select(['kind', 'slug', 'documentId'])
    .orderBy('kind')
    .orderBy('slug')
    .execute()

export const removeSlugs = (db: Tx, documentId: string) =>
  db.deleteFrom('documentSlugs').where('documentId', '=', documentId).execute()

export async function ownerOfSlug(db: Db, kind: string, slug: string) {
  const row = await db
    .selectFrom('documentSlugs')
    .select('documentId')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.documentId
}
