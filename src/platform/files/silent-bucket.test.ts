import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { s3Credentials } from '../../../test/server/s3-server.ts'
import { openFiles } from './files.ts'

/** Takes what is sent, and never answers; or begins to, and never goes on. */
async function silentServer(beginning?: string) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}).resume())
    if (beginning) socket.once('data', () => socket.write(beginning))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const endpoint = encodeURIComponent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const asked = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0)
  return { filesUrl: `s3://bucket?endpoint=${endpoint}&region=us-east-1`, asked }
}

async function* someBytes() {
  yield Buffer.from('A plan, in plain words.')
}

async function openHere(filesUrl: string) {
  const dataDir = await mkdtemp(join(inject('scratch'), 'silent-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return openFiles({ dataDir, filesUrl, s3Credentials }, 'sent')
}

test('a bucket that breaks off in the middle of a file, or of a list, is given up as soon', async () => {
  const { filesUrl } = await silentServer(
    'HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ncontent-length: 1000\r\n\r\n<List',
  )
  const files = await openHere(filesUrl)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const inTime = async (work: Promise<unknown>) => {
    let end: unknown
    work.then(
      () => (end = 'well'),
      (error) => (end = error),
    )
    await expect.poll(() => (vi.advanceTimersByTime(1000), end)).toBeDefined()
    return end
  }
  const { stream } = (await files.read('0'.repeat(32)))!
  const pieces = stream[Symbol.asyncIterator]()
  expect(String((await pieces.next()).value)).toBe('<List')
  expect(await inTime(pieces.next())).toMatchObject({ message: 'There was no answer.' })

  const list = (await openHere(filesUrl)).list()[Symbol.asyncIterator]()
  expect(await inTime(list.next())).toMatchObject({ code: 'files-away' })
})

test('a bucket that never answers is given up within ten seconds, and for a while not asked again', async () => {
  const { filesUrl, asked } = await silentServer()
  const files = await openHere(filesUrl)
  const away = { status: 503, code: 'files-away' }

  // The wait itself proves nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const refused = expect(files.put(someBytes())).rejects.toMatchObject(away)
  await expect.poll(asked).toBeGreaterThan(0)
  vi.advanceTimersByTime(9000)
  await refused

  const before = asked()
  await expect(files.put(someBytes())).rejects.toMatchObject(away)
  await expect(files.read('0'.repeat(32))).rejects.toMatchObject(away)
  expect(asked()).toBe(before)
})
