import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { faintWords } from '../../browser/axe-violations.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { caller, invited } from '../../desk/desk-visit.ts'
import { launch } from '../../browser/launch.ts'
import { photograph, uploadOn } from '../../sent/pictures-on-site.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Site, startSite } from '../../server/site.ts'
import { startSmtp } from '../../server/smtp-server.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  const launched = launch()
  site = await startSite()
  browser = await launched
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const textOf = async (path: string) => (await ask(site.url, path)).text
const bytesOf = async (path: string) => (await ask(site.url, path)).body

const look = {
  logo: '<svg viewBox="0 0 60 20"><path fill="var(--signal)" d="M0 20L10 0l10 20z"/></svg>',
  colours: { paper: '#fff8ec', ink: '#2a1633', signal: '#0f7b6c' },
  type: 'serif',
  grid: 'none',
}

const asHouse = { colours: undefined, type: undefined, grid: undefined }

async function brandOf(url = site.url) {
  const editor = await contentEditor(url)
  const [brand] = await editor.documents('brand')
  return { ...editor, brand: brand! }
}

const sheetOf = (html: string) => /<link rel="stylesheet" href="(\/look\/[^"]+)"/.exec(html)?.[1]

/** The drawings that a page shows as pictures, its map among them. */
const drawingsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/<img[^>]* src="([^"#]*\/(?:drawings\/|look\/map-)[^"#]+)/g)].map(
      ([, src]) => src!,
    ),
  ),
]

/** One page of each kind that shows drawings as pictures; the status page shows that of a missing one. */
const drawnPages = [
  '/',
  '/work',
  '/work/kaveri-checkout',
  '/services',
  '/services/technology/ai',
  '/services/technology/ai/watching-for-drift',
  '/products',
  '/products/darwaza',
  '/careers',
  '/careers/platform-lead-north-america',
  '/contact',
  '/insights',
  '/status/no-such-token',
  '/no-such-page',
  '/admin/adminlogin',
]

test('a brand is on every page, icon, drawing, image and the desk with the next request, and gone with it', async () => {
  const { brand, change } = await brandOf()
  const image = await bytesOf('/social/work.png')
  expect(sheetOf(await textOf('/'))).toBeUndefined()
  const changed = await change(brand, look)

  for (const path of ['/', '/work', '/careers', '/no-such-page', '/admin/adminlogin']) {
    const html = await textOf(path)
    expect([path, sheetOf(html)]).toEqual([path, expect.stringMatching(/^\/look\/[\w-]{10}\.css$/)])
    expect([path, html]).toEqual([path, expect.stringContaining('content="#fff8ec"')])
    expect([path, html]).toEqual([path, expect.stringMatching(/<svg[^>]+viewBox="0 0 60 20"/)])
  }
  const sheet = await ask(site.url, sheetOf(await textOf('/'))!)
  expect(sheet.headers['cache-control']).toContain('immutable')
  expect(sheet.text).toMatch(/--paper:light-dark\(#fff8ec,#\w{6}\)/)
  expect(sheet.text).toContain('--font-text:"Source Serif 4 Variable"')
  expect(sheet.text).toContain('.hero::before{display:none}')
  expect(await textOf('/favicon.svg')).toContain('--signal:#0f7b6c')
  const post = /href="(\/insights\/[^"?]+)"/.exec(await textOf('/insights'))![1]!
  for (const path of [...drawnPages, post]) {
    const drawings = drawingsOf(await textOf(path))
    expect([path, drawings.length]).not.toEqual([path, 0])
    for (const drawing of drawings) {
      const { headers, text } = await ask(site.url, drawing)
      const caching = /\.[\da-f]{8}\.svg$/.test(drawing) ? 'immutable' : 'max-age=300'
      expect([drawing, headers['cache-control']]).toEqual([
        drawing,
        expect.stringContaining(caching),
      ])
      expect([drawing, text.includes('--al:#2a1633')]).toEqual([drawing, true])
      expect([drawing, text.includes('#f04014')]).toEqual([drawing, false])
    }
  }
  const [old] = drawingsOf(await textOf('/'))
  expect(
    (await ask(site.url, old!.replace(/[\w-]+\.\w+\.svg/, 'nobody.00000000.svg'))).status,
  ).toBe(404)
  expect(JSON.parse(await textOf('/look/manifest.webmanifest'))).toMatchObject({
    theme_color: '#fff8ec',
  })
  const { data, info } = await sharp(await bytesOf('/social/work.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(data.length - info.channels).subarray(0, 3)]).toEqual([0xff, 0xf8, 0xec])

  const invented = await ask(site.url, '/look/anything.css')
  expect([invented.status, invented.headers['cache-control']]).toEqual([200, 'no-store'])

  await change(changed, { ...asHouse, ...brand.value })
  const after = await textOf('/')
  expect([sheetOf(after), after]).toEqual([undefined, expect.stringContaining('content="#eceee9"')])
  expect(after).not.toContain('viewBox="0 0 60 20"')
  expect((await bytesOf('/social/work.png')).equals(image)).toBe(true)
  expect(drawingsOf(after).filter((drawing) => /^\/look\/(?!map-)/.test(drawing))).toEqual([])
  expect((await ask(site.url, '/look/anything.css')).status).toBe(404)
})

test('a logo that is a picture is in every icon and on shared images', async () => {
  const { brand, change } = await brandOf()
  const { url } = await uploadOn(site, await photograph(320, 320, '#1f6fd0'))
  const before = await bytesOf('/social/work.png')
  const changed = await change(brand, { logo: undefined, logoPicture: { upload: url, alt: 'L' } })
  expect(await textOf('/favicon.svg')).toMatch(/<image href="data:image\/png;base64,[^"]{500,}"/)
  const { data, info } = await sharp(await bytesOf('/look/icon-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (100 * info.width + 100) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  expect([red < 80, green < 140, blue > 160]).toEqual([true, true, true])
  expect((await bytesOf('/social/work.png')).equals(before)).toBe(false)
  await change(changed, { ...brand.value, logoPicture: undefined })
  expect((await bytesOf('/social/work.png')).equals(before)).toBe(true)
})

test('a mail has the colours of the brand', async () => {
  const smtp = await startSmtp()
  const own = await startSite({ SMTP_URL: smtp.url, MAIL_FROM: 'Rekha <hello@rekha.example>' })
  onTestFinished(async () => void (await own.stop()))
  const { brand, change } = await brandOf(own.url)
  await change(brand, look)
  const { payload, headers } = multipartBody(enquiry, [])
  const all = { ...headers, accept: 'application/json', 'content-length': payload.length }
  await ask(own.url, '/api/v1.0/email/send-form', { method: 'POST', headers: all, body: payload })
  const receipt = () => smtp.arrived.find(({ to }) => to.includes(enquiry.email))?.mail.html
  await expect.poll(receipt).toContain('solid #0f7b6c')
})

test('a company without a brand is its name, set in type', async () => {
  const { brand, call, publish } = await brandOf()
  await call('POST', `/api/content/brand/${brand.id}/unpublish`, { version: brand.version })
  const html = await textOf('/')
  expect(html).not.toContain('class="logo"')
  expect(html).toContain('href="/favicon.svg"')
  const [left] = await (await contentEditor(site.url)).documents('brand')
  await publish(left!)
  expect(await textOf('/')).toContain('class="logo"')
})

test('a drawing that is a program, a colour that is none and a faint one are told by their field', async () => {
  const { brand, call } = await brandOf()
  const put = async (value: object) => {
    const answer = await call('PUT', `/api/content/brand/${brand.id}`, {
      version: brand.version,
      value,
    })
    const told = (await answer.json()) as { fields?: object; document?: { remarks: string[] } }
    return { status: answer.status, ...told }
  }
  const wrong: [object, string][] = [
    [{ logo: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' }, 'logo'],
    [{ logo: '<svg viewBox="0 0 1 1"><path onload="alert(1)"/></svg>' }, 'logo'],
    [{ colours: { ink: 'red' } }, 'colours.ink'],
    [{ colours: { shadow: '#000000' } }, 'colours.shadow'],
    [{ type: 'comic' }, 'type'],
    [{ favicon: 'x' }, 'favicon'],
  ]
  for (const [value, field] of wrong) {
    const { status, fields } = await put(value)
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
  }
  const { status, document } = await put({ colours: { paper: '#ffffff', signal: '#ffee00' } })
  expect([status, document?.remarks]).toEqual([
    200,
    [expect.stringMatching(/^Signal #ffee00 is seen too little on the paper #ffffff \(1\.2 : 1/)],
  ])
  const editor = await caller(site.url, await invited(site.url, 'editor'))
  const address = `/api/content/brand/${brand.id}`
  const seen = await (await fetch(`${site.url}${address}`)).json()
  expect(await (await editor.call('GET', address)).json()).toEqual(seen)
})

test.each([
  ['faint', { paper: '#777777', ink: '#888888', signal: '#999999' }],
  ['dark', { paper: '#101418', ink: '#223344', signal: '#112233' }],
  ['loud', { paper: '#ffff00', ink: '#00ff00', signal: '#ff00ff' }],
])('in %s colours every page can be read, in both schemes', async (_how, colours) => {
  const { brand, change } = await brandOf()
  const changed = await change(brand, { colours, type: 'warm' })
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    for (const path of [
      '/',
      '/services/technology/ai',
      '/services/technology/ai/watching-for-drift',
      '/work/kaveri-checkout',
      '/contact',
      '/insights/exactly-once-is-a-column',
    ]) {
      await page.goto(path, { waitUntil: 'load' })
      expect([path, await faintWords(page)]).toEqual([path, []])
    }
  } finally {
    await context.close()
    await change(changed, { ...asHouse, ...brand.value })
  }
})
