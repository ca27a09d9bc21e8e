import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../../test/server/free-port.ts'
import { s3Credentials, startS3 } from '../../../test/server/s3-server.ts'
import { type Files, openFiles } from './files.ts'

const places = {
  disk: async () => undefined,
  s3: () => startS3(),
  's3, a folder that must be escaped': () => startS3('/Verträge 2026/a+b c=ü'),
}

function onBothStores(
  sentence: string,
  work: (files: Files, dataDir: string, open: (folder: string) => Files) => Promise<void>,
) {
  for (const [name, start] of Object.entries(places))
    test(`${sentence} (${name})`, async () => {
      const dataDir = await mkdtemp(join(inject('scratch'), 'files-'))
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
      const filesUrl = await start()
      const open = (folder: string) => openFiles({ dataDir, filesUrl, s3Credentials }, folder)
      await work(open('sent'), dataDir, open)
    })
}

async function* inPieces(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function listed(files: Files) {
  const all = []
  for await (const file of files.list()) all.push(file)
  return all
}

const keysIn = async (files: Files) => (await listed(files)).map(({ key }) => key)
const held = (dataDir: string) => readdir(join(dataDir, 'quarantine', 'sent')).catch(() => [])

onBothStores('a file comes back byte for byte, with its size', async (files, dataDir) => {
  const bytes = randomBytes(300_001)
  const { key, size, sha256 } = await files.put(inPieces(bytes))
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(size).toBe(bytes.length)
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  const read = await files.read(key)
  expect(read?.size).toBe(bytes.length)
  expect((await buffer(read!.stream)).equals(bytes)).toBe(true)
  expect(await held(dataDir)).toEqual([])
})

onBothStores('an empty file is a file', async (files) => {
  const { key } = await files.put(inPieces(Buffer.alloc(0)))
  const read = await files.read(key)
  expect(read?.size).toBe(0)
  expect((await buffer(read!.stream)).length).toBe(0)
})

onBothStores('one byte too many is refused, and nothing of it stays', async (files, dataDir) => {
  const exact = await files.put(inPieces(randomBytes(50_000)), 50_000)
  await expect(files.put(inPieces(randomBytes(50_001)), 50_000)).rejects.toMatchObject({
    status: 413,
  })
  expect(await keysIn(files)).toEqual([exact.key])
  expect(await held(dataDir)).toEqual([])
})

onBothStores('a stream that breaks off leaves nothing behind', async (files, dataDir) => {
  async function* broken() {
    yield randomBytes(20_000)
    throw new Error('gone')
  }
  await expect(files.put(broken())).rejects.toThrow('gone')
  expect(await keysIn(files)).toEqual([])
  expect(await held(dataDir)).toEqual([])
})

onBothStores('a removed file is gone, and removing it again is no mistake', async (files) => {
  const { key } = await files.put(inPieces(randomBytes(10)))
  const other = await files.put(inPieces(randomBytes(10)))
  await files.remove(key)
  await files.remove(key)
  expect(await files.read(key)).toBeUndefined()
  expect(await keysIn(files)).toEqual([other.key])
})

onBothStores('each folder lists its own files only', async (files, _dataDir, open) => {
  const sent = await files.put(inPieces(randomBytes(10)))
  const drawn = await open('media').put(inPieces(randomBytes(20)))
  expect(await keysIn(files)).toEqual([sent.key])
  const [found] = await listed(open('media'))
  expect(found).toMatchObject({ key: drawn.key, size: 20 })
  expect(Math.abs(Date.now() - found!.savedAt.getTime())).toBeLessThan(60_000)
  expect(await open('media').read(sent.key)).toBeUndefined()
})

onBothStores('all files are listed, however many', async (files) => {
  const keys: string[] = []
  for (let index = 0; index < 12; index++)
    keys.push((await files.put(inPieces(Buffer.from([index])))).key)
  expect((await keysIn(files)).sort()).toEqual(keys.sort())
})

onBothStores('nothing outside is reached by a key that is none', async (files) => {
  for (const key of ['', '..', '../files', 'a/b', '../../foyer.sqlite', 'x'.repeat(32)]) {
    expect(await files.read(key)).toBeUndefined()
    await files.remove(key)
  }
})

onBothStores('what a dead process held is cleared, what is fresh is not', async (files) => {
  const one = await files.hold(inPieces(randomBytes(10)))
  expect(await files.clearQuarantine(new Date(Date.now() - 60_000))).toBe(0)
  expect(await files.clearQuarantine(new Date())).toBe(1)
  await one.release()
})

const open = (filesUrl: string, credentials = s3Credentials) =>
  openFiles({ dataDir: inject('scratch'), filesUrl, s3Credentials: credentials }, 'sent')

const everyCall = (files: Files) => [
  () => files.put(inPieces(randomBytes(10))),
  () => files.read('0'.repeat(32)),
  () => files.remove('0'.repeat(32)),
  () => listed(files),
]

test('a wrong secret opens nothing in a bucket, and the operator reads why', async () => {
  const filesUrl = await startS3()
  const kept = await open(filesUrl).put(inPieces(randomBytes(10)))
  for (const wrong of [{ secretAccessKey: 'wrong' }, { accessKeyId: 'WRONG' }])
    for (const call of everyCall(open(filesUrl, { ...s3Credentials, ...wrong })))
      await expect(call()).rejects.toThrow(
        /^FILES_URL: http:\/\/127\.0\.0\.1:\d+ refuses the bucket 'foyer-test' to this key \(SignatureDoesNotMatch\)\. Check AWS_ACCESS_KEY_ID/,
      )
  expect(await keysIn(open(filesUrl))).toEqual([kept.key])
})

test('a bucket that is not there, or nobody at its address, is told in words', async () => {
  const filesUrl = await startS3()
  const elsewhere = open(filesUrl.replace('foyer-test', 'nowhere'))
  await expect(elsewhere.put(inPieces(randomBytes(10)))).rejects.toThrow(
    /^FILES_URL: there is no bucket 'nowhere' at http:/,
  )
  const nobody = open(`s3://b?endpoint=http://127.0.0.1:${await freePort()}`)
  for (const call of everyCall(nobody))
    await expect(call()).rejects.toThrow(
      /^FILES_URL: http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\.$/,
    )
})

test('whatever a bucket answers, it is we who have the trouble, not who sent a file', async () => {
  const answer = { status: 400, code: 'InvalidRequest' }
  const bucket = createServer((request, response) => {
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${answer.code}</Code></Error>`)
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  onTestFinished(() => void bucket.close())
  const files = open(`s3://b?endpoint=http://127.0.0.1:${(bucket.address() as AddressInfo).port}`)
  for (const [status, code, words] of [
    [400, 'InvalidRequest', 'does not do as asked (S3 returned 400 – InvalidRequest).'],
    [409, 'OperationAborted', 'does not do as asked (S3 returned 409 – OperationAborted).'],
    [429, 'TooManyRequests', 'does not do as asked (S3 returned 429 – TooManyRequests).'],
    [200, 'NoBucketAtAll', 'does not do as asked (no ETag for what was sent).'],
    [400, 'AuthorizationHeaderMalformed', "refuses the bucket 'b' to this key"],
  ] as const) {
    Object.assign(answer, { status, code })
    const refused = files.put(inPieces(randomBytes(10)))
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'files-away' })
    await expect(refused).rejects.toThrow(words)
  }
})

test('a folder that could not be made is made when the next file comes', async () => {
  const dataDir = await mkdtemp(join(inject('scratch'), 'files-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials }, 'sent')
  await writeFile(join(dataDir, 'files'), 'In the way.')
  await expect(files.put(inPieces(Buffer.from('one')))).rejects.toThrow()
  await rm(join(dataDir, 'files'))
  const { key } = await files.put(inPieces(Buffer.from('two')))
  expect((await buffer((await files.read(key))!.stream)).toString()).toBe('two')
})
