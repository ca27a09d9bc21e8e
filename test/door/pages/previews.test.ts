import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMarks, withoutMarks } from '../../../src/features/documents/marks/marks.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site
let editor: Awaited<ReturnType<typeof contentEditor>>

beforeAll(async () => {
  site = await startSite({})
  editor = await contentEditor(site.url)
}, 60_000)

afterAll(async () => void (await site?.stop()))

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const words = async (path: string) => withoutMarks(await (await get(path)).text())

async function frame(body: object = {}) {
  const answer = await editor.call('POST', '/api/previews/frame', body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { base: string }).base
}

type Preview = { id: string; url: string; name: string; createdBy: string }

async function share(body: object) {
  const answer = await editor.call('POST', '/api/previews', body)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { preview: Preview }).preview
}

/** Keeps a draft of the company's name, which visitors do not see. */
async function draftName(name: string) {
  const [company] = await editor.documents('company')
  const { id, version, value } = company!
  const put = { version, value: { ...value, name } }
  expect((await editor.call('PUT', `/api/content/company/${id}`, put)).status).toBe(200)
}

test('a frame shows every page as it is edited, and visitors see nothing of it', async () => {
  const published = await (await get('/work')).text()
  await draftName('Riverside Works')
  const base = await frame()
  for (const path of [
    '',
    '/',
    '/work',
    '/services',
    '/careers',
    '/insights',
    '/contact',
    '/privacy',
  ])
    expect([path, (await words(base + path)).includes('Riverside Works')]).toEqual([path, true])
  expect(await (await get('/work')).text()).toBe(published)
  expect((await get(`${base}/no-such-page`)).status).toBe(404)
  for (const path of ['/work.data', '/_.data', '.data']) {
    const data = await get(base + path)
    const isDrafted = withoutMarks(await data.text()).includes('Riverside Works')
    expect([path, data.status, isDrafted]).toEqual([path, 200, true])
  }
})

test('what a frame shows is kept by nobody, found by nobody, and framed by us alone', async () => {
  const answer = await get(`${await frame()}/work`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await get('/work')).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  )
})

test('in a frame words say which field they are from, and links stay inside; elsewhere neither', async () => {
  const base = await frame()
  const page = await (await get(`${base}/services/technology/ai`)).text()
  expect(readMarks(page)).toContainEqual({ kind: 'service', id: 'ai', path: 'title' })
  expect(readMarks(page)).toContainEqual({ kind: 'company', id: 'company', path: 'name' })
  expect(page).toContain(`href="${base}/work"`)
  const plain = await (await get(`${await frame({ isPlain: true })}/services/technology/ai`)).text()
  expect(readMarks(plain)).toEqual([])
  expect(readMarks(await (await get('/services/technology/ai')).text())).toEqual([])
})

test('each link of a frame, and each form that asks, leads to where the preview has it', async () => {
  const base = await frame()
  for (const path of ['/services', '/services/technology/ai', '/work', '/careers', '/insights']) {
    const page = await (await get(base + path)).text()
    const links = [...page.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g)].map(([, to]) => to!)
    // What is posted is no page.
    const asks = /<form\b(?![^>]* method="post")[^>]*? action="(\/[^"]*)"/g
    const forms = [...page.matchAll(asks)].map(([, to]) => to!)
    const outside = [...links, ...forms].filter((to) => !to.startsWith(base) && !to.includes('.'))
    expect([path, outside]).toEqual([path, []])
    expect([path, links.filter((to) => to.includes('/preview/', 1))]).toEqual([path, []])
  }
  const map = await (await get(`${base}/services`)).text()
  expect(map).toMatch(/class="map-plot"[^>]*href="\/preview\/[^"]+\/services\//)
})

test('issue 15: the map has the name that a draft gives, in its preview alone; an invented address gets today’s, for nobody to keep', async () => {
  const mapOn = async (path: string) => {
    const [src] = /\/look\/map-wide\.[\da-f]{8}\.svg/.exec(await (await get(path)).text())!
    return { src, answer: await get(src) }
  }
  const [service] = (await editor.documents('service')).filter(({ id }) => id === 'blockchain')
  const { id, version, value } = service!
  const put = { version, value: { ...value, label: 'Ledgers & locks' } }
  expect((await editor.call('PUT', `/api/content/service/${id}`, put)).status).toBe(200)
  const [draft, today] = [await mapOn(`${await frame()}/services`), await mapOn('/services')]
  expect(draft.src).not.toBe(today.src)
  for (const { answer } of [draft, today])
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  expect(await draft.answer.text()).toContain(' Ledgers &amp; locks</text>')
  const published = await today.answer.text()
  expect(published).toContain(' Blockchain</text>')
  const invented = await get('/look/map-wide.00000000.svg')
  expect([invented.headers.get('cache-control'), await invented.text()]).toEqual([
    'no-store',
    published,
  ])
  expect((await get('/look/map-upright.00000000.svg')).status).toBe(404)
})

test('the token of a preview may come percent-encoded', async () => {
  const base = (await frame()).replace('~', '%7E')
  for (const path of ['', '/', '/work', '/work.data', '.data'])
    expect([path, (await get(base + path)).status]).toEqual([path, 200])
})

test('of the attributes in a frame, those that say words alone carry marks', async () => {
  const [home] = await editor.documents('home')
  const { id, version, value } = home!
  const { services } = value as { services: object }
  const latin = { ...services, word: 'Lumen', wordLanguage: 'la' }
  const put = { version, value: { ...value, services: latin } }
  expect((await editor.call('PUT', `/api/content/home/${id}`, put)).status).toBe(200)
  const base = await frame()
  for (const path of ['/', '/services', '/services/technology/ai', '/work', '/privacy']) {
    const page = await (await get(base + path)).text()
    const marked = [...page.matchAll(/ ([\w-]+)="[^"]*\u{E007F}[^"]*"/gu)].map(([, name]) => name)
    const others = marked.filter((name) => !/^(alt|aria-label|content|title)$/.test(name!))
    expect([path, others]).toEqual([path, []])
  }
})

test('a frame sets words in the size in which visitors get them', async () => {
  const marked = await frame()
  const plain = await frame({ isPlain: true })
  const sizes = async (path: string) =>
    (await (await get(path)).text()).match(/ data-(long|letters)="[^"]*"|\/look\/[\w-]+\.css/g)
  for (const path of ['/', '/contact'])
    expect([path, await sizes(marked + path)]).toEqual([path, await sizes(plain + path)])
})

test('a draft that lacks words is drawn with notes where they belong', async () => {
  const value = { section: 'technology', label: 'Unwritten' }
  await editor.call('POST', '/api/content/service', { slug: 'unwritten', value })
  const page = await words(`${await frame()}/services/technology/unwritten`)
  expect(page).toContain('‹Title›')
  expect((await get('/services/technology/unwritten')).status).toBe(404)
})

test('only the drafts that are asked for are shown', async () => {
  await draftName('Harbour Works')
  expect(await words(await frame({ drafts: ['company'] }))).toContain('Harbour Works')
  expect(await words(await frame({ drafts: [] }))).not.toContain('Harbour Works')
})

test('a frame ends with the session that it is for', async () => {
  const other = await contentEditor(site.url)
  const answer = await other.call('POST', '/api/previews/frame', {})
  const { base } = (await answer.json()) as { base: string }
  expect((await get(`${base}/work`)).status).toBe(200)
  await other.call('POST', '/admin/logout')
  expect((await get(`${base}/work`)).status).toBe(410)
})

test('a shared link shows one state to people without a login, until it is revoked', async () => {
  await draftName('Before Sharing')
  const { id, url, createdBy } = await share({ days: 7, name: 'For the board', path: '/work' })
  expect(createdBy).toBe('owner@example.com')
  await draftName('After Sharing')
  expect(await words(url)).toContain('Before Sharing')
  expect(await words(url)).not.toContain('After Sharing')
  expect(readMarks(await (await get(url)).text())).toEqual([])
  const listed = await (await editor.call('GET', '/api/previews')).json()
  expect(listed).toMatchObject({ previews: [{ id, url, name: 'For the board' }] })
  expect((await editor.call('DELETE', `/api/previews/${id}`)).status).toBe(204)
  const gone = await get(url)
  expect(gone.status).toBe(410)
  expect(await gone.json()).toEqual({
    message: 'This preview is over. Please ask for a new link.',
    code: 'preview-over',
  })
  const page = await fetch(site.url + url, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(410)
  expect(await page.text()).toContain('<h1>This preview is over. Please ask for a new link.</h1>')
  expect(await (await editor.call('GET', '/api/previews')).json()).toEqual({ previews: [] })
  // Issue 16: who follows a link within the preview is shown that page, too.
  const data = await get(`${url}.data?q=pumps&_routes=root`)
  expect([data.status, data.headers.get('x-remix-reload-document')]).toEqual([204, 'true'])
  expect(data.headers.get('x-remix-redirect')).toBe('/work?q=pumps')
})

test('what nobody signed is not there, nor is the desk or a status page in a preview', async () => {
  const base = await frame()
  const [head = ''] = base.split('~')
  for (const path of [
    '/preview/x',
    `${head}~AAAA/work`,
    `${base}x/work`,
    `${base}/admin`,
    `${base}/status/x`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('a link is good for 1 to 60 days, and made and revoked by who may change content', async () => {
  for (const days of [0, 61, 1.5, '7'])
    expect([days, (await editor.call('POST', '/api/previews', { days })).status]).toEqual([
      days,
      400,
    ])
  expect(
    (await editor.call('POST', '/api/previews', { days: 1, path: '//evil.example' })).status,
  ).toBe(400)
  for (const [method, path] of [
    ['POST', '/api/previews/frame'],
    ['GET', '/api/previews'],
    ['POST', '/api/previews'],
    ['DELETE', '/api/previews/x'],
  ] as const)
    expect((await fetch(site.url + path, { method })).status).toBe(401)
  expect((await editor.call('DELETE', '/api/previews/nothing')).status).toBe(404)
})
