import { writeFile } from 'node:fs/promises'
import { collectDrawings } from './bundle/collect-drawings.ts'

/** Makes the pictures ready that browsers fetch: the drawings of the packs. */
const root = new URL('../', import.meta.url)

const manifest = collectDrawings('packs', 'public/drawings')
await writeFile(
  new URL('src/drawings/manifest.json', root),
  `${JSON.stringify(manifest, null, 2)}\n`,
)
