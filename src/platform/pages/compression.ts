import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './answer.ts'

export type Compressed = Exclude<Encoding, 'identity'>

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Compression levels: quick for the first request, best for later ones. */
const efforts = { quick: { gzip: 4, br: 2 }, best: { gzip: 9, br: 11 } }

/** Brotli clears 4 MB of memory for each page unless it is told that less will do; what comes out is the same. */
const windowFor = (length: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

/** Compresses on a thread beside the main one. */
export const compress = (
  body: Buffer,
  encoding: Compressed,
  effort: keyof typeof efforts,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(body, { level: efforts[effort].gzip })
    : compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
        },
      })
