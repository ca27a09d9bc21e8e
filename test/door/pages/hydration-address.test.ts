import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEditor } from '../../desk/content-editor.ts'
import { ask } from '../../server/ask.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

const dataAt = '/index.hydration.txt'

async function read() {
  const [page, data] = [await ask(site.url, '/'), await ask(site.url, dataAt)]
  const of = / data-of="([\w-]{12})"/.exec(page.text)![1]!
  return { page, data, of }
}

test('issue 14: the data for React stands beside Home, not in it', async () => {
  const { page, data, of } = await read()
  expect(page.text.includes(` data-at="${dataAt}"`)).toBe(true)
  expect(page.text.includes('loaderData')).toBe(false)
  expect(data.status).toBe(200)
  expect(data.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(data.text.startsWith(`${of}[`)).toBe(true)
  for (const said of ['loaderData', 'site/home/home-page', 'servicesNote'])
    expect(data.text).toContain(said)
  const { etag } = data.headers
  const again = await ask(site.url, dataAt, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('issue 14: Home with its headers comes in one flight of ten packets', async () => {
  const headers = { 'accept-encoding': 'br' }
  const weigh = async () => {
    const { body, headers: given } = await ask(site.url, '/', { headers })
    const head = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`)
    return body.length + `HTTP/1.1 200 OK\r\n${head.join('')}\r\n`.length
  }
  // The best compression follows when it has been asked for twice.
  await expect.poll(weigh).toBeLessThanOrEqual(10 * 1460)
  expect(await weigh()).toBeGreaterThan(10_000)
})

test('issue 14: what is published anew changes page and data together', async () => {
  const before = await read()
  const { documents, change } = await contentEditor(site.url)
  const [counter] = await documents('counter')
  const changed = await change(counter!, { note: 'Counted by hand.' })
  const after = await read()
  expect(after.page.text.includes('Counted by hand.')).toBe(true)
  expect(after.data.text.includes('Counted by hand.')).toBe(true)
  expect(after.of).not.toBe(before.of)
  expect(after.data.text.startsWith(after.of)).toBe(true)
  await change(changed, counter!.value)
  expect((await read()).of).toBe(before.of)
})

test('issue 14: no other page has such an address, and no draft of Home', async () => {
  for (const path of ['/work.hydration.txt', '/hydration.txt', '/preview/x/index.hydration.txt'])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 404])
})
