import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const pages = ['/', '/contact', '/work', '/services', '/services/technology/ai', '/nowhere']

const atRest = { reducedMotion: 'reduce' } as const

const often = new Set(['/services/technology/ai'])

for (const path of pages)
  (often.has(path) ? atBothWidths : atBothWidths.long)(
    `WCAG 2.2 AA: ${path} has no violation`,
    async ({ page, open, expectComplaint }) => {
      if (path === '/nowhere') expectComplaint(/404/)
      await open(path)
      await becomesLive(page)
      expect(await axeViolations(page)).toEqual([])
    },
    atRest,
  )

journey.long(
  `WCAG 2.2 AA: the open Services and language menus have no violation`,
  1280,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    for (const name of ['Services', 'Global / English']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.hover()
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
      expect(await axeViolations(page, 'header')).toEqual([])
    }
  },
  atRest,
)

journey.long(
  `WCAG 2.2 AA: the open mobile menu and its groups have no violation`,
  390,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await axeViolations(page, 'header')).toEqual([])
    const menu = page.locator('#mobile-menu')
    for (const name of ['Services', 'Offerings', 'Global / English'])
      await menu.locator('summary', { hasText: name }).click()
    expect(await axeViolations(page, 'header')).toEqual([])
  },
  atRest,
)

atBothWidths.long(
  `WCAG 2.2 AA: no slide has a violation`,
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    for (let slide = 0; slide < 3; slide++) {
      await page.locator('#home').getByRole('button', { name: 'Next slide' }).click()
      expect(await axeViolations(page, '#home')).toEqual([])
    }
  },
  atRest,
)

atBothWidths(
  'WCAG 2.2 AA: the home page has no violation before any script has run',
  async ({ page, open }) => {
    await page.route('**/assets/*.js', () => {})
    await open('/')
    expect(await axeViolations(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

atBothWidths.long(
  'WCAG 2.4.7: whatever the keyboard reaches shows where it is',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    const unseen: string[] = []
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const active = document.activeElement as HTMLElement
        if (active === document.body) return undefined
        const { top, bottom } = active.getBoundingClientRect()
        const isMarked = (box: Element) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(box)
          const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
          return (hasRing && outlineColor !== 'rgba(0, 0, 0, 0)') || boxShadow.includes('inset')
        }
        const isShown = isMarked(active) || isMarked(active.closest('li, label') ?? active)
        return isShown && bottom > 0 && top < innerHeight
          ? ''
          : `${active.tagName} ${active.textContent?.slice(0, 40)}`
      })
      if (place === undefined) break
      if (place) unseen.push(place)
    }
    expect(unseen).toEqual([])
  },
)

atBothWidths('WCAG 2.5.8: what is pressed is at least 24 by 24 pixels', async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  const small = await page.locator('button:visible, summary:visible').evaluateAll((all) =>
    all
      .map((one) => ({
        name: one.textContent?.trim().slice(0, 30),
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
})
