import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
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
      await s3.putObject(start + key, await openAsBlob(held.path)).catch(inWords)
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

/** The limit is for the answer to begin: a large file may take its time to be read by who asked for it. */
function answersInTime(): typeof fetch {
  let silentUntil = 0
  return async (address, how) => {
    if (performance.now() < silentUntil) throw silence()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(silence()), patience)
    try {
      return await fetch(address, { ...how, signal: limit.signal })
    } catch (error) {
      if (limit.signal.aborted) silentUntil = performance.now() + pause
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

const silence = () => Object.assign(new Error('There was no answer.'), { code: 'ETIMEDOUT' })
