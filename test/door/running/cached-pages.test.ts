import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { figure, renders, rendersAtRest } from '../../server/figures.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite()))
afterAll(async () => void (await site?.stop()))

test('a hundred who ask for a cold page at once cause one render and read the same page', async () => {
  const before = await rendersAtRest(site.url)
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(site.url, '/privacy')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await renders(site.url)).toBe(before + 1)
})

test('a page that first has to fetch the code of one of its parts is whole at once', async () => {
  for (const path of ['/services/industries/Banking-Financial', '/products/munshi']) {
    const { status, text } = await ask(site.url, path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toMatch(/id="try"[^]*<(input|textarea|button)/)
    expect(text).toMatch(/streamController\.close\(\)/)
  }
})

test('nothing but the address decides what a page says', async () => {
  const plain = await ask(site.url, '/work')
  const before = await renders(site.url)
  for (const headers of [
    { cookie: 'session=1; theme=dark' },
    { authorization: 'Bearer stolen' },
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'accept-language': 'fr' },
    { 'user-agent': 'Googlebot' },
    { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
    { purpose: 'prefetch', 'save-data': 'on' },
  ]) {
    const answer = await ask(site.url, '/work', { headers })
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(plain.text)
    expect(answer.headers.etag).toBe(plain.headers.etag)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  expect(await renders(site.url)).toBe(before)
})

test('a cold page asked for by another host name is no other page', async () => {
  await ask(site.url, '/insights', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect((await ask(site.url, '/insights')).text).not.toContain('evil.example')
})

test('what advertisers add to an address renders nothing again', async () => {
  const plain = await ask(site.url, '/work')
  const before = await renders(site.url)
  for (const query of [
    'utm_source=mail',
    'utm_medium=x&utm_campaign=y',
    'fbclid=1',
    'gclid=2',
    '',
    'a=1&b=2&a=3',
    '%zz=%',
  ])
    expect((await ask(site.url, `/work?${query}`)).text).toBe(plain.text)
  expect(await renders(site.url)).toBe(before)
})

test('invented keys and addresses do not fill the cache', async () => {
  await rendersAtRest(site.url)
  const before = await figure(site.url, 'foyer_page_cache_pages')
  for (let index = 0; index < 50; index++) {
    await ask(site.url, `/no/such/page/${index}`)
    await ask(site.url, `/work?invented=${index}`)
    await ask(site.url, `/work?_routes=${index}`)
    await ask(site.url, `/%2e/work?${index}`)
  }
  expect(await figure(site.url, 'foyer_page_cache_pages')).toBeLessThanOrEqual(before + 1)
})

/** Some of the ways to write an address, each letter large or small or as a number. */
function spellingsOf(path: string): string[] {
  const letters = [...path.matchAll(/[a-z]/g)].map(({ index }) => index)
  return letters.flatMap((at) => {
    const [before, letter, after] = [path.slice(0, at), path[at]!, path.slice(at + 1)]
    const number = `%${letter.charCodeAt(0).toString(16)}`
    return [before + letter.toUpperCase() + after, before + number + after]
  })
}

test('however an address is written, its page is kept once', async () => {
  const feeds = ['/feed.xml', '/feed.json', '/careers/feed.xml', '/insights/feed/architecture.xml']
  const files = ['/robots.txt', '/.markdown/work', '/work.md', '/work/_.data']
  const desk = ['/admin', '/admin/overview']
  const own = [...feeds, ...files, ...desk]
  for (const path of own) expect([path, (await ask(site.url, path)).status]).toEqual([path, 200])
  await rendersAtRest(site.url)
  const before = await figure(site.url, 'foyer_page_cache_pages')
  for (const path of own) for (const spelling of spellingsOf(path)) await ask(site.url, spelling)
  expect(await figure(site.url, 'foyer_page_cache_pages')).toBe(before)
  for (const path of feeds) {
    const { status, headers } = await ask(site.url, path.toUpperCase())
    expect([status, headers.location]).toEqual([301, path])
  }
  for (const path of ['/Admin', '/ADMIN', '/Admin/Overview'])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 200])
})

test('the page says how a cache in front may keep it', async () => {
  const { headers } = await ask(site.url, '/')
  expect(headers['cache-control']).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  )
  expect(headers.vary).toBe('accept, accept-encoding')
  const { headers: data } = await ask(site.url, '/work.data')
  expect(data['cache-control']).toMatch(/^public, max-age=5, s-maxage=\d+$/)
})

test('a missing page is kept by nobody', async () => {
  const { status, headers } = await ask(site.url, '/no/such/page')
  expect(status).toBe(404)
  expect(headers['cache-control']).toMatch(/^no-(cache|store)$/)
  expect(headers).not.toHaveProperty('etag')
})

test('the tag of a page earns a 304 without a body', async () => {
  const { headers: first } = await ask(site.url, '/work')
  const etag = first.etag!
  const strong = etag.replace(/^W\//, '')
  for (const known of [
    etag,
    strong,
    '*',
    `"other", ${etag}`,
    `${strong},"other"`,
    ` "other" , W/${strong} `,
  ]) {
    const { status, headers, body } = await ask(site.url, '/work', {
      headers: { 'if-none-match': known },
    })
    expect([known, status]).toEqual([known, 304])
    expect(body.length).toBe(0)
    expect(headers.etag).toBe(etag)
    expect(headers.vary).toBe('accept, accept-encoding')
    expect(headers['cache-control']).toBe(first['cache-control'])
    expect(headers['content-security-policy']).toBe(first['content-security-policy'])
  }
})

test('another tag earns the page', async () => {
  for (const known of ['"other"', 'W/"other"', 'nonsense', '', '"']) {
    const { status, body } = await ask(site.url, '/work', { headers: { 'if-none-match': known } })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
  }
})

test('a missing page answers * with itself', async () => {
  const { status, text } = await ask(site.url, '/no/such/page', {
    headers: { 'if-none-match': '*' },
  })
  expect(status).toBe(404)
  expect(text).toContain('</html>')
})

test('asked for its head, a page sends its headers only', async () => {
  const whole = await ask(site.url, '/work')
  const head = await ask(site.url, '/work', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(head.headers.etag).toBe(whole.headers.etag)
})

test('a page asked for by its head first is whole for the next', async () => {
  await ask(site.url, '/products', { method: 'HEAD' })
  expect((await ask(site.url, '/products')).text).toContain('</html>')
})

test(
  'PAGE_CACHE_MB=0 keeps no page: each is drawn for who asks',
  { tags: ['long'], timeout: 60_000 },
  async () => {
    const own = await startSite({ PAGE_CACHE_MB: '0' })
    onTestFinished(async () => void (await own.stop()))
    // What is made ahead may still be under way on a slow machine.
    const drawnForThree = async () => {
      const before = await renders(own.url)
      for (let count = 0; count < 3; count++) expect((await ask(own.url, '/')).status).toBe(200)
      return (await renders(own.url)) - before
    }
    await expect.poll(drawnForThree, { timeout: 20_000 }).toBe(3)
  },
)

test('pages that are drawn at the same time are as if each had been drawn alone', async () => {
  const own = await startSite({ PAGE_CACHE_MB: '0' })
  onTestFinished(async () => void (await own.stop()))
  const map = (await ask(own.url, '/sitemap.xml')).text
  const paths = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const read = async (path: string): Promise<string> => {
    const { status, text } = await ask(own.url, path)
    // Whose turn does not come on a busy machine is refused in words, and asks again.
    return status === 503 ? read(path) : text
  }
  const some = paths.filter((_path, index) => index % 5 === 0)
  const together = await Promise.all(some.map(read))
  for (const [index, path] of some.entries())
    expect([path, together[index] === (await read(path))]).toEqual([path, true])
})
