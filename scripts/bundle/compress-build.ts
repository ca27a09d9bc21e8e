import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '../../src/platform/pages/compression.ts'

const compressible = /\.(js|css|svg|json|txt|ico)$/

/** Writes a .br and a .gz beside every file that gets smaller by it. */
export async function compressBuild(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (name) => {
        const path = join(directory, name)
        const file = readFileSync(path)
        const gzip = await compress(file, 'gzip', 'best')
        const br = await compress(file, 'br', 'best')
        if (br.length < file.length) writeFileSync(`${path}.br`, br)
        if (gzip.length < file.length) writeFileSync(`${path}.gz`, gzip)
      }),
  )
}
