import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey } from '../../browser/browser.ts'
import { followInside } from '../../browser/follow-inside.ts'
import { writePostOn } from '../../sent/posts-on-site.ts'

const blank = (page: Page) => page.getByText('Blog content not found.', { exact: true })

const isRed = async (page: Page, text: string) => {
  const line = page.getByText(text, { exact: true })
  const colour = await line.evaluate((one) => getComputedStyle(one).color)
  const [red, , blue] = colour.match(/\d+/g)!.map(Number)
  return red! > 150 && blue! < 100
}

for (const [kind, content] of [
  ['no content', ''],
  ['nothing left after sanitising', '<script>alert(1)</script>'],
  ['an empty paragraph', '<p> </p><h2></h2>'],
] as const)
  (content ? atBothWidths.long : atBothWidths)(
    `INS-5: a post with ${kind} says so in its document and goes on saying so once React is there`,
    async ({ page, open, site }) => {
      const title = `A blank sheet with ${kind} ${Date.now()}`
      const { slug } = await writePostOn(site, { title, category: 'Blank', content })
      await open(`/insights/${slug}`)
      expect(await blank(page).isVisible()).toBe(true)
      await becomesLive(page)
      await page.getByRole('navigation', { name: 'Previous and next' }).waitFor()
      expect(await blank(page).isVisible()).toBe(true)
      expect(await page.locator('main h1').innerText()).toBe(title)
      await open('/work')
      await becomesLive(page)
      await page.evaluate(() => localStorage.clear())
      await followInside(page, `/insights/${slug}`)
      await blank(page).waitFor()
    },
  )

journey(
  'INS-5: a post of which the browser’s own sanitizer leaves nothing says that it has no content',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    const hollow = { key: 'hollow', slug: 'hollow', title: 'Hollow', content: '<button></button>' }
    await page.route('**/api/blogs/post/title/hollow', (route) =>
      route.fulfill({ json: { posts: [hollow] } }),
    )
    await open('/work')
    await becomesLive(page)
    await followInside(page, '/insights/hollow')
    await blank(page).waitFor()
    expect(await page.getByText('Loading the post').count()).toBe(0)
  },
)

atBothWidths(
  'INS-5: an unknown address opened directly answers 404 and says in red Error: Blog not found, with and without React',
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/404/)
    expect((await fetch(`${site.url}/insights/nowhere-at-all`)).status).toBe(404)
    await open('/insights/nowhere-at-all')
    const told = page.getByText('Error: Blog not found', { exact: true })
    expect(await told.isVisible()).toBe(true)
    expect(await isRed(page, 'Error: Blog not found')).toBe(true)
    expect(await page.locator('main h1').innerText()).toBe('This page isn’t here.')
    await becomesLive(page)
    expect(await told.isVisible()).toBe(true)
    await open('/insighst/nowhere-at-all')
    expect(await told.count()).toBe(0)
  },
)

journey(
  'INS-5: without JavaScript, too, an unknown address says Error: Blog not found',
  390,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/insights/nowhere-at-all')
    expect(await page.getByText('Error: Blog not found', { exact: true }).isVisible()).toBe(true)
  },
  { javaScriptEnabled: false },
)
