import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, onlyOnce, type Visit } from '../../browser/browser.ts'
import { browserArguments } from '../../browser/launch.ts'
import { caller, invited, openDesk } from '../../desk/desk-visit.ts'
import { owner } from '../../server/owner.ts'

onlyOnce()

const wordsOn = (page: Page) => page.getByRole('textbox', { name: 'Content of the post' })
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`
const unsent = (page: Page) => page.getByText('text of yours that hasn’t reached the server')

type Post = { key: string; title: string; content: string; version: number }

async function draftOf({ call }: Awaited<ReturnType<typeof openDesk>>, content: string) {
  const texts = { title: unique('Offline'), category: '', thumbnail: '', content }
  const { post } = (await (await call('POST', '/api/blogs/drafts', texts)).json()) as { post: Post }
  const stored = async () =>
    ((await (await call('GET', `/api/blogs/drafts/${post.key}`)).json()) as { post: Post }).post
  return { post, texts, stored }
}

/** From now on nothing that is saved reaches the server. */
async function cutOff({ context, expectComplaint }: Visit) {
  expectComplaint(/drafts|ERR_FAILED|Failed to load/)
  await context.route('**/api/blogs/drafts**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
}

const keptBy = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text)

/** Goes on in a post while nothing can be sent, and closes the tab. */
async function writeCutOff(visit: Visit, key: string) {
  const { page } = visit
  await visit.open(`/admin/write?post=${key}`)
  await wordsOn(page).waitFor()
  await cutOff(visit)
  await wordsOn(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Offline.')
  await keptBy(page, 'Online. Offline.')
  await page.close()
}

journey(
  'Words typed offline survive a closed tab, and go when the server has them',
  1280,
  async (visit) => {
    const { context, site } = visit
    const desk = await openDesk(visit, '/admin/write')
    const { post, stored } = await draftOf(desk, '<p>Online.</p>')
    await writeCutOff(visit, post.key)
    expect((await stored()).content).toBe('<p>Online.</p>')

    const next = await context.newPage()
    await next.goto(`${site.url}/admin/write?post=${post.key}`)
    await wordsOn(next).waitFor()
    expect(await wordsOn(next).innerText()).toContain('Online. Offline.')
    await next.getByText('This is what you typed before.').waitFor()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await expect
      .poll(async () => (await stored()).content, { timeout: 15_000 })
      .toBe('<p>Online. Offline.</p>')
    await expect
      .poll(() =>
        next.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('desk:'))),
      )
      .toEqual([])
  },
)

journey.long(
  'Where the server has moved on meanwhile, both versions are shown',
  1280,
  async (visit) => {
    const { context, site } = visit
    const desk = await openDesk(visit, '/admin/write')
    const { post, texts, stored } = await draftOf(desk, '<p>Online.</p>')
    await writeCutOff(visit, post.key)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    const theirs = { ...texts, content: '<p>By somebody else.</p>', version: post.version }
    await desk.call('PUT', `/api/blogs/drafts/${post.key}`, theirs)

    const next = await context.newPage()
    await next.goto(`${site.url}/admin/write?post=${post.key}`)
    const both = next.locator('.conflict')
    await both.waitFor()
    expect(await both.innerText()).toContain('By somebody else.')
    expect(await both.innerText()).toContain('Online. Offline.')
    expect((await stored()).content).toBe('<p>By somebody else.</p>')
    await next.getByRole('button', { name: 'Continue with mine' }).click()
    await expect
      .poll(async () => (await stored()).content, { timeout: 15_000 })
      .toBe('<p>Online. Offline.</p>')
  },
)

journey.long(
  'A new post typed offline is offered to its writer after the tab was closed, and to nobody else',
  390,
  async (visit) => {
    const { page, context, site } = visit
    await openDesk(visit, '/admin/write')
    await wordsOn(page).waitFor()
    await cutOff(visit)
    const title = unique('Never sent')
    await page.getByLabel('Blog Title').fill(title)
    await wordsOn(page).click()
    await page.keyboard.type('Not a word is lost.')
    await keptBy(page, 'Not a word is lost.')
    await page.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })

    const as = async (who: { email: string; password: string }) => {
      const { token } = await caller(site.url, who)
      const next = await context.newPage()
      await next.goto(`${site.url}/admin`)
      await next.evaluate((stored) => localStorage.setItem('token', stored), token)
      await next.goto(`${site.url}/admin/write`)
      await wordsOn(next).waitFor()
      return next
    }
    const other = await as(await invited(site.url, 'editor'))
    expect(await unsent(other).count()).toBe(0)
    expect(await other.locator('main').innerText()).not.toContain(title)
    await other.close()

    const own = await as(owner)
    await unsent(own).waitFor()
    expect(await own.locator('.notice').first().innerText()).toContain(title)
    await own.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => own.getByLabel('Blog Title').inputValue()).toBe(title)
    expect(await wordsOn(own).innerText()).toContain('Not a word is lost.')
    await expect
      .poll(() => own.locator('.write-state').innerText(), { timeout: 15_000 })
      .toMatch(/^Saved/)
    await own.goto(`${site.url}/admin/write`)
    await wordsOn(own).waitFor()
    expect(await unsent(own).count()).toBe(0)
  },
)

/** Whether the browser has written a text to its disk. */
const isOnDisk = (profile: string, text: string) =>
  readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .filter((name) => /Local Storage.leveldb.*\.(log|ldb)$/.test(name))
    .some((name) => {
      const bytes = readFileSync(join(profile, name))
      return bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))
    })

journey.long('Words typed offline survive a browser that is killed', 1280, async (visit) => {
  const { site } = visit
  const { token } = await caller(site.url)
  const profile = mkdtempSync(join(tmpdir(), 'foyer-profile-'))
  const begin = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: inject('chromiumPath'),
      args: browserArguments,
    })
  try {
    const context = await begin()
    const page = await context.newPage()
    await page.goto(`${site.url}/admin`)
    await page.evaluate((stored) => localStorage.setItem('token', stored), token)
    await page.goto(`${site.url}/admin/write`)
    await wordsOn(page).waitFor()
    await context.route('**/api/blogs/drafts**', (route) => route.abort())
    await wordsOn(page).click()
    await page.keyboard.type('Nothing of it is lost.')
    await expect
      .poll(() => isOnDisk(profile, 'Nothing of it is lost.'), { timeout: 20_000 })
      .toBe(true)
    const { processInfo } = (await (
      await context.browser()!.newBrowserCDPSession()
    ).send('SystemInfo.getProcessInfo')) as { processInfo: { type: string; id: number }[] }
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
    await context.close().catch(() => undefined)

    const again = await begin()
    const next = await again.newPage()
    await next.goto(`${site.url}/admin/write`)
    await unsent(next).waitFor()
    await next.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => wordsOn(next).innerText()).toContain('Nothing of it is lost.')
    await again.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
