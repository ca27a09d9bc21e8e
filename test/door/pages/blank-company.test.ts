import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { kindNames } from '../../../src/features/documents/kinds/all-kinds.ts'
import { ask } from '../../server/ask.ts'
import { emptyElement } from '../../desk/empty-element.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { drawingsOfSample } from '../../sample/neutral-drawings.ts'
import { type Site, startSite } from '../../server/site.ts'

const name = 'Rekha & Söhne'

let site: Site

beforeAll(async () => {
  site = await startSite({ SAMPLE_DATA: 'off', COMPANY_NAME: name })
})

afterAll(async () => void (await site?.stop()))

/** The list of posts fills itself. */
const unfilled = /‹|undefined|\{(office|phone|privacy|accessibility|security|grievanceOfficer)\}/
const ofTheSample = /naksha|pune|patna|austin|deshpande|thirty services/i

test('SAMPLE_DATA=off: a company with nothing but its name has whole pages, without a note to its owner', async () => {
  for (const path of [
    '/',
    '/careers',
    '/insights',
    '/contact',
    '/privacy',
    '/search',
    '/no-such-page',
  ]) {
    const { status, text } = await ask(site.url, path)
    const body = text.slice(text.indexOf('<body'), text.indexOf('</footer>'))
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    expect([path, emptyElement(body)]).toEqual([path, undefined])
    expect(text).toContain('Rekha &amp; Söhne')
    expect([path, unfilled.exec(body.replace(/<script.*?<\/script>/gs, ''))?.[0]]).toEqual([
      path,
      undefined,
    ])
    expect([path, ofTheSample.exec(body)?.[0]]).toEqual([path, undefined])
    expect([path, drawingsOfSample(text)]).toEqual([path, []])
  }
  const home = await ask(site.url, '/')
  expect(home.text).toMatch(/<h1>Rekha &amp; Söhne<\/h1>/)
  expect(home.text).toContain('<title>Rekha &amp; Söhne</title>')
  expect(home.text).toContain('>Estimations &amp; Planning For Business Decisions</h2>')
  for (const gone of ['/work', '/products', '/services', '/imprint'])
    expect([gone, (await ask(site.url, gone)).status]).toEqual([gone, 404])
  expect(site.complaints()).toEqual([])
})

test('SAMPLE_DATA=off: what programs read knows nobody else either', async () => {
  for (const path of [
    '/llms.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/careers/feed.xml',
    '/.well-known/security.txt',
    '/index.md',
    '/privacy.md',
  ]) {
    const { status, text } = await ask(site.url, path)
    expect([path, status]).toEqual([path, 200])
    expect([path, unfilled.exec(text)?.[0], ofTheSample.exec(text)?.[0]]).toEqual([
      path,
      undefined,
      undefined,
    ])
  }
  const security = (await ask(site.url, '/.well-known/security.txt')).text
  expect(security).toContain(`Contact: ${site.url}/contact`)
})

test('every kind has a draft or words of its own, and a note keeps a draft from visitors until it is replaced', async () => {
  const { call, documents, change } = await contentEditor(site.url)
  const folders = readdirSync('packs/blank', { withFileTypes: true })
  const here = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const without = kindNames.filter((kind) => !here.includes(kind))
  expect(without.toSorted()).toEqual(['deck', 'redirect'])

  const [leader] = await documents('leader')
  expect(leader).toMatchObject({ state: 'draft', value: { name: '‹A name.›' } })
  const refused = await call('POST', `/api/content/leader/${leader!.id}/publish`, { version: 1 })
  expect(refused.status).toBe(400)
  expect((await refused.json()) as object).toMatchObject({
    code: 'document-incomplete',
    fields: { name: 'Name is still the note on what belongs here.' },
  })
  await change(leader!, { name: 'Ada Rekha', role: 'Owner', text: 'Draws the first line herself.' })
  const { text } = await ask(site.url, '/')
  expect(text).toContain('Ada Rekha')
  expect(emptyElement(text)).toBeUndefined()
})

test(
  'SAMPLE_DATA=off once: a later start without it brings no invented jobs and posts',
  { tags: ['long'] },
  async () => {
    const { dataDir, remove } = await migratedDatabase('sqlite')
    onTestFinished(remove)
    const first = await startSite({ SAMPLE_DATA: 'off', COMPANY_NAME: name, DATA_DIR: dataDir })
    await first.stop()
    const second = await startSite({ SAMPLE_DATA: 'on', DATA_DIR: dataDir })
    onTestFinished(async () => void (await second.stop()))
    expect((await ask(second.url, '/')).text).toContain(`<h1>${name.replace('&', '&amp;')}</h1>`)
    expect(JSON.parse((await ask(second.url, '/jobs')).text)).toEqual({ jobPosts: [] })
    expect((await ask(second.url, '/feed.xml')).text).not.toContain('<item>')
  },
)

test(
  'a name that was changed in the desk is not taken back by the settings',
  { tags: ['long'] },
  async () => {
    const { dataDir, remove } = await migratedDatabase('sqlite')
    onTestFinished(remove)
    const open = () => startSite({ SAMPLE_DATA: 'off', COMPANY_NAME: name, DATA_DIR: dataDir })
    const first = await open()
    const { documents, change } = await contentEditor(first.url)
    const [company] = await documents('company')
    expect(company!.value.name).toBe(name)
    const value = { name: 'Rekha', contacts: { phone: '+49 40 1' }, socials: [] }
    await change({ ...company!, value }, {})
    await first.stop()
    const second = await open()
    onTestFinished(async () => void (await second.stop()))
    expect((await ask(second.url, '/')).text).toContain('<h1>Rekha</h1>')
  },
)
