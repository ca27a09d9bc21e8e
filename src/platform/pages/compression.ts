import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Bodies = { identity: Buffer; gzip: Buffer; br: Buffer }

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

async function compress(
  identity: Buffer,
  gzipLevel: number,
  brotliQuality: number,
): Promise<Bodies> {
  const [zipped, brotli] = await Promise.all([
    compressGzip(identity, { level: gzipLevel }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ])
  return { identity, gzip: zipped, br: brotli }
}

export const quickCompression = (body: Buffer) => compress(body, 4, 4)
export const bestCompression = (body: Buffer) => compress(body, 9, 11)
