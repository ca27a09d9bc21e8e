import { drawingNames } from '../src/drawings/picture.server.ts'
import { readPack } from '../src/features/documents/packs/read-pack.ts'
import { asDocuments, type OfKind } from '../src/features/documents/read/documents.ts'

const { documents, faults } = readPack('packs/naksha', drawingNames)
if (faults.length > 0) throw new Error(JSON.stringify(faults))

const of = ((kind) =>
  documents
    .filter((document) => document.kind === kind)
    .toSorted((a, b) => a.place - b.place)
    .map(({ id, slug, published }) => ({
      ...published,
      id,
      ...(slug !== null && { slug }),
    }))) as OfKind

/** What the sample company says, without a database. */
export const sample = asDocuments(of, {
  pictures: new Map(),
  moved: new Map(),
  changedOn: new Date().toISOString().slice(0, 10),
})
