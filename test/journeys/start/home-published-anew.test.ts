import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const live = (page: Page) => page.locator('[data-live]').count()

atBothWidths(
  'issue 14: a Home that was published anew since it came is read as it is, and keeps what was typed',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/index\.hydration\.txt/)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/index.hydration.txt', async (route) => {
      const data = await (await route.fetch()).text()
      await held
      await route.fulfill({
        contentType: 'text/plain',
        body: data.replace(/^.{12}/, 'anotherPage1'),
      })
    })
    const asked = page.waitForRequest('**/index.hydration.txt')
    await open('/')
    const name = page.locator('.contact-form [name="name"]')
    await name.fill('Asha')
    await asked
    const refused = page.waitForEvent('pageerror')
    answer()
    await refused

    expect(await live(page)).toBe(0)
    expect(await name.inputValue()).toBe('Asha')
    const buttons = page.locator('.hero').getByRole('button').filter({ visible: true })
    await expect.poll(() => buttons.count()).toBe(0)
    expect(await page.locator('.form-sum noscript + p').isVisible()).toBe(true)
  },
)
