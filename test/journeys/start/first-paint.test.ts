import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

/** A line over which a page stops arriving before some words of it, until `goOn` is called. */
async function haltingLine(to: string, before: string) {
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  const server = createServer(({ url, headers: given }, answer) => {
    const headers = { ...given, 'accept-encoding': 'identity' }
    request(`${to}${url}`, { headers }, async (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(answer)
      const page = Buffer.concat(await response.toArray())
      const middle = page.indexOf(before)
      answer.write(page.subarray(0, middle))
      await rest
      answer.end(page.subarray(middle))
    }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, goOn }
}

for (const [path, before] of [
  ['/', 'class="hero-facts'],
  ['/work', 'class="header-tools'],
] as const)
  journey(`${path} is not shown in part: its first screen stands still`, 1280, async (visit) => {
    const { page, site, expectComplaint } = visit
    const { url, goOn } = await haltingLine(site.url, before)
    expectComplaint(new RegExp(`^request to another origin: ${url}/`))
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    const painted = () => performance.getEntriesByType('paint').length > 0
    const tooEarly = page.waitForFunction(painted, null, { polling: 100, timeout: 2_000 })
    expect(
      await tooEarly.then(
        () => 'shown',
        () => 'not yet',
      ),
    ).toBe('not yet')
    goOn()
    await page.waitForFunction(painted, null, { polling: 100 })
    expect(await page.locator('.footer').count()).toBe(1)
  })
