import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths } from '../../browser/browser.ts'
import { staffOf } from '../../sent/what-was-sent.ts'
import { sampleJobs } from '../../sample/sample-posts-and-jobs.ts'
import { sample } from '../../sample/sample-documents.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

const figure = (page: Page) => page.locator('.job-team')

for (const colorScheme of ['light', 'dark'] as const)
  atBothWidths(
    `CAR-4: each sample job shows what its team runs and the part one would own, in the ${colorScheme} scheme, without JavaScript`,
    async ({ page, open }) => {
      for (const { slug, department } of sampleJobs) {
        await open(`/careers/${slug}`)
        const { owns } = sample.careersPage.teams!.find(({ name }) => name === department)!
        const caption = figure(page).locator('figcaption')
        expect(await caption.innerText()).toBe(`The part you’d own: ${owns}`)
        const size = await caption.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
        expect(size).toBeGreaterThanOrEqual(11)
        const picture = figure(page).locator('img')
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBeGreaterThan(300)
        expect(await picture.getAttribute('alt')).toMatch(/ marked/)
        expect(await wordsRunOut(page)).toEqual([])
      }
    },
    { colorScheme, javaScriptEnabled: false },
  )

atBothWidths(
  'WCAG 2.2 AA: a job with its drawing has no violation, in both schemes',
  async ({ page, open }) => {
    await open(`/careers/${sampleJobs[0]!.slug}`)
    expect(await axeViolations(page, 'main')).toEqual([])
  },
  { reducedMotion: 'reduce' },
)

atBothWidths(
  'CAR-4: an owner’s job has the drawing of its team, and none where nobody drew that',
  async ({ page, open, site }) => {
    const staff = await staffOf(site)
    const texts = { description: 'x', requirements: 'x', location: 'x', salaryRange: 'x' }
    for (const [department, count] of [
      ['payments', 1],
      ['Sales', 0],
    ] as const) {
      const title = `Tester ${crypto.randomUUID()}`
      await staff.post({ title, department, ...texts })
      await open('/careers')
      await page.getByRole('link', { name: title, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await figure(page).count()).toBe(count)
    }
  },
)
