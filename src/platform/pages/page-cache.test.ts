import type { Noun } from '../db/tables.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { commonRefusals } from '../http/common-refusals.ts'
import { contentSecurity } from '../http/content-security.ts'
import { Busy } from '../line/fair-queue.ts'
import { PageCache } from './page-cache.ts'
import type { Rendered } from './page.ts'

type Render = (address: string) => Rendered | Promise<Rendered>

function rendered(text: string, { status = 200, nouns = [] as Noun[] } = {}): Rendered {
  return {
    status,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
    nouns: new Set(nouns),
  }
}

function cacheOf(render: Render, maxBytes = 64 * 1024 * 1024) {
  return new PageCache({
    render: async (address) => render(address),
    security: contentSecurity('http://127.0.0.1', []),
    log: pino({ level: 'silent' }),
    maxBytes,
  })
}

const textOf = (page: { answers: { identity: { body: Buffer } } } | undefined) =>
  page?.answers.identity.body.toString()

/** A render that ends when we say so. */
function heldRender(nouns: Noun[]) {
  const waiting: (() => void)[] = []
  let version = 1
  const cache = cacheOf(async () => {
    const text = `version ${version}`
    await new Promise<void>((resolve) => waiting.push(resolve))
    return rendered(text, { nouns })
  })
  return { cache, waiting, publish: () => version++ }
}

test('a page is rendered once and ready from then on', async () => {
  const cache = cacheOf((address) => rendered(`page ${address}`))
  expect(cache.ready('/work')).toBeUndefined()
  expect(textOf(await cache.get('/work'))).toBe('page /work')
  expect(textOf(cache.ready('/work'))).toBe('page /work')
  expect(textOf(await cache.get('/work'))).toBe('page /work')
  expect(cache.counts.renders).toBe(1)
})

test('a hundred who ask at once cause one render', async () => {
  const cache = cacheOf(() => rendered('page'))
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.get('/')))
  expect(new Set(pages).size).toBe(1)
  expect(cache.counts.renders).toBe(1)
})

test('a failed render is told to all who waited and tried again by the next', async () => {
  let fails = true
  const cache = cacheOf(() => {
    if (fails) throw new Error('no database')
    return rendered('page')
  })
  const results = await Promise.allSettled([cache.get('/'), cache.get('/')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(textOf(await cache.get('/'))).toBe('page')
})

test('a missing page is not kept', async () => {
  const cache = cacheOf(() => rendered('not found', { status: 404 }))
  expect((await cache.get('/nothing')).status).toBe(404)
  expect(cache.ready('/nothing')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('the cache stays within its bytes and drops what was asked for longest ago', async () => {
  const limit = 60_000
  const cache = cacheOf((address) => rendered(address.padEnd(1000, '.')), limit)
  for (let index = 0; index < 100; index++) {
    await cache.get(`/${index}`)
    cache.ready('/0')
    expect(cache.bytes).toBeLessThanOrEqual(limit)
  }
  expect(cache.counts.evictions).toBeGreaterThan(50)
  expect(cache.size).toBe(100 - cache.counts.evictions)
  expect(textOf(cache.ready('/0'))).toContain('/0')
  expect(cache.ready('/1')).toBeUndefined()
  expect(cache.ready('/99')).toBeDefined()
})

test('addresses that anybody invents push out their like, and no page that is asked for plainly', async () => {
  const limit = 400_000
  const cache = cacheOf((address) => rendered(address.padEnd(1000, '.')), limit)
  const plain = Array.from({ length: 10 }, (_, index) => `/${index}`)
  for (const address of plain) await cache.get(address)
  for (let index = 0; index < 500; index++) await cache.get(`/contact?from=${index}`)
  expect(plain.filter((address) => !cache.ready(address))).toEqual([])
  expect(cache.ready('/contact?from=499')).toBeDefined()
  expect(cache.ready('/contact?from=0')).toBeUndefined()
  expect(cache.bytes).toBeLessThan(limit)
})

test('a page too large for the cache is served and not kept', async () => {
  const cache = cacheOf(() => rendered('x'.repeat(100_000)), 60_000)
  expect((await cache.get('/')).answers.identity.body.length).toBe(100_000)
  expect(cache.size).toBe(0)
})

test('a changed noun drops the pages that read it and no other', async () => {
  const cache = cacheOf((address) =>
    rendered(address, { nouns: address === '/careers' ? ['jobs'] : ['posts'] }),
  )
  await Promise.all([cache.get('/careers'), cache.get('/insights')])
  cache.drop(['jobs'])
  expect(cache.ready('/careers')).toBeUndefined()
  expect(cache.ready('/insights')).toBeDefined()
})

test('a change of everything drops every page, also those that read nothing', async () => {
  const cache = cacheOf((address) => rendered(address))
  await Promise.all([cache.get('/'), cache.get('/work')])
  cache.drop(['everything'])
  expect([cache.ready('/'), cache.ready('/work'), cache.size]).toEqual([undefined, undefined, 0])
})

test('a page whose noun changed while it was rendered is rendered again before anybody gets it', async () => {
  const { cache, waiting, publish } = heldRender(['posts'])
  const early = cache.get('/insights')
  await expect.poll(() => waiting.length).toBe(1)
  publish()
  cache.drop(['posts'])
  const late = cache.get('/insights')
  await expect.poll(() => waiting.length).toBe(2)
  for (const resolve of waiting.splice(0)) resolve()
  expect(textOf(await late)).toBe('version 2')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(textOf(await early)).toBe('version 2')
  expect(textOf(cache.ready('/insights'))).toBe('version 2')
})

test('a change of another noun during a render costs no second one', async () => {
  const { cache, waiting } = heldRender(['posts'])
  const page = cache.get('/insights')
  await expect.poll(() => waiting.length).toBe(1)
  cache.drop(['jobs'])
  waiting[0]?.()
  expect(textOf(await page)).toBe('version 1')
  expect(cache.counts.renders).toBe(1)
  expect(cache.ready('/insights')).toBeDefined()
})

test('a page is compressed as it is asked for, and once however many ask', async () => {
  const cache = cacheOf(() => rendered('page '.repeat(1000)))
  const pages = await Promise.all([cache.get('/', 'br'), cache.get('/', 'br'), cache.get('/')])
  expect(new Set(pages.map(({ answers }) => answers.br?.body)).size).toBe(1)
  expect(pages[0].answers.gzip).toBeUndefined()
  expect((await cache.get('/', 'gzip')).answers.gzip?.headers).toContain('gzip')
})

test('the best compression follows when a page is asked for again, and changes neither the page nor its tag', async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `line ${index % 50} of ${index}`).join(
    '\n',
  )
  const cache = cacheOf(() => rendered(text))
  const quick = await cache.get('/', 'br')
  const { length } = quick.answers.br!.body
  await expect.poll(() => cache.ready('/') !== quick).toBe(true)
  const better = cache.ready('/')!
  expect(better.answers.br!.body.length).toBeLessThan(length)
  expect(better.answers.gzip).toBeDefined()
  expect(better.etag).toBe(quick.etag)
  expect(textOf(better)).toBe(text)
  expect(cache.bytes).toBe(better.bytes)
})

test('a page that says that nobody may keep it is rendered for each who asks', async () => {
  const cache = cacheOf((address) => ({
    ...rendered(address),
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  }))
  for (let index = 0; index < 3; index++) await cache.get('/search?q=cloud')
  expect(cache.ready('/search?q=cloud')).toBeUndefined()
  expect([cache.counts.renders, cache.size, cache.bytes]).toEqual([3, 0, 0])
})

test('a page in doubt is shown only while nothing newer can be had, and no longer than its nouns hold', async () => {
  let answer = rendered('first', { nouns: ['posts'] })
  const cache = cacheOf(() => answer)
  await cache.get('/')
  cache.drop(['everything'])
  answer = rendered('out of reach', { status: 503 })
  const text = async () => (await cache.get('/')).answers.identity.body.toString()
  expect(await text()).toBe('first')
  answer = rendered('second', { nouns: ['posts'] })
  expect(await text()).toBe('second')
  cache.drop(['everything'])
  cache.drop(['posts'])
  answer = rendered('out of reach', { status: 503 })
  expect(await text()).toBe('out of reach')
  expect(cache.bytes).toBe(0)
})

test('a page in doubt is shown, too, when there is no turn or no thread to draw it', async () => {
  let render: Render = (address) => rendered(`first ${address}`, { nouns: ['posts'] })
  const cache = cacheOf((address) => render(address))
  await cache.get('/')
  cache.drop(['everything'])
  render = () => {
    throw new Busy(commonRefusals['too-busy'], 'The line is full')
  }
  expect(textOf(await cache.get('/'))).toBe('first /')
  render = () => {
    throw new Error('the thread ended')
  }
  expect(textOf(await cache.get('/'))).toBe('first /')
  await expect(cache.get('/work')).rejects.toThrow('the thread ended')
  render = () => rendered('second', { nouns: ['posts'] })
  expect(textOf(await cache.get('/'))).toBe('second')
})
