import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { freePort } from '../../server/free-port.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Site, startSite } from '../../server/site.ts'

const told = 'Files can’t be stored or read right now. Please try again in a moment.'

async function siteWithBucketAt(port: number) {
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  const site = await startSite({
    FILES_URL: `s3://bucket?endpoint=${endpoint}&region=us-east-1`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  })
  onTestFinished(async () => void (await site.stop()))
  return site
}

async function sendWithFile({ url }: Site) {
  const bytes = Buffer.from('A plan, in plain words.')
  const { payload, headers } = multipartBody(enquiry, [{ name: 'plan.txt', bytes }])
  const began = performance.now()
  const answer = await ask(url, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers,
    body: payload,
  })
  return { ...answer, ms: performance.now() - began }
}

test('a bucket that never answers: 503 in words within ten seconds, at once for the next, and nothing is stored', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    silent.close()
  })
  const site = await siteWithBucketAt((silent.address() as AddressInfo).port)
  const asked = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, sockets.length)
  const refused = async () => {
    const { status, headers, text, ms } = await sendWithFile(site)
    expect([status, text]).toEqual([503, JSON.stringify({ message: told, code: 'files-away' })])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(ms).toBeLessThan(10_000)
  }
  await refused()
  const before = asked()
  expect(before).toBeGreaterThan(0)
  await refused()
  // At once: nobody asks a bucket that has just been silent.
  expect(asked()).toBe(before)
}, 90_000)

test('a bucket that is not there: 503 in words', async () => {
  const site = await siteWithBucketAt(await freePort())
  const { status, headers, text } = await sendWithFile(site)
  expect([status, text]).toEqual([503, JSON.stringify({ message: told, code: 'files-away' })])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(site.lines.join('\n')).toContain('cannot be reached (ECONNREFUSED)')
}, 90_000)
