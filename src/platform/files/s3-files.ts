import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { isFileKey, makeFileKey } from './file-key.ts'
import type { FileSettings, FileStore } from './file-store.ts'
import { readFilesUrl } from './read-files-url.ts'
import { s3Trouble } from './s3-trouble.ts'

/** How long the bucket may take to start answering, so that visitors are told within ten seconds. */
const patience = 6000

/** After such a timeout, requests fail at once for this long. */
const pause = 5000

/** Files in a bucket of S3 or of anything that speaks its language. */
export function s3Files(
  filesUrl: string,
  credentials: FileSettings['s3Credentials'],
  folder: string,
): FileStore {
  if (!credentials) throw new Error('FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const place = readFilesUrl(filesUrl)
  const { bucket, prefix, endpoint, region } = place
  const start = `${prefix}${folder}/`
  const s3 = new S3mini({
    ...credentials,
    endpoint: `${endpoint}/${bucket}`,
    region,
    fetch: answersInTime(),
  })
  const inWords = (error: unknown) => {
    throw s3Trouble(error, place)
  }

  return {
    async save(held) {
      const key = makeFileKey()
      const answer = await s3.putObject(start + key, await openAsBlob(held.path)).catch(inWords)
      // A bucket tells the tag of what it has kept; what answers every request with some page has kept nothing.
      if (!answer.headers.has('etag'))
        inWords(Object.assign(new Error('no ETag for what was sent'), { status: answer.status }))
      return key
    },

    async read(key) {
      const answer = isFileKey(key) ? await s3.getObjectResponse(start + key).catch(inWords) : null
      if (!answer) return undefined
      const size = Number(answer.headers.get('content-length'))
      if (answer.body) return { size, stream: Readable.fromWeb(answer.body as ReadableStream) }
      return { size, stream: Readable.from([]) }
    },

    async remove(key) {
      if (isFileKey(key)) await s3.deleteObject(start + key).catch(inWords)
    },

    async *list() {
      let next: string | undefined
      do {
        const page = await s3.listObjectsPaged('/', start, 1000, next).catch(inWords)
        for (const { Key, Size, LastModified } of page?.objects ?? []) {
          const key = Key.slice(start.length)
          if (Key.startsWith(start) && isFileKey(key))
            yield { key, size: Number(Size), savedAt: new Date(LastModified) }
        }
        next = page?.nextContinuationToken
      } while (next)
    },
  }
}

/** The limit is for the answer to begin and for each next piece: all of a large file may take its time. */
function answersInTime(): typeof fetch {
  let silentUntil = 0
  const heard = async <T>(work: (limit: AbortSignal) => Promise<T>): Promise<T> => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(silence()), patience)
    try {
      return await work(limit.signal)
    } catch (error) {
      if (limit.signal.aborted) silentUntil = performance.now() + pause
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  async function* inPieces(body: ReadableStream<Uint8Array>) {
    const reader = body.getReader()
    try {
      for (;;) {
        const { done, value } = await heard((limit) => Promise.race([reader.read(), over(limit)]))
        if (done) return
        yield value
      }
    } finally {
      await reader.cancel().catch(() => {})
    }
  }
  return async (address, how) => {
    if (performance.now() < silentUntil) throw silence()
    const answer = await heard((signal) => fetch(address, { ...how, signal }))
    if (!answer.body) return answer
    const { status, headers } = answer
    const body = ReadableStream.from(inPieces(answer.body as ReadableStream<Uint8Array>))
    return new Response(body as object as Blob, { status, headers })
  }
}

/** Who is heard in time leaves this behind, unanswered. */
const over = (limit: AbortSignal) =>
  new Promise<never>((_, reject) =>
    limit.addEventListener('abort', () => reject(limit.reason), { once: true }),
  )

const silence = () => Object.assign(new Error('There was no answer.'), { code: 'ETIMEDOUT' })
