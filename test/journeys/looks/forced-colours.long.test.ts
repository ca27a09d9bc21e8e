import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const forced = { forcedColors: 'active' } as const

const style = (page: Page, part: string, property: string, pseudo = '') =>
  page
    .locator(part)
    .first()
    .evaluate(
      (one, [name, of]) => getComputedStyle(one, of || null).getPropertyValue(name!),
      [property, pseudo],
    )

journey(
  'forced colours leave what opens its sign, and what is here its line',
  1280,
  async ({ page, open }) => {
    await open('/services/technology/architecture')
    expect(
      await style(page, '.service-questions summary', 'background-image', '::after'),
    ).toContain('gradient')
    expect(await style(page, '.page-progress', 'border-top-width')).toBe('3px')
    await open('/work')
    const here = '.header-links [aria-current=page]'
    expect(await style(page, here, 'border-top-width', '::after')).toBe('4px')
  },
  forced,
)

journey(
  'forced colours leave the signs of the phone’s menu',
  390,
  async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(
      await style(page, '.mobile-services > summary', 'background-image', '::after'),
    ).toContain('gradient')
  },
  forced,
)

journey(
  'forced colours leave the marks of a document that is read',
  1280,
  async ({ page, open }) => {
    await open('/products/munshi')
    expect(await style(page, "[data-of~='0']", 'outline-style')).toBe('solid')
    expect(await style(page, '.paper-field input', 'appearance')).not.toBe('none')
  },
  forced,
)
