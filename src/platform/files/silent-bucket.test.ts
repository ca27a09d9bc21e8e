import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { s3Credentials } from '../../../test/s3-server.ts'
import { openFiles } from './files.ts'

/** Takes what is sent, and never answers. */
async function silentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {}).resume()))
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

test('a bucket that never answers is given up within ten seconds, and for a while not asked again', async () => {
  const { filesUrl, asked } = await silentServer()
  const dataDir = await mkdtemp(join(inject('scratch'), 'silent-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const files = openFiles({ dataDir, filesUrl, s3Credentials }, 'sent')
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
