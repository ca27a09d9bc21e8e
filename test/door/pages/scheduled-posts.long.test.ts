import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { EditedPost } from '../../../src/features/posts/post-schema.ts'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { freshDatabase } from '../../database/fresh-database.ts'
import { type Site, startSite } from '../../server/site.ts'

const category = 'Timetable'

/** Writes a draft and schedules it; the moment is in milliseconds from now. */
async function schedule(site: Site, title: string, inMs: number): Promise<EditedPost> {
  const { call } = await caller(site.url)
  const content = '<p>On time.</p>'
  const draft = { title, category, thumbnail: '', content, summary: '' }
  const written = await call('POST', '/api/blogs/drafts', draft)
  const { post } = (await written.json()) as { post: EditedPost }
  const publishedAt = new Date(Date.now() + inMs).toISOString()
  const answer = await call('POST', `/api/blogs/drafts/${post.key}/publish`, {
    version: post.version,
    publishedAt,
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { post: EditedPost }).post
}

/** A busy machine may keep a question waiting for longer than we wait: that is said, and asked again. */
async function answerOf(site: Site, path: string) {
  for (;;) {
    const answer = await ask(site.url, path)
    if (answer.status !== 503) return answer
    await wait(1000)
  }
}

const isNotDelay = (line: string) => !/"status":503/.test(line)

/** Where readers of a site find a post; the first answer of each place counts. */
async function placesOf(site: Site, { title, slug }: EditedPost) {
  const places: [path: string, sign: string][] = [
    [`/insights/${slug}`, `>${title}</h1>`],
    ['/insights', `/insights/${slug}`],
    ['/insights?category=Timetable', `/insights/${slug}`],
    ['/feed.xml', `<title>${title}</title>`],
    ['/sitemap.xml', `/insights/${slug}</loc>`],
    [`/api/search?q=${encodeURIComponent(title)}`, `/insights/${slug}"`],
    ['/api/blogs/all-posts?limit=5', `"title":"${title}"`],
  ]
  const found = await Promise.all(
    places.map(async ([path, sign]) => [path, (await answerOf(site, path)).text.includes(sign)]),
  )
  return {
    all: places.map(([path]) => path),
    shown: found.flatMap(([path, isThere]) => (isThere ? [path] : [])),
  }
}

async function expectNowhere(site: Site, post: EditedPost) {
  expect((await placesOf(site, post)).shown).toEqual([])
  expect((await answerOf(site, `/insights/${post.slug}`)).status).toBe(404)
}

async function expectEverywhere(site: Site, post: EditedPost) {
  const { all, shown } = await placesOf(site, post)
  expect(shown).toEqual(all)
}

const until = ({ publishedAt }: EditedPost) => wait(Date.parse(publishedAt) - Date.now() + 60)

for (const engine of ['sqlite', 'postgres'] as const)
  test.concurrent(
    `ADM-3: a running server publishes a scheduled post at its time, once, and after a restart across it (${engine})`,
    { timeout: 120_000 },
    async ({ onTestFinished }) => {
      const { dataDir, databaseUrl, remove } = await freshDatabase(engine)
      const home = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
      const running: Site[] = []
      onTestFinished(async () => {
        await Promise.all(running.map((site) => site.stop()))
        await remove()
      })
      const open = async (more = {}) => {
        const site = await startSite({ ...home, ...more })
        running.push(site)
        return site
      }
      const first = await open()
      const sites = engine === 'postgres' ? [first, await open()] : [first]

      const post = await schedule(first, 'The nine fifteen', 12_000)
      for (const site of sites) await expectNowhere(site, post)
      expect(Date.now()).toBeLessThan(Date.parse(post.publishedAt))
      await until(post)
      await Promise.all(sites.map((site) => expectEverywhere(site, post)))
      for (const site of sites) {
        const feed = (await answerOf(site, '/feed.xml')).text
        expect(feed.split('<title>The nine fifteen</title>').length).toBe(2)
      }
      const { call } = await caller(first.url)
      const answer = await call('GET', `/api/blogs/drafts/${post.key}`)
      expect(await answer.json()).toMatchObject({
        post: { version: post.version, state: 'published', publishedAt: post.publishedAt },
      })

      const later = await schedule(first, 'The nine forty', 8000)
      await expectNowhere(first, later)
      await Promise.all(sites.map((site) => site.stop()))
      await until(later)
      const again = await open()
      await expectEverywhere(again, later)
      for (const site of [...sites, again]) expect(site.complaints().filter(isNotDelay)).toEqual([])
    },
  )
