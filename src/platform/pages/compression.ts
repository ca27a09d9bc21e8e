import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './answer.ts'

export type Compressed = Exclude<Encoding, 'identity'>

/** Compression levels: quick for the first request, best for later ones. */
const efforts = { quick: { gzip: 4, br: 2 }, best: { gzip: 9, br: 11 } }

/** Brotli clears 4 MB of memory for each page unless it is told that less will do; what comes out is the same. */
const windowFor = (length: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

/**
 * Compresses on a thread beside the main one. What is called back lives on until a whole collection, and
 * must not hold the body, as that of a promisified function does: each page would stay in memory until then.
 */
export function compress(
  body: Buffer,
  encoding: Compressed,
  effort: keyof typeof efforts,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const done = (error: Error | null, packed: Buffer) => (error ? reject(error) : resolve(packed))
  if (encoding === 'gzip') gzip(body, { level: efforts[effort].gzip }, done)
  else
    brotliCompress(
      body,
      {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
          // In one block the script that all pages share is 80 bytes smaller than in two.
          [constants.BROTLI_PARAM_LGBLOCK]: windowFor(body.length),
        },
      },
      done,
    )
  return promise
}
