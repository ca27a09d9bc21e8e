import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { Changes } from '../../platform/db/changes.ts'
import { createDocument } from '../documents/write/create-document.ts'
import { saveDraft } from '../documents/write/save-draft.ts'
import { restoreDocument, trashDocument } from '../documents/write/trash-document.ts'
import { changePost } from '../posts/write/change-post.ts'
import { writePost } from '../posts/write/write-post.ts'
import { personCommand, sampleContent } from '../sessions/actor.ts'
import { countMissed } from './count-missed.ts'
import { countedPath } from './counted-path.ts'
import { leaveOutMissed, listMissed } from './list-missed.ts'
import { tryRedirect } from './list-redirects.ts'
import { leftOutSchema } from './missed-routes.ts'

const log = pino({ level: 'silent' })
const nowhere = async () => ({})

test('an address with half a letter in it is refused in words', () => {
  const { error } = leftOutSchema.safeParse({ path: '/\ud800', isLeftOut: true })
  expect(error?.issues[0]?.message).toMatch(/^The address has a character/)
})

test('what is no page, tries doors, or may be somebody’s secret is not counted', () => {
  const counted = {
    '/Old-Page?utm=x': '/old-page',
    '/services/ai/': '/services/ai',
    '/caf%C3%A9': '/café',
    '/brochure.pdf': '/brochure.pdf',
    '/index.html': '/index.html',
  }
  for (const [url, path] of Object.entries(counted)) expect(countedPath(url)).toBe(path)
  const left = [
    '/ /wp-login.php /.env /.git/config /x/.well-known/y /shop.php?id=1 /wp-admin/ /cgi-bin/a',
    '/vendor/phpunit /backup.zip /app.js /a.png /admin/nothing /status/token /preview/abc /media/x',
    `/me@example.com /%00 /%ff /a%20b /<script> /a//b /../x /${'x'.repeat(301)}`,
  ].flatMap((urls) => urls.split(' '))
  for (const url of left) expect([url, countedPath(url)]).toEqual([url, undefined])
})

onBothDatabases('missed addresses are counted by day, in batches, and listed', async (house) => {
  const { db, changes } = house
  const missed = countMissed({ changes, log })
  for (const path of ['/old', '/OLD/', '/old?x=1', '/other', '/.env']) missed.count(path)
  expect(await db.selectFrom('missedAddresses').selectAll().execute()).toEqual([])
  await missed.flush()
  missed.count('/old')
  await missed.stop()
  const day = changes.now().slice(0, 10)
  const rows = await db.selectFrom('missedAddresses').selectAll().orderBy('path').execute()
  expect(rows).toEqual([
    { path: '/old', day, times: 4 },
    { path: '/other', day, times: 1 },
  ])
  const list = (lookUp: Parameters<typeof listMissed>[0]['lookUp'] = nowhere) =>
    listMissed({ db, changes, lookUp }, sampleContent)
  const near = { path: '/new', title: 'New' }
  expect(await list(async (path) => (path === '/old' ? { nearest: near } : {}))).toEqual([
    { path: '/old', times: 4, lastDay: day, nearest: near },
    { path: '/other', times: 1, lastDay: day },
  ])
  expect(await list(async (path) => (path === '/old' ? { movedTo: '/new' } : {}))).toMatchObject([
    { path: '/other' },
  ])
  const leave = (isLeftOut: boolean, path = '/old') =>
    leaveOutMissed({ changes }, sampleContent, { path, isLeftOut })
  await leave(true)
  expect(await list()).toMatchObject([{ path: '/other' }])
  await leave(false)
  expect(await list()).toHaveLength(2)
  await expect(leave(true, '/.env')).rejects.toMatchObject({ code: 'address-not-missed' })
  await expect(listMissed({ db, changes, lookUp: nowhere }, personCommand)).rejects.toMatchObject({
    code: 'role-not-allowed',
  })
})

onBothDatabases(
  'a flood of misses stays bounded, and eight weeks later nothing is left',
  async (house) => {
    const { db, engine } = house
    let now = new Date('2026-11-24T10:00:00.000Z')
    const changes = new Changes(db, engine, () => now)
    const missed = countMissed({ changes, log })
    missed.count('/wanted')
    missed.count('/wanted')
    for (let batch = 0; batch < 4; batch++) {
      for (let n = 0; n < 3_000; n++) missed.count(`/flood-${batch}-${n}`)
      await missed.flush()
    }
    const paths = await db.selectFrom('missedAddresses').select('path').execute()
    expect(paths).toHaveLength(3_000)
    expect(paths.map(({ path }) => path)).toContain('/wanted')
    now = new Date('2027-01-20T10:00:00.000Z')
    missed.count('/later')
    await missed.stop()
    expect(await db.selectFrom('missedAddresses').select('path').execute()).toEqual([
      { path: '/later' },
    ])
  },
)

async function openRedirects({ db, changes }: House) {
  const siteUrl = 'https://yard.example'
  const ground = { db, changes, siteUrl, drawings: new Set<string>() }
  const create = (from: string, to: string) =>
    createDocument(ground, sampleContent, { kind: 'redirect', value: { from, to } })
  const attempt = (from: string, to: string, id = '') =>
    tryRedirect({ db, siteUrl, lookUp: nowhere }, sampleContent, { from, to, id })
  return { ground, create, attempt }
}

const circle = (chain: string) => ({
  code: 'redirect-circle',
  fields: { to: `This would lead in a circle: ${chain}.` },
})

onBothDatabases(
  'a redirect that leads back to itself is refused, however long the way',
  async (house) => {
    const { ground, create, attempt } = await openRedirects(house)
    await expect(create('/a', '/A/?x#y')).rejects.toMatchObject(circle('/a → /a'))
    const first = await create('/a', '/b')
    await expect(create('/b', '/a')).rejects.toMatchObject(circle('/b → /a → /b'))
    await expect(create('/b', 'https://YARD.example/a?x')).rejects.toMatchObject(
      circle('/b → /a → /b'),
    )
    await expect(create('/A', '/c')).rejects.toMatchObject({ code: 'redirect-taken' })
    const second = await create('/b', '/c')
    await expect(
      saveDraft(ground, sampleContent, second.id, {
        version: 1,
        value: { from: '/c', to: '/a' },
      }).then(() => create('/b', '/c')),
    ).rejects.toMatchObject(circle('/b → /c → /a → /b'))
    expect(await attempt('/b', '/c')).toMatchObject({
      isLost: true,
      faults: { to: expect.stringContaining('circle') },
    })
    expect((await attempt('/b', 'https://example.com/a')).faults).toEqual({})
    expect(await attempt('/z', 'https://yard.example/z')).toMatchObject({
      isLost: true,
      faults: { to: expect.stringContaining('circle') },
    })
    expect((await attempt('/a', '/b', first.id)).faults).toEqual({})
    expect((await attempt('nothing', '/b')).faults).toHaveProperty('from')
    await trashDocument(ground, sampleContent, first.id)
    await create('/b', '/c')
    await expect(
      restoreDocument(ground, sampleContent, { kind: 'redirect', id: first.id }),
    ).rejects.toMatchObject(circle('/a → /b → /c → /a'))
  },
)

onBothDatabases('one address is one, however its letters are written', async (house) => {
  const { create } = await openRedirects(house)
  await create('/kämpe', '/work')
  await expect(create('/k%C3%A4mpe', '/work')).rejects.toMatchObject({ code: 'redirect-taken' })
  await expect(create('/x', '/X%3F')).resolves.toBeDefined()
  await expect(create('/%C3%A4', '/ä')).rejects.toMatchObject(circle('/ä → /ä'))
})

onBothDatabases('a redirect from where nobody comes is refused and says why', async (house) => {
  const { create, attempt } = await openRedirects(house)
  const reasons: [string, RegExp][] = [
    ['/x/../y', /Browsers take/],
    ['/%2e%2E', /Browsers take/],
    ['/api/old', /begins with \/api/],
    ['/Admin', /begins with \/admin/],
  ]
  for (const [from, reason] of reasons) {
    const fields = { from: expect.stringMatching(reason) }
    await expect(create(from, '/work')).rejects.toMatchObject({ fields })
    expect((await attempt(from, '/work')).faults).toEqual(fields)
  }
  for (const from of ['/administration', '/a..b', '/feed', '/blogs/x', '/old.html'])
    expect((await attempt(from, '/work')).faults).toEqual({})
})

onBothDatabases('the former address of a post counts as a step of the circle', async (house) => {
  const { changes, create } = { ...house, ...(await openRedirects(house)) }
  const texts = { category: 'News', thumbnail: '/drawings/x.svg', content: '<p>x</p>' }
  const post = await writePost({ changes }, sampleContent, { ...texts, title: 'Old name' })
  await changePost({ changes }, sampleContent, post.key, {
    ...texts,
    title: 'New name',
    version: 1,
  })
  await expect(create('/insights/new-name', '/insights/old-name')).rejects.toMatchObject(
    circle('/insights/new-name → /insights/old-name → /insights/new-name'),
  )
})

onBothDatabases(
  'the former address of a document counts as a step of the circle',
  async (house) => {
    const { db } = house
    const { ground, create } = await openRedirects(house)
    const value = { title: 'How', lead: 'x', metaDescription: 'x', listed: 'nobody', blocks: [] }
    const page = await createDocument(ground, sampleContent, { kind: 'page', slug: 'how', value })
    await saveDraft(ground, sampleContent, page.id, { version: 1, value, slug: 'ways' })
    await db
      .updateTable('documentTexts')
      .set(({ ref }) => ({ published: ref('draft'), draft: null }))
      .where('documentId', '=', page.id)
      .execute()
    await expect(create('/ways', '/how')).rejects.toMatchObject(circle('/ways → /how → /ways'))
  },
)

onBothDatabases('an address that nobody can ask for is not left out', async (house) => {
  for (const path of ['/\uD800', '/a\uDFFFb'])
    await expect(
      leaveOutMissed(house, sampleContent, { path, isLeftOut: true }),
    ).rejects.toMatchObject({ code: 'address-not-missed' })
})
