import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Document } from '../../../src/features/documents/document-value.ts'
import { ask } from '../../server/ask.ts'
import { emptyElement } from '../../desk/empty-element.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { caller } from '../../desk/desk-visit.ts'
import { renders } from '../../server/figures.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { photograph, uploadOn } from '../../sent/pictures-on-site.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Site, startSite } from '../../server/site.ts'
import { startSmtp } from '../../server/smtp-server.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => void (await site?.stop()))

const textOf = async (url: string, path: string) => (await ask(url, path)).text

test('a new phone number and name are on every page, file and feed with the next request', async () => {
  const { documents, change } = await contentEditor(site.url)
  const [company] = await documents('company')
  const contacts = { ...(company!.value.contacts as object), phone: '+49 40 555 0199' }
  for (const path of ['/', '/work', '/imprint', '/no-such-page', '/search'])
    expect([path, await textOf(site.url, path)]).toEqual([path, expect.stringContaining('Naksha')])
  const published = await change(company!, { name: 'Rekha', legalName: 'Rekha GmbH', contacts })

  for (const path of ['/', '/work', '/careers', '/contact', '/insights', '/no-such-page']) {
    const text = await textOf(site.url, path)
    expect([path, text.includes('Rekha GmbH')]).toEqual([path, true])
  }
  expect(await textOf(site.url, '/')).toContain('"telephone":"+49 40 555 0199"')
  for (const path of ['/imprint', '/accessibility'])
    expect(await textOf(site.url, path)).toContain('+49 40 555 0199')
  expect(await textOf(site.url, '/imprint.md')).toContain('+49 40 555 0199')
  expect(await textOf(site.url, '/llms.txt')).toMatch(/^# Rekha\n/)
  expect(await textOf(site.url, '/feed.xml')).toContain('<title>Rekha Insights</title>')
  expect(await textOf(site.url, '/careers/feed.xml')).toContain('Rekha: open positions')
  expect(await textOf(site.url, '/search?q=rekha')).not.toContain('0 pages')
  await change(published, company!.value)
})

test('a leader’s words drop the pages that show them, and no other', async () => {
  const { documents, change } = await contentEditor(site.url)
  await ask(site.url, '/work')
  await ask(site.url, '/')
  const [leader] = await documents('leader')
  const changed = await change(leader!, { role: 'Keeper of the plans' })
  const before = await renders(site.url)
  await ask(site.url, '/work')
  expect(await renders(site.url)).toBe(before)
  expect(await textOf(site.url, '/')).toContain('Keeper of the plans')
  expect(await textOf(site.url, '/llms.txt')).toContain('# Naksha')
  await change(changed, leader!.value)
})

test('a company without people, figures, years or offices has whole pages, and no heading stands alone', async () => {
  const own = await startSite()
  onTestFinished(async () => void (await own.stop()))
  const { documents, change, remove } = await contentEditor(own.url)
  const headings = ['Leaders', 'People are talking']
  const full = await textOf(own.url, '/')
  const kinds = [
    'leader',
    'testimonial',
    'counter',
    'timeline-entry',
    'promise',
    'office',
    'home-card',
    'benefit',
    'hiring-step',
  ]
  for (const kind of kinds)
    for (const document of await documents(kind))
      expect([kind, await remove(document)]).toEqual([kind, 204])
  const [company] = await documents('company')
  await change(company!, { socials: [] })
  const [navigation] = await documents('navigation')
  await change(navigation!, { header: [], footer: [] })
  const empty = await textOf(own.url, '/')
  const lists = [
    'leaders',
    'testimonial',
    'counter',
    'timeline',
    'promise',
    'office',
    'service-card',
  ]
  for (const name of lists) {
    expect([name, full.includes(`class="${name}`)]).toEqual([name, true])
    expect([name, empty.includes(`class="${name}`)]).toEqual([name, false])
  }
  for (const heading of headings) expect(empty).not.toContain(`>${heading}<`)
  const careers = await textOf(own.url, '/careers')
  for (const name of ['benefits', 'hiring-steps']) expect(careers).not.toContain(`class="${name}`)
  for (const path of ['/', '/contact', '/careers', '/work', '/imprint', '/index.md', '/llms.txt']) {
    const { status, text } = await ask(own.url, path)
    expect([path, status, emptyElement(text)]).toEqual([path, 200, undefined])
  }
  const [, slug] = /href="\/careers\/([\w-]+)"/.exec(await textOf(own.url, '/careers'))!
  expect((await ask(own.url, `/careers/${slug}`)).status).toBe(200)
  expect(own.complaints()).toEqual([])
})

test('a legal page is there at its address, in the footer and the site map; an old address leads to it', async () => {
  const { call } = await caller(site.url)
  const { documents, change } = await contentEditor(site.url)
  const [privacy] = await documents('legal-page')
  const made = await call('POST', '/api/content/legal-page', {
    value: privacy!.value,
    slug: 'terms',
  })
  const { document } = (await made.json()) as { document: Document }
  expect((await ask(site.url, '/terms')).status).toBe(404)
  // No heading stands alone, and no list of contents either.
  const sections = [{ id: 'a', heading: 'Alone', paragraphs: [] }]
  const headed = { heading: 'Terms of sale', linkLabel: 'Terms', sections }
  const terms = await change(document, headed)
  const html = await textOf(site.url, '/terms')
  expect(html).toContain('<h1>Terms of sale</h1>')
  expect(html).not.toMatch(/legal-body|<h2[^>]*>Alone/)
  expect(await textOf(site.url, '/work')).toContain('<a href="/terms">Terms</a>')
  for (const file of ['/sitemap.xml', '/llms.txt', '/search?q=terms%20of%20sale'])
    expect([file, await textOf(site.url, file)]).toEqual([file, expect.stringContaining('/terms')])
  const { version, value } = terms
  const body = { version, value, slug: 'terms-of-sale' }
  await call('PUT', `/api/content/legal-page/${terms.id}`, body)
  await call('POST', `/api/content/legal-page/${terms.id}/publish`, { version: version + 1 })
  const old = await ask(site.url, '/terms')
  expect([old.status, old.headers.location]).toEqual([301, '/terms-of-sale'])
  expect(await textOf(site.url, '/work')).toContain('<a href="/terms-of-sale">Terms</a>')
  await call('DELETE', `/api/content/legal-page/${terms.id}`)
  expect((await ask(site.url, '/terms')).status).toBe(404)
})

test('an address that is no more leads where an owner says, in one step and never in a circle', async () => {
  const { call } = await caller(site.url)
  const redirect = async (from: string, to: string) => {
    const made = await call('POST', '/api/content/redirect', { value: { from, to } })
    const { document } = (await made.json()) as { document: Document }
    await call('POST', `/api/content/redirect/${document.id}/publish`, { version: 1 })
    return document
  }
  const made = [
    await redirect('/old-about', '/#about'),
    await redirect('/2019/about-us', '/old-about'),
    // What leads nowhere isn't published.
    await redirect('/here', '/there'),
    await redirect('/work', '/careers'),
  ]
  const circle = { value: { from: '/there', to: '/here' } }
  expect((await call('POST', '/api/content/redirect', circle)).status).toBe(400)
  for (const [path, status, location] of [
    ['/2019/about-us', 301, '/#about'],
    ['/2019/About-Us', 301, '/#about'],
    ['/old-about', 301, '/#about'],
    ['/here', 404, undefined],
    ['/work', 200, undefined],
  ] as const) {
    const { headers, ...answer } = await ask(site.url, path)
    expect([path, answer.status, headers.location]).toEqual([path, status, location])
  }
  for (const { id } of made) await call('DELETE', `/api/content/redirect/${id}`)
  expect((await ask(site.url, '/old-about')).status).toBe(404)
})

test('the links of header and footer are the owner’s', async () => {
  const { documents, change } = await contentEditor(site.url)
  const [navigation] = await documents('navigation')
  const header = [{ label: 'What we made', link: '/work', onWideScreensOnly: false }]
  const footer = [{ label: 'The code', link: 'https://example.com/code' }]
  const changed = await change(navigation!, { header, footer })
  const text = await textOf(site.url, '/careers')
  expect(text.match(/<a href="\/work">What we made<\/a>/g)).toHaveLength(2)
  expect(text).toContain('href="https://example.com/code"')
  expect(text).not.toContain('>Insights</a>')
  await change(changed, navigation!.value)
})

test('a leader may have a photograph: a copy of the upload, with the words that describe it', async () => {
  const { documents, change } = await contentEditor(site.url)
  const upload = await uploadOn(site, await photograph(1600, 1200))
  const [leader] = await documents('leader')
  const shown = { upload: upload.url, alt: 'Ira at the long table' }
  const changed = await change(leader!, { picture: shown })
  const [img] = /<img[^>]*alt="Ira at the long table"[^>]*>/.exec(await textOf(site.url, '/'))!
  const src = / src="(\/media\/[^"]+)"/.exec(img)![1]!
  const answer = await fetch(site.url + src)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await change(changed, leader!.value)
})

test('a mail calls the company what it is called by then', async () => {
  const smtp = await startSmtp()
  const own = await startSite({ SMTP_URL: smtp.url, MAIL_FROM: 'Rekha <hello@rekha.example>' })
  onTestFinished(async () => void (await own.stop()))
  const { documents, change } = await contentEditor(own.url)
  const [company] = await documents('company')
  await change(company!, { name: 'Rekha' })
  const { payload, headers } = multipartBody(enquiry, [])
  const all = { ...headers, accept: 'application/json', 'content-length': payload.length }
  const sent = await ask(own.url, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: all,
    body: payload,
  })
  expect(sent.status).toBe(200)
  const receipt = () => smtp.arrived.find(({ to }) => to.includes(enquiry.email))?.mail.text
  await expect.poll(receipt).toContain('Your enquiry has reached Rekha.')
})

test('what one process publishes is on every page of another with the next request', async () => {
  const { dataDir, databaseUrl, remove } = await migratedDatabase('postgres', 'opened')
  onTestFinished(remove)
  const open = async () => {
    const started = await startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    onTestFinished(async () => void (await started.stop()))
    return started
  }
  const near = await open()
  const far = await open()
  const { documents, change } = await contentEditor(near.url)
  let [company] = await documents('company')
  const stale: number[] = []
  for (let round = 0; round < 5; round++) {
    await ask(far.url, '/imprint')
    const phone = `+91 20 0000 ${1000 + round}`
    const contacts = { ...(company!.value.contacts as object), phone }
    company = await change(company!, { contacts })
    if (!(await textOf(far.url, '/imprint')).includes(phone)) stale.push(round)
    expect(await textOf(near.url, '/imprint')).toContain(phone)
  }
  expect(stale).toEqual([])
}, 90_000)
