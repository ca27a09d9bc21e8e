import { asDocuments, type Documents, type OfKind } from '../read/documents.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { withLists } from '../schema/with-lists.ts'
import type { PackDocument } from './pack-file.ts'
import { slugsNow } from './former-slugs.ts'

/** What a pack would show to visitors, without a database. */
export function documentsOfPack(documents: PackDocument[], changedOn: string): Documents {
  const of = ((kind) =>
    documents
      .filter((document) => document.kind === kind && document.published)
      .toSorted((a, b) => a.place - b.place)
      .map(({ id, slug, published }) => ({
        ...withLists(kindNamed(kind), published!),
        id,
        ...(slug !== null && { slug }),
      }))) as OfKind
  const had = documents.flatMap(({ id, kind, slug, published, formerly }) =>
    [...slugsNow(kind, slug, [published]), ...formerly].map((key) => ({
      kind,
      slug: key,
      documentId: id,
    })),
  )
  return asDocuments(of, {
    pictures: new Map(),
    drawings: new Map(),
    hasPosts: true,
    had,
    changedOn,
  })
}
