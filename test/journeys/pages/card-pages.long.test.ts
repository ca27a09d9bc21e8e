import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { ask } from '../../server/ask.ts'
import { atBothWidths, journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const path = '/services/industries/Banking-Financial/payments-once'

atBothWidths(
  'SERV-2: a card’s page shows its part of the drawing, its figure and what belongs to it',
  async ({ page, open, site }) => {
    await open(path)
    const detail = page.locator('.card-detail img')
    expect(await detail.getAttribute('alt')).toBe('Two columns that must balance')
    await expect
      .poll(() => detail.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(100)
    const { text: drawn } = await ask(site.url, (await detail.getAttribute('src'))!)
    expect(drawn).toContain('fill="var(--signal)"')
    const figure = page.locator('.card-figure')
    expect(await figure.locator('dd').innerText()).toBe('2\u00a0million')
    const [value, label] = await Promise.all(
      ['dd', 'dt'].map((part) => figure.locator(part).boundingBox()),
    )
    expect(value!.y + value!.height).toBeLessThanOrEqual(label!.y + 1)
    const match = page.locator('.card-match a')
    const { status, text } = await ask(site.url, (await match.getAttribute('href'))!)
    expect(status).toBe(200)
    expect(text).toContain(await match.innerText())
    expect(await axeViolations(page)).toEqual([])
  },
)

atBothWidths(
  'the part is the one thing in the signal colour while it is in view',
  async ({ page, open }) => {
    await open(path)
    const current = page.locator('.card-body [aria-current]')
    const image = await current.evaluate((link) => getComputedStyle(link).backgroundImage)
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(image).toContain(ink)
  },
)

journey(
  'a card’s label stands where it will stay before its figure has arrived',
  390,
  async ({ page, open }) => {
    await open(path)
    const moved = await page.locator('.card-figure').evaluate((figure) => {
      const label = figure.querySelector('dt')!
      const before = label.getBoundingClientRect().top
      figure.querySelector('dd')!.remove()
      return label.getBoundingClientRect().top - before
    })
    expect(Math.abs(moved)).toBeLessThan(1)
  },
)
