import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { figure, renders } from '../../server/figures.ts'
import { type Site, startSite } from '../../server/site.ts'

const origin = 'https://www.naksha.example'

let site: Site
let paths: string[]
beforeAll(async () => {
  site = await startSite({ SITE_URL: origin })
  const { text } = await ask(site.url, '/sitemap.xml')
  paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
})
afterAll(async () => void (await site?.stop()))

const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s has its type, its tag and a smaller body, and is kept', async (path, type) => {
  const { status, headers, text } = await ask(site.url, path)
  expect([status, headers['content-type']]).toEqual([200, type])
  expect(text).toContain(origin)
  expect(text).not.toContain(site.url)
  const before = await renders(site.url)
  const known = await ask(site.url, path, { headers: { 'if-none-match': headers.etag } })
  expect(known.status).toBe(304)
  const small = await ask(site.url, path, { headers: { 'accept-encoding': 'br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(await renders(site.url)).toBe(before)
})

test('every page of the site map is there, and says of itself what the site map says', async () => {
  expect(paths.length).toBeGreaterThanOrEqual(150)
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of paths) {
    const { status, text } = await ask(site.url, path)
    expect([path, status]).toEqual([path, 200])
    expect(one(text, /<link rel="canonical" href="([^"]+)"/)).toBe(origin + path)
    const image = one(text, /<meta property="og:image" content="([^"]+)"/)
    expect([path, image]).toEqual([path, `${origin}/social${path === '/' ? '/home' : path}.png`])
    expect(text).not.toMatch(/<meta name="robots"/)
    titles.add(one(text, /<title>([^<]+)<\/title>/)!)
    descriptions.add(one(text, /<meta name="description" content="([^"]+)"/)!)
  }
  expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length])
})

test('every page is one JSON-LD graph that a machine can read', async () => {
  for (const path of paths) {
    const { text, headers } = await ask(site.url, path)
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect([path, blocks.length]).toEqual([path, 1])
    const data = JSON.parse(blocks[0]![1]!)
    expect(data['@context']).toBe('https://schema.org')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    for (const { logo } of data['@graph'])
      if (logo?.url) expect((await ask(site.url, new URL(logo.url).pathname)).status).toBe(200)
  }
})

test('every page has a twin in Markdown, at its own name and for those who ask for it', async () => {
  for (const path of paths) {
    const page = await ask(site.url, path)
    const named = one(page.text, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/)!
    const twin = await ask(site.url, new URL(named).pathname)
    expect([path, twin.status]).toEqual([path, 200])
    expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(twin.headers.link).toBe(`<${origin}${path}>; rel="canonical"`)
    expect(twin.text).toMatch(/^# \S/)
    expect(twin.text).not.toContain('](/')
    const asked = await ask(site.url, path, { headers: { accept: 'text/markdown, */*' } })
    expect(asked.text).toBe(twin.text)
    expect(asked.headers.vary).toBe('accept, accept-encoding')
    expect(page.headers.vary).toBe('accept, accept-encoding')
  }
})

test('who would rather have HTML gets it, before and after somebody else read Markdown', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
  for (const headers of [
    browser,
    {},
    { accept: '*/*' },
    { accept: 'text/html, text/markdown;q=0.9' },
  ]) {
    const { headers: answer } = await ask(site.url, '/work', { headers })
    expect(answer['content-type']).toBe('text/html; charset=utf-8')
    await ask(site.url, '/work', { headers: { accept: 'text/markdown' } })
  }
})

test('what has no twin stays what it is for a reader of Markdown', async () => {
  const headers = { accept: 'text/markdown' }
  expect((await ask(site.url, '/favicon.svg', { headers })).headers['content-type']).toMatch(/svg/)
  expect((await ask(site.url, '/robots.txt', { headers })).headers['content-type']).toMatch(/plain/)
  const missing = await ask(site.url, '/nowhere', { headers })
  expect([missing.status, missing.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
  expect((await ask(site.url, '/nowhere.md')).status).toBe(404)
  expect((await ask(site.url, '/admin.md')).status).toBe(404)
})

test('every kind of page has a social image of 1200 by 630, drawn once', async () => {
  const some = ['/', '/work', '/privacy', paths.find((path) => path.split('/').length === 5)!]
  for (const path of some) {
    const address = `/social${path === '/' ? '/home' : path}.png`
    const [first, second] = await Promise.all([ask(site.url, address), ask(site.url, address)])
    expect([address, first.status, first.headers['content-type']]).toEqual([
      address,
      200,
      'image/png',
    ])
    expect(second.body.equals(first.body)).toBe(true)
    const { width, height } = await sharp(first.body).metadata()
    expect([width, height]).toEqual([1200, 630])
    const before = await renders(site.url)
    const { headers } = await ask(site.url, address, { headers: { 'accept-encoding': 'br' } })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.etag).toBe(first.headers.etag)
    expect(await renders(site.url)).toBe(before)
  }
})

test.each([
  ['/social/nowhere.png', 404],
  ['/social/Work.png', 404],
  ['/social/w%6Frk.png', 404],
  ['/social/work.jpg', 404],
  ['/social/.png', 404],
  ['/social/%2e%2e/work.png', 400],
])('%s is no picture', async (path, status) => {
  const before = await figure(site.url, 'foyer_page_cache_pages')
  expect((await ask(site.url, path)).status).toBe(status)
  expect(await figure(site.url, 'foyer_page_cache_pages')).toBe(before)
})

test('SERV-1: a page matches whatever its case, and is kept once', async () => {
  const path = '/services/offerings/Digital-Advisory'
  const menus = await ask(site.url, path)
  const before = await renders(site.url)
  for (const spelling of [
    path.toLowerCase(),
    path.toUpperCase(),
    path.replace('offerings', '%6Fffering%73'),
  ]) {
    const { status, text } = await ask(site.url, spelling)
    expect([spelling, status]).toEqual([spelling, 200])
    expect(text).toBe(menus.text)
  }
  expect(await renders(site.url)).toBe(before)
})

test.each(['', '.md'])(
  'SERV-1: the correct spelling of customer experience design%s is moved to the menu’s',
  async (ending) => {
    const menus = '/services/offerings/cutomer-experience-design'
    const card = paths.find((path) => path.startsWith(`${menus}/`))!
    for (const to of [menus, card])
      for (const asked of [to.replace('cutomer', 'customer'), to.replace('cutomer', 'Customer')]) {
        const { status, headers } = await ask(site.url, asked + ending)
        expect([asked, status, headers.location]).toEqual([asked, 301, to + ending])
      }
  },
)

test.each([
  ['/services/offerings/digital-advisery', '/services/offerings/Digital-Advisory'],
  ['/services/technolgy/devops', '/services/technology/devops'],
  ['/services/technology/devops/no-such-card', '/services/technology/devops'],
  ['/work/himdhara', '/work/himdhara-cold-chain'],
  ['/products/mushni', '/products/munshi'],
  ['/carers', '/careers'],
])('SERV-3: %s is a 404 that suggests %s', async (missing, near) => {
  const { status, text } = await ask(site.url, missing)
  expect(status).toBe(404)
  expect(one(text, /Did you mean<\/h2><ul[^>]*>(.*?)<\/ul>/s)).toContain(`href="${near}"`)
})
