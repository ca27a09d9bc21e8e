import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf, writePostOn } from '../../sent/posts-on-site.ts'
import { caller } from '../../desk/desk-visit.ts'
import { freshDatabase } from '../../database/fresh-database.ts'
import { movedClock } from '../../server/moved-clock.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ SAMPLE_DATA: 'off' })
})

afterAll(() => site?.stop())

const read = async (path: string) => (await fetch(site.url + path)).text()
const bodyOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const untrue = /Notes from (Naksha engineers|the people)|system that went wrong|Open positions at/i

test('SAMPLE_DATA=off: Insights keeps the specified words and says nothing of posts that are not there', async () => {
  const page = await read('/insights')
  expect(page).not.toMatch(untrue)
  const body = bodyOf(page)
  for (const words of ['INSIGHT', 'OUR LATEST BLOG', 'Case Studies']) expect(body).toContain(words)
  expect(body).toContain('No blogs available in this category.')
  expect(body).toContain('Nothing has been published in it yet.')
  expect(body).not.toContain('Skip to the end')
  expect(body).not.toContain('All posts')
})

test('SAMPLE_DATA=off: no other list, its lead or what programs read of it speaks of what is not there', async () => {
  for (const path of [
    '/blog-posting-by-lexical',
    '/careers',
    '/insights.md',
    '/llms.txt',
    '/feed.xml',
  ]) {
    const text = await read(path)
    expect([path, untrue.exec(text)?.[0]]).toEqual([path, undefined])
  }
  expect(await read('/blog-posting-by-lexical')).not.toContain('Every post on the')
  const careers = bodyOf(await read('/careers'))
  expect(careers).toContain('>Work with us<')
  expect(careers).not.toContain('Talented Testers')
  expect(careers).toContain('No Vacancy Available')
  expect(careers).not.toContain('0 open positions')
})

test('with the sample data the same pages say what there is', { tags: ['long'] }, async () => {
  const full = await startSite()
  try {
    expect(await (await fetch(`${full.url}/insights`)).text()).toContain(
      'Notes from Naksha engineers',
    )
    expect(await (await fetch(`${full.url}/careers`)).text()).toContain('Open positions at Naksha')
  } finally {
    await full.stop()
  }
})

test(
  'without a post nothing leads to the blog; the first one brings it into every menu, the last takes it away',
  { tags: ['long'] },
  async () => {
    const company = await startSite({ SAMPLE_DATA: 'off' })
    const text = async (path: string) => (await fetch(company.url + path)).text()
    const everywhere = async (has: boolean) => {
      for (const path of ['/', '/contact', '/nowhere'])
        await expect
          .poll(async () => [path, (await text(path)).includes('"/insights"')])
          .toEqual([path, has])
      await expect.poll(async () => (await text('/sitemap.xml')).includes('/insights<')).toBe(has)
    }
    try {
      await everywhere(false)
      expect((await fetch(`${company.url}/insights`)).status).toBe(200)
      const { key } = await writePostOn(company, {
        title: 'The first',
        category: 'News',
        content: '<p>It is out.</p>',
      })
      await everywhere(true)
      const headers = { authorization: `Bearer ${await tokenOf(company)}` }
      await fetch(`${company.url}/api/blogs/post/${key}`, { method: 'DELETE', headers })
      await everywhere(false)
    } finally {
      await company.stop()
    }
  },
)

/** Where the blog is named although a page is about something else, and where its first post is. */
async function namesBlog({ url }: Site) {
  const places = { '/': '"/insights"', '/nowhere': '"/insights"', '/sitemap.xml': '/insights<' }
  const search = { '/api/search?q=insights': '"/insights"', '/search?q=insights': '"/insights"' }
  const lists = { '/insights': '/insights/first"', '/feed.xml': '/insights/first<' }
  const found = await Promise.all(
    Object.entries({ ...places, ...search, ...lists }).map(
      async ([path, sign]) =>
        [path, (await (await fetch(url + path)).text()).includes(sign)] as const,
    ),
  )
  return Object.fromEntries(found)
}

const everyPlace = (is: boolean) => ({
  '/': is,
  '/nowhere': is,
  '/sitemap.xml': is,
  '/api/search?q=insights': is,
  '/search?q=insights': is,
  '/insights': is,
  '/feed.xml': is,
})

/** The first post, which readers are to see in so many milliseconds. */
async function scheduleFirst({ url }: Site, inMs: number) {
  const { call } = await caller(url)
  const draft = {
    title: 'First',
    category: 'News',
    thumbnail: '',
    content: '<p>Out.</p>',
    summary: '',
  }
  const written = await call('POST', '/api/blogs/drafts', draft)
  const { post } = (await written.json()) as { post: { key: string; version: number } }
  const publishedAt = new Date(Date.now() + inMs).toISOString()
  const sent = { version: post.version, publishedAt }
  const answer = await call('POST', `/api/blogs/drafts/${post.key}/publish`, sent)
  expect(answer.status).toBe(200)
  return { ...((await answer.json()) as { post: { key: string; version: number } }).post, call }
}

for (const engine of ['sqlite', 'postgres'] as const)
  test(
    `the first post brings the blog into every menu at its moment, and takes it away when it becomes a draft again (${engine})`,
    { tags: engine === 'postgres' ? ['long'] : [] },
    async () => {
      const place = await freshDatabase(engine)
      const clock = movedClock()
      const company = await startSite({
        ...clock.environment,
        SAMPLE_DATA: 'off',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
      })
      try {
        const { key, version, call } = await scheduleFirst(company, 3_600_000)
        expect(await namesBlog(company)).toEqual(everyPlace(false))
        clock.set(3_601_000)
        await expect.poll(() => namesBlog(company), { timeout: 10_000 }).toEqual(everyPlace(true))
        clock.set(0)
        await expect.poll(() => namesBlog(company), { timeout: 10_000 }).toEqual(everyPlace(false))
        clock.set(3_601_000)
        await expect.poll(() => namesBlog(company), { timeout: 10_000 }).toEqual(everyPlace(true))
        const taken = await call('POST', `/api/blogs/drafts/${key}/unpublish`, { version })
        expect(taken.status).toBe(200)
        await expect.poll(() => namesBlog(company), { timeout: 10_000 }).toEqual(everyPlace(false))
      } finally {
        await company.stop()
        await place.remove()
      }
    },
  )
