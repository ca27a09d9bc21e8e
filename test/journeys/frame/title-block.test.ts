import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

const kinds = [
  '/services/technology/cloud',
  '/services/technology/cloud/one-file-per-environment',
  '/work/himdhara-cold-chain',
  '/products/munshi',
  '/insights/late-data-has-a-shape',
  '/careers',
  '/privacy',
]

const cells = (page: Page) =>
  page
    .locator('.sheet-cells div')
    .evaluateAll((all) =>
      Object.fromEntries(
        all
          .filter((one) => one.checkVisibility())
          .map((one) => [...one.children].map(({ textContent }) => textContent)),
      ),
    )

const servicesOf = (page: Page) =>
  page
    .locator('footer .services-index a')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href')))])

journey.long('NAV-8: a title block is 300 px high at most', 1280, async ({ page, open }) => {
  for (const path of kinds) {
    await open(path)
    expect([path, (await page.locator('footer').boundingBox())!.height < 300]).toEqual([path, true])
  }
})

atBothWidths('NAV-8: a title block says all that the footer says', async ({ page, open }) => {
  const said = async () => {
    const links = await page
      .locator('footer a[href]')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute('href')}`))
    return [...new Set(links)].sort()
  }
  await open('/contact')
  const whole = await said()
  expect(await page.locator('.footer-word').count()).toBe(1)
  for (const path of kinds) {
    await open(path)
    expect(await page.locator('.footer-word').count()).toBe(0)
    expect(await said()).toEqual(whole)
    for (const name of ['Pune', 'Patna', 'USA'])
      expect(
        await page.locator('footer').getByRole('heading', { name, exact: true }).isVisible(),
      ).toBe(true)
    expect(await page.locator('footer').innerText()).toMatch(/© 2009–20\d\d Naksha/)
    expect(await wordsRunOut(page)).toEqual([])
  }
})

atBothWidths('NAV-8: a title block is of the page one is on', async ({ page, open }) => {
  await open('/services/technology/cloud')
  const { HTML: weight, ...first } = await cells(page)
  expect(first).toEqual({
    Title: 'Cloud',
    Sheet: expect.stringMatching(/^\d\d$/),
    Revision: expect.stringMatching(/^[0-9a-f]{4}$/),
    Date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
  const bytes = await page.evaluate(async () => (await (await fetch(location.href)).text()).length)
  expect(Math.abs(parseInt(weight!, 10) - bytes / 1000)).toBeLessThan(2)
  await becomesLive(page)
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/privacy')
  await expect.poll(async () => (await cells(page)).Title).toBe('Privacy')
  const second = await cells(page)
  expect(second.Sheet).toMatch(/^L\d\d$/)
  expect(second.HTML).toBeUndefined()
})

for (const javaScriptEnabled of [true, false])
  (javaScriptEnabled ? atBothWidths : atBothWidths.long)(
    `NAV-8: every service is one step away, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    async ({ page, open }) => {
      for (const path of ['/careers', '/']) {
        await open(path)
        expect(await servicesOf(page)).toHaveLength(30)
        const last = page.locator('footer .services-index').getByRole('link', { name: 'Security' })
        if (!(await last.isVisible())) {
          await page.locator('footer .services-index summary').focus()
          await page.keyboard.press('Enter')
        }
        expect(await last.isVisible()).toBe(true)
      }
      await page.locator('footer .services-index').getByRole('link', { name: 'Security' }).click()
      await page.waitForURL('**/services/technology/security')
    },
    { javaScriptEnabled },
  )
