import { drawingNames } from '../../src/drawings/picture.server.ts'
import { documentsOfPack } from '../../src/features/documents/packs/documents-of-pack.ts'
import { readPack } from '../../src/features/documents/packs/read-pack.ts'

const { documents, faults } = readPack('packs/naksha', drawingNames)
if (faults.length > 0) throw new Error(JSON.stringify(faults))

/** What the sample company says, without a database. */
export const sample = documentsOfPack(documents)
