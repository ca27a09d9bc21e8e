import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { compress } from '../../src/platform/pages/compression.ts'

const compressible = /\.(js|css|svg|json|txt|ico)$/
const brotli = promisify(brotliCompress)

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
        const br = await (extname(name) === '.js' ? packed(file) : compress(file, 'br', 'best'))
        if (br.length < file.length) writeFileSync(`${path}.br`, br)
        if (gzip.length < file.length) writeFileSync(`${path}.gz`, gzip)
      }),
  )
}

/** How far back brotli spells distances exactly, and in which blocks it reads: which is best can only be tried. */
const ways = [
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20 },
]

/** Code is what a phone waits for: of several ways to pack it, the smallest. */
async function packed(file: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  }
  const all = await Promise.all([
    compress(file, 'br', 'best'),
    ...ways.map((way) => brotli(file, { params: { ...params, ...way } })),
  ])
  return all.reduce((best, one) => (one.length < best.length ? one : best))
}
