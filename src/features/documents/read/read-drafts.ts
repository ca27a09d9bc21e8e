import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { allSlugs } from '../document-slug-store.ts'
import { latestTexts } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { markedValue } from '../marks/marked-value.ts'
import { asDocuments, type Documents, drawingsByName, type OfKind, uploadsOf } from './documents.ts'
import { filledValue } from './filled-value.ts'
import type { Published } from './published.ts'

/** A document as it is edited: its draft, or what is published while there is none. */
export type Latest = { id: string; kind: KindName; slug: string | null; value: Value }

type Asked = { drafts?: string[] | undefined; isSeen?: ((kind: KindName) => boolean) | undefined }

/**
 * Every document as it is edited, in the order of its kind; what lies in the trash is left out. Given the ids
 * of some, only their drafts count, and where not all kinds are seen, only those of these: all else is as visitors see it.
 */
export async function readLatest(
  db: Db,
  { drafts, isSeen = () => true }: Asked = {},
): Promise<Latest[]> {
  const rows = await latestTexts(db, defaultLanguage)
  return rows.flatMap(({ id, kind, slug, draft, published }) => {
    const isEdited = (!drafts || drafts.includes(id)) && isSeen(kind)
    const json = isEdited ? (draft ?? published) : published
    return json === null ? [] : [{ id, kind, slug, value: valueOf(json) }]
  })
}

/** What visitors would see if all of this were published; with the origin of each word, if asked for. */
export async function documentsOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  latest: Latest[],
  { isMarked = false }: { isMarked?: boolean } = {},
): Promise<Documents> {
  const byKind = new Map<KindName, Published[]>()
  for (const { id, kind, slug, value } of latest) {
    const filled = filledValue(kind, value)
    if (!filled) continue
    const shown = isMarked ? markedValue({ kind, id }, filled) : filled
    const document = { ...shown, id, ...(slug !== null && { slug }) } as Published
    byKind.set(kind, [...(byKind.get(kind) ?? []), document])
  }
  return asDocuments(((kind) => byKind.get(kind) ?? []) as OfKind, {
    pictures: await uploadsOf(db, byKind),
    drawings: await drawingsByName(db),
    hasPosts: true,
    changedOn: clock().toISOString().slice(0, 10),
    had: await allSlugs(db),
  })
}
