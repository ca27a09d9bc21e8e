import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, type Width, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'

onlyLooks()

const switcher = (page: Page) => page.getByRole('button', { name: 'Global / English' })
const languages = (page: Page) => page.locator('#language-menu')
const english = (page: Page) =>
  languages(page)
    .getByRole('listitem')
    .filter({ hasText: /^English/ })
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function schemeToggle(page: Page, width: Width) {
  if (width === 390 && !(await page.locator('#mobile-menu').isVisible()))
    await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('button', { name: /dark/i }).filter({ visible: true })
}

journey(
  'NAV-5: opened by a pointer before the code is there, it stays open when it comes',
  1280,
  async ({ page, open }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/work')
    await switcher(page).hover()
    await expect.poll(() => english(page).isVisible()).toBe(true)
    release()
    await expect.poll(() => switcher(page).getAttribute('aria-expanded')).toBe('true')
    expect(await english(page).isVisible()).toBe(true)
    await page.mouse.move(300, 700)
    await expect.poll(() => english(page).isVisible()).toBe(false)
  },
)

journey('NAV-5: it works from the keyboard', 1280, async ({ page, open }) => {
  await open('/work')
  await becomesLive(page)
  await switcher(page).focus()
  const isFocused = () => switcher(page).evaluate((button) => button === document.activeElement)
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect.poll(() => english(page).isVisible()).toBe(true)
    await expect.poll(() => switcher(page).getAttribute('aria-expanded')).toBe('true')
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => english(page).isVisible()).toBe(false)
    expect(await isFocused()).toBe(true)
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => english(page).isVisible()).toBe(false)
})

atBothWidths(
  'NAV-5: the one language is told as the one in use, and nothing pretends to be a choice',
  async ({ page, open, width }) => {
    await open('/work')
    await becomesLive(page)
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByText('Global / English').filter({ visible: true }).click()
    } else await switcher(page).click()
    const place = width === 390 ? page.locator('.mobile-language') : languages(page)
    const one = place.getByRole('listitem')
    await expect.poll(() => one.isVisible()).toBe(true)
    expect((await one.innerText()).replace(/\s+/g, ' ')).toBe('English The only language so far.')
    expect(await one.getAttribute('aria-current')).toBe('true')
    expect(await place.locator('button, a, input, select, [role^=menu], [tabindex]').count()).toBe(
      0,
    )
  },
)

atBothWidths(
  'API-10: every text of the interface is there before any script has run',
  async ({ page, open }) => {
    await open('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/\b(nav|footer|home|contact|carousel)\.[a-z]+\b/i)
    await becomesLive(page)
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(nav|footer|home|contact|carousel)\.[a-z]+\b/,
    )
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  atBothWidths(
    `the scheme is the system's choice (${colorScheme}) until the visitor chooses, and is remembered`,
    async ({ page, open, width }) => {
      await open('/work')
      await becomesLive(page)
      const [systems, other] = [await paper(page), colorScheme === 'light' ? 'dark' : 'light']
      const toggle = await schemeToggle(page, width)
      expect(await toggle.getAttribute('aria-pressed')).toBe(String(colorScheme === 'dark'))
      await toggle.click()
      await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe(String(other === 'dark'))
      const chosen = await paper(page)
      expect(chosen).not.toBe(systems)

      await page.reload()
      expect(await paper(page)).toBe(chosen)
      await open('/careers')
      expect(await paper(page)).toBe(chosen)
    },
    { colorScheme },
  )

atBothWidths(
  'a remembered scheme is there before the first paint',
  async ({ page, open, width }) => {
    await open('/work')
    await becomesLive(page)
    await (await schemeToggle(page, width)).click()
    const chosen = await paper(page)
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.body || 'firstPaper' in window) return
        Object.assign(window, { firstPaper: document.documentElement.dataset.scheme ?? 'none' })
      }).observe(document, { childList: true, subtree: true })
    })
    await open('/careers')
    expect(
      await page.evaluate(() => (window as unknown as { firstPaper: string }).firstPaper),
    ).toBe('dark')
    expect(await paper(page)).toBe(chosen)
  },
)

journey(
  'a choice that cannot be remembered holds for the page, without a complaint',
  1280,
  async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await open('/work')
    await becomesLive(page)
    const before = await paper(page)
    await page.getByRole('button', { name: /dark/i }).filter({ visible: true }).click()
    await expect.poll(() => paper(page)).not.toBe(before)
  },
)
