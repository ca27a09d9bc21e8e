import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { startSite } from '../site.ts'

const body = JSON.stringify({ name: 'half now, half later' })

/** A request whose second half arrives when we say so. */
async function slowRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(
    `POST /api/nothing HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await wait(200)
  return {
    async finish() {
      socket.write(body.slice(5))
      await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
      return answer
    },
  }
}

test('SIGTERM: not ready at once, the request in flight is finished, the end is clean', async () => {
  const site = await startSite()
  const slow = await slowRequest(site.port)
  site.child.kill('SIGTERM')
  await wait(200)
  const ready = await ask(site.url, '/readyz').catch(() => undefined)
  expect(ready?.status).not.toBe(200)
  expect(site.child.exitCode).toBeNull()

  const answer = await slow.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/"message":"[A-Z].+\."\}$/)
  expect(await site.ended).toBe(0)
  expect(site.complaints()).toEqual([])
  await site.stop()
})

test('a connection that is only kept alive does not hold up the stop', async () => {
  const site = await startSite()
  const idle = connect(site.port, '127.0.0.1')
  idle.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n')
  await once(idle, 'data')
  const before = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - before).toBeLessThan(3000)
  idle.destroy()
})

test('SIGINT ends it as cleanly, and a second signal changes nothing', async () => {
  const site = await startSite()
  site.child.kill('SIGINT')
  site.child.kill('SIGINT')
  expect(await site.ended).toBe(0)
  await site.stop()
})
