import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Post } from '../../../src/features/posts/post-schema.ts'
import { becomesLive, journey } from '../../browser/browser.ts'
import { writePostOn } from '../../sent/posts-on-site.ts'

type Entry = Partial<Post> & { key: string }

const prose = (page: Page) => page.locator('.post-prose')
const words = (page: Page, text: string) => prose(page).getByText(text, { exact: true })

const put = (page: Page, entry: Entry) =>
  page.evaluate((post) => {
    localStorage.setItem('cachedBlogs', JSON.stringify([{ ...post, cachedAt: Date.now() }]))
    dispatchEvent(new Event('blog-cache-updated'))
  }, entry)

const laterThan = ({ updatedAt }: Post, seconds: number) =>
  new Date(Date.parse(updatedAt) + seconds * 1000).toISOString()

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cachedBlogs'))

/** What came by the cache is asked about behind it; the server's words are kept once it has answered. */
const isAnswered = (page: Page) => expect.poll(() => kept(page)).toContain('<p>first</p>')

async function becomesLiveAndKeeps(page: Page) {
  await becomesLive(page)
  await isAnswered(page)
}

const writeOne = (site: Parameters<typeof writePostOn>[0], title: string) =>
  writePostOn(site, { title: `${title} ${Date.now()}`, category: 'Cache', content: '<p>first</p>' })

journey(
  'INS-6: an entry without a version counts as newer by a later updatedAt, on blog-cache-updated and on storage',
  1280,
  async ({ page, context, open, site }) => {
    const post = await writeOne(site, 'Without a version')
    const { version: _, ...bare } = post
    await open(`/insights/${post.slug}`)
    await becomesLiveAndKeeps(page)
    await put(page, { ...bare, updatedAt: laterThan(post, 1), content: '<p>second</p>' })
    await words(page, 'second').waitFor()
    await isAnswered(page)
    const other = await context.newPage()
    await other.goto('/work')
    await put(other, { ...bare, updatedAt: laterThan(post, 2), content: '<p>third</p>' })
    await words(page, 'third').waitFor()
    await isAnswered(page)
    await put(other, { ...bare, updatedAt: laterThan(post, 1), content: '<p>old again</p>' })
    await put(page, { ...bare, updatedAt: 'no moment', content: '<p>of no time</p>' })
    await put(page, { ...bare, updatedAt: laterThan(post, 3), content: '<p>fourth</p>' })
    await words(page, 'fourth').waitFor()
    expect(await prose(page).innerText()).toBe('fourth')
  },
)

journey(
  'INS-6: an entry of a higher version counts as newer without a later updatedAt; one with neither does not',
  1280,
  async ({ page, open, site }) => {
    const post = await writeOne(site, 'By its version')
    await open(`/insights/${post.slug}`)
    await becomesLiveAndKeeps(page)
    await put(page, { ...post, content: '<p>the same, it says</p>' })
    await put(page, { ...post, version: 0, content: '<p>an older one</p>' })
    await put(page, { ...post, version: 7, content: '<p>second</p>' })
    await words(page, 'second').waitFor()
    const title = `${post.title} renamed`
    await put(page, { ...post, version: 8, title, content: '<p>second</p>' })
    await expect.poll(() => page.locator('main h1').innerText()).toBe(title)
  },
)

journey(
  'INS-6: what a newer entry holds is sanitised, and what isn’t text in it is left out',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/violates the following Content Security Policy|404/)
    const post = await writeOne(site, 'Hostile entry')
    await open(`/insights/${post.slug}`)
    await becomesLiveAndKeeps(page)
    const wrong = (fields: object) => ({ ...post, version: 9, ...fields }) as unknown as Entry
    await put(page, wrong({ content: { text: 'none' } }))
    await put(page, wrong({ updatedAt: {}, content: '<p>of no time</p>' }))
    await words(page, 'of no time').waitFor()
    const hostile =
      '<p>second</p><script>window.attacked=1</script><img src="/drawings/x.svg" onerror="window.attacked=1"><a href="javascript:window.attacked=1">go</a>'
    await put(page, { ...post, updatedAt: laterThan(post, 5), content: hostile })
    await words(page, 'second').waitFor()
    expect(await prose(page).locator('script, [onerror], [href^="javascript"]').count()).toBe(0)
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  },
)
