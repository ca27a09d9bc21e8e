import { drawingNames } from '../../src/drawings/picture.server.ts'
import { documentsOfPack } from '../../src/features/documents/packs/documents-of-pack.ts'
import { readPack } from '../../src/features/documents/packs/read-pack.ts'

const now = new Date().toISOString()
const { documents, faults } = readPack('packs/naksha', drawingNames, now)
if (faults.length > 0) throw new Error(JSON.stringify(faults))

/** What the sample company says, without a database. */
export const sample = documentsOfPack(documents, now.slice(0, 10))
