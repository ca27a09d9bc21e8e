import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiElsewhere } from '../far-api.ts'
import { atBothWidths, becomesLive, journey, type Visit } from '../browser.ts'
import { pdf } from '../sent-forms.ts'
import { startSite } from '../site.ts'

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
