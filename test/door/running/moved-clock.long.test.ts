import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { EditedPost } from '../../../src/features/posts/post-schema.ts'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { movedClock } from '../../server/moved-clock.ts'
import { startSite } from '../../server/site.ts'

const hour = 3_600_000
const day = 24 * hour
const limit = 90_000

async function siteWithClock() {
  const clock = movedClock()
  const site = await startSite(clock.environment)
  onTestFinished(async () => void (await site.stop()))
  return { clock, site, ...(await caller(site.url)) }
}

type Call = Awaited<ReturnType<typeof caller>>['call']

async function written(call: Call, title: string) {
  const draft = { title, category: 'Clocks', thumbnail: '', content: '<p>Tick.</p>', summary: '' }
  const answer = await call('POST', '/api/blogs/drafts', draft)
  return ((await answer.json()) as { post: EditedPost }).post
}

async function publish(call: Call, { key, version }: EditedPost, publishedAt?: string) {
  const answer = await call('POST', `/api/blogs/drafts/${key}/publish`, { version, publishedAt })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { post: EditedPost }).post
}

test(
  'a scheduled post is in the lists and feeds as soon as its page is there, when the clock was set too',
  async () => {
    const { clock, site, call } = await siteWithClock()
    const draft = await written(call, 'Half past the hour')
    const { slug } = await publish(call, draft, new Date(Date.now() + 2 * hour).toISOString())
    const places = ['/insights', '/feed.xml', '/sitemap.xml', '/insights?category=Clocks']
    const shown = () =>
      Promise.all(places.map(async (path) => (await ask(site.url, path)).text.includes(slug)))
    const page = async () => (await ask(site.url, `/insights/${slug}`)).status
    expect([await page(), ...(await shown())]).toEqual([404, false, false, false, false])
    clock.set(3 * hour)
    expect([await page(), ...(await shown())]).toEqual([200, true, true, true, true])
    clock.set(0)
    expect([await page(), ...(await shown())]).toEqual([404, false, false, false, false])
    clock.set(3 * hour)
    expect([await page(), ...(await shown())]).toEqual([200, true, true, true, true])
  },
  limit,
)

test(
  'on New Year’s Day the foot says the new year, and security.txt each day a later one',
  async () => {
    const { clock, site } = await siteWithClock()
    const read = async (path: string) => (await ask(site.url, path)).text
    const expiry = async () => /^Expires: (.*)$/m.exec(await read('/.well-known/security.txt'))![1]!
    const year = new Date().getUTCFullYear()
    const paths = ['/', '/work']
    for (const path of paths) expect(await read(path)).toContain(`–${year} `)
    const first = await expiry()
    clock.set(Date.UTC(year + 1, 0, 2) - Date.now())
    // The turn of the day is noticed within ten seconds.
    await expect.poll(expiry, { timeout: 20_000, interval: 500 }).not.toBe(first)
    for (const path of paths) expect(await read(path)).toContain(`–${year + 1} `)
  },
  limit,
)

test(
  'a session that has expired once stays expired when the clock goes back',
  async () => {
    const { clock, call } = await siteWithClock()
    const status = async () => (await call('GET', '/api/sessions')).status
    expect(await status()).toBe(200)
    clock.set(15 * day)
    expect(await status()).toBe(401)
    clock.set(0)
    expect(await status()).toBe(401)
  },
  limit,
)

test(
  'what is changed later has a later moment of change, although the clock went back',
  { timeout: limit },
  async () => {
    const { clock, site, call } = await siteWithClock()
    clock.set(2 * hour)
    const { key, version, title, category, content, thumbnail, updatedAt } = await publish(
      call,
      await written(call, 'Later than later'),
    )
    clock.set(0)
    const change = { title, category, content: `${content}<p>Tock.</p>`, thumbnail, version }
    const changed = await call('PUT', `/api/blogs/post/${key}`, change)
    const { post } = (await changed.json()) as { post: EditedPost }
    expect(post.updatedAt > updatedAt).toBe(true)

    const texts = {
      title: 'Clockmaker',
      description: 'x',
      requirements: 'x',
      location: 'x',
      salaryRange: 'x',
    }
    clock.set(2 * hour)
    const posted = await call('POST', '/jobs', texts)
    const { jobPost } = (await posted.json()) as { jobPost: { id: string } }
    const database = new SqliteDatabase(join(site.environment.DATA_DIR!, 'foyer.sqlite'))
    onTestFinished(() => void database.close())
    const movedAt = () =>
      database.prepare('select "updatedAt" from "jobs" where "id" = ?').pluck().get(jobPost.id)
    const before = movedAt() as string
    clock.set(0)
    expect((await call('PUT', `/jobs/${jobPost.id}`, { ...texts, location: 'y' })).status).toBe(200)
    expect((movedAt() as string) > before).toBe(true)
  },
)
