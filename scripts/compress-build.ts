import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bestCompression } from '../src/platform/pages/compression.ts'

const compressible = /\.(js|css|svg|json|txt|ico)$/

/** Writes a .br and a .gz beside every file that gets smaller by it. */
export async function compressBuild(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(directory, file)
        const { identity, gzip, br } = await bestCompression(readFileSync(path))
        if (br.length < identity.length) writeFileSync(`${path}.br`, br)
        if (gzip.length < identity.length) writeFileSync(`${path}.gz`, gzip)
      }),
  )
}
