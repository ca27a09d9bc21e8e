import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks } from '../../browser/browser.ts'
import { followInside } from '../../browser/follow-inside.ts'

onlyLooks()

atBothWidths(
  'NAV-10: an unknown address shows a page in the frame, with ways on',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/no/such/page')
    expect(await page.title()).toMatch(/not found/i)
    expect(
      await page.getByRole('banner').getByRole('link', { name: /home/i }).first().isVisible(),
    ).toBe(true)
    expect(await page.locator('main h1').innerText()).toBeTruthy()
    expect(await page.locator('main').getByRole('link').count()).toBeGreaterThanOrEqual(3)

    await becomesLive(page)
    expect(await page.locator('main h1').innerText()).toBeTruthy()
    await page.locator('main').getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await page.locator('#home').waitFor()
    await expect.poll(() => page.title()).not.toMatch(/not found/i)
  },
)

atBothWidths(
  'NAV-10: a link inside the site to a page that is not there shows the same page',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/work')
    await becomesLive(page)
    await followInside(page, '/gone/for/good')
    await expect.poll(() => page.title()).toMatch(/not found/i)
    expect(await page.locator('main h1').innerText()).toBeTruthy()
    expect(await page.locator('footer').isVisible()).toBe(true)
  },
)

atBothWidths(
  'NAV-10: unknown services are missing pages too',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    for (const path of [
      '/services/offerings/nothing',
      '/services/nothing/ai',
      '/services/offerings',
    ]) {
      await open(path)
      expect(await page.title()).toMatch(/not found/i)
    }
  },
)
