import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiElsewhere } from '../../server/far-api.ts'
import { atBothWidths, becomesLive, journey, type Visit } from '../../browser/browser.ts'
import { pdf } from '../../sent/sent-forms.ts'
import { drawn } from '../../browser/page-rest.ts'
import { startSite } from '../../server/site.ts'

const cards = (page: Page) => page.locator('.blog-card:not(.blog-card-waiting)')
const heading = (page: Page) => page.locator('main h1')

/** A site of its own beside an API of somebody else, each gone when the work is done. */
async function withApi(
  { expectComplaint }: Pick<Visit, 'expectComplaint'>,
  work: (url: string, api: Awaited<ReturnType<typeof apiElsewhere>>) => Promise<void>,
) {
  const api = await apiElsewhere()
  const site = await startSite({ API_BASE_URL: api.url })
  expectComplaint(/^request to another origin/)
  try {
    await work(site.url, api)
  } finally {
    await site.stop()
    await api.close()
  }
}

atBothWidths(
  'API_BASE_URL: the list goes on, a category and a post are the API’s, in the document and by the browser',
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url, api) => {
      await open(`${url}/insights`)
      expect(await cards(page).locator('h3').allInnerTexts()).toEqual([
        'Far away 7',
        'Far away 6',
        'Far away 5',
      ])
      await becomesLive(page)
      for (const count of [6, 7]) {
        await cards(page).last().scrollIntoViewIfNeeded()
        await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
      }
      expect(api.asked.some(({ origin }) => origin === url)).toBe(true)
      await page.getByRole('button', { name: 'Farther', exact: true }).click()
      await expect.poll(() => cards(page).locator('h3').first().innerText()).toBe('Far away 7')
      await page.getByRole('link', { name: 'Learn More Far away 7' }).click()
      await expect.poll(() => heading(page).innerText()).toBe('Far away 7')
      await page.getByText('What is said far away, 7.').waitFor()
      await page.locator('.post-related').waitFor()
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    }),
)

journey(
  'API_BASE_URL: the application for a job of the API goes there, from the list where it is shown',
  1280,
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url, api) => {
      await open(`${url}/careers`)
      await becomesLive(page)
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.getByLabel('Name').fill('Asha Rao')
      await page.getByLabel('Email').fill('asha@example.com')
      await page.getByLabel('Cover letter').fill('I keep lamps.')
      await page
        .getByLabel('CV')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('CV', 3000) })
      await page.getByRole('button', { name: 'Submit application' }).click()
      await page.getByText(`Application submitted for ${api.job.title}!`).waitFor()
      const sent = api.asked.find(({ method }) => method === 'POST')
      expect(sent?.path).toBe('/api/jobs/far-job/apply')
      expect(sent?.body.toString()).toContain('I keep lamps.')
    }),
)

journey(
  'API_BASE_URL: while the API is silent a page says so in red, and the browser tries again by itself or when asked',
  1280,
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url, api) => {
      expectComplaint(/503/)
      api.answers(() => 'silence')
      await open(`${url}/insights`)
      const error = page.getByText('Error: Failed to fetch blogs', { exact: true })
      expect(await error.isVisible()).toBe(true)
      api.answers()
      await becomesLive(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => cards(page).first().locator('h3').innerText()).toBe('Far away 7')
      expect(await error.count()).toBe(0)

      api.answers(() => 'silence')
      await open(`${url}/insights/far-away-3`)
      expect(
        await page.getByText('Error: Fetch by title failed', { exact: true }).isVisible(),
      ).toBe(true)
      api.answers()
      await becomesLive(page)
      await page.getByText('What is said far away, 3.').waitFor()
      await expect.poll(() => heading(page).innerText()).toBe('Far away 3')
    }),
)

async function logIn({ page, open }: Pick<Visit, 'page' | 'open'>, url: string) {
  await open(`${url}/admin/adminlogin`)
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Post a Job' }).waitFor()
  await page.getByText('which doesn’t say who you are').waitFor()
  return page.getByRole('navigation', { name: 'Desk' })
}

journey(
  'API_BASE_URL: the desk opens, too, at an API that refuses unreadably what it doesn’t know',
  1280,
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url, api) => {
      expectComplaint(/CORS|ERR_FAILED|403/)
      api.answers((request) => api.usual(request) ?? 'refusal')
      const nav = await logIn({ page, open }, url)
      await nav.getByRole('link', { name: 'Job Edit' }).click()
      await page.getByRole('button', { name: `Edit ${api.job.title}` }).waitFor()
    }),
)

journey(
  'API_BASE_URL: who is logged in at the API is not offered to edit our pages',
  1280,
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url) => {
      expectComplaint(/404.*\/api\/(staff\/me|jobs)$/)
      await logIn({ page, open }, url)
      const fetched = page.waitForResponse(/edit-here/)
      await open(`${url}/work`)
      await becomesLive(page)
      await (await fetched).finished()
      await drawn(page)
      expect(await page.getByRole('link', { name: 'Edit this page' }).count()).toBe(0)
    }),
)

journey(
  'API_BASE_URL: jobs and posts of an API that has only the specified calls are edited and deleted at the desk',
  1280,
  ({ page, open, expectComplaint }) =>
    withApi({ expectComplaint }, async (url, api) => {
      // What is ours alone is asked for once, and not there.
      expectComplaint(/404.*\/api\/(staff\/me|jobs)$/)
      const sent = (method: string, path: string) => {
        const found = api.asked.find((one) => one.method === method && one.path === path)
        return found && JSON.parse(found.body.toString() || 'null')
      }
      const nav = await logIn({ page, open }, url)
      for (const name of ['Enquiries', 'Demo', 'Post Blog'])
        expect(await nav.getByRole('link', { name }).count()).toBe(0)
      for (const path of ['/admin/demo', '/admin/write']) {
        await open(url + path)
        await page.getByText('It has nothing for this screen.').waitFor()
      }

      await nav.getByRole('link', { name: 'Job Edit' }).click()
      await page.getByRole('button', { name: `Edit ${api.job.title}` }).click()
      await page.getByLabel('Title').fill('Keeper of the lamp')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('heading', { name: 'Keeper of the lamp' }).waitFor()
      expect(sent('PUT', '/jobs/far-job')).toEqual({ ...api.job, title: 'Keeper of the lamp' })
      await page.getByRole('button', { name: 'Delete Keeper of the lamp' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => page.locator('.job-card').count()).toBe(0)
      expect(sent('DELETE', '/jobs/far-job')).toBeNull()

      await nav.getByRole('link', { name: 'Blog Edit' }).click()
      await page.getByRole('button', { name: 'Edit Far away 7' }).click()
      await page.getByLabel('Blog Title').fill('Near by')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Blog updated successfully').waitFor()
      const { category, thumbnail, content } = api.posts[0]!
      const edited = { title: 'Near by', category, thumbnail, content }
      expect(sent('PUT', '/api/blogs/post/far-7')).toEqual(edited)
      const card = page.locator('.blog-manage-card', { hasText: 'Near by' })
      await card.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Blog deleted successfully').waitFor()
      expect(await card.count()).toBe(0)
    }),
)
