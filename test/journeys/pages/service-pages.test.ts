import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask } from '../../server/ask.ts'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { sample } from '../../sample/sample-documents.ts'

onlyLooks()

const three = [
  '/services/offerings/cutomer-experience-design',
  '/services/industries/Import-Export-Manufacturing',
  '/services/technology/architecture',
]
const paths = sample.services.map(({ id }) => sample.paths.get(id)!)

const headings = (page: Page) => page.locator('main h1')
const firstCard = (page: Page) => page.locator('.service-part a').first()
const pathOf = (page: Page) => new URL(page.url()).pathname

for (const [place, path] of three.entries())
  (place === 0 ? atBothWidths : atBothWidths.long)(
    `SERV-1: ${path} has all its parts`,
    async ({ page, open, site }) => {
      await open(path)
      const main = page.locator('main')
      expect(await headings(page).count()).toBe(1)
      expect(await main.getByRole('navigation', { name: 'Breadcrumb' }).isVisible()).toBe(true)
      expect(await main.locator('.service-facts dt').count()).toBe(4)
      expect(await main.getByRole('img').first().getAttribute('aria-label')).toMatch(/\w\. \w/)
      const steps = main.locator('#plan li')
      expect(await steps.count()).toBeGreaterThanOrEqual(3)
      for (const step of await steps.all())
        expect((await step.locator('line').first().boundingBox())!.width).toBeGreaterThan(3)
      const signal = await main.evaluate((node) => {
        const stroke = (step: Element) => getComputedStyle(step.querySelector('line')!).stroke
        const gates = [...node.querySelectorAll('#plan .plan-gate')].map(stroke)
        const others = [...node.querySelectorAll('#plan li:not(.plan-gate)')].map(stroke)
        return { gates: gates.length, shared: others.filter((one) => gates.includes(one)).length }
      })
      expect(signal.gates).toBeGreaterThanOrEqual(1)
      expect(signal.shared).toBe(0)
      expect(await main.locator('.service-part').count()).toBeGreaterThanOrEqual(4)
      const study = await main
        .getByRole('link', { name: 'Read the case' })
        .first()
        .getAttribute('href')
      expect(study).toMatch(/^\/work\/[a-z-]+$/)
      expect(await main.locator('details').count()).toBeGreaterThanOrEqual(3)
      const related = main.getByRole('navigation', { name: 'Related services' }).getByRole('link')
      for (const link of await related.all())
        expect((await ask(site.url, (await link.getAttribute('href'))!)).status).toBe(200)
      expect(await main.getByRole('link', { name: "Let's Talk" }).last().getAttribute('href')).toBe(
        '/#contact',
      )
    },
  )

journey('SERV-1: the thirty menu links are thirty pages', 1280, async ({ site }) => {
  const titles = new Set<string>()
  for (const path of paths) {
    const { status, text } = await ask(site.url, path)
    expect([path, status]).toEqual([path, 200])
    titles.add(/<title>([^<]+)/.exec(text)?.[1] ?? '')
    expect(text).toContain(`<link rel="canonical" href="${site.url}${path}"/>`)
    expect(text).not.toMatch(/<[^>]+ style="/)
  }
  expect(titles.size).toBe(30)
})

journey('SERV-1: a page is there whatever the case of its address', 1280, async ({ site }) => {
  for (const path of ['/Services/TECHNOLOGY/Ai', '/services/industries/oil-gas']) {
    const { status, text } = await ask(site.url, path)
    expect(status).toBe(200)
    expect(text).toMatch(
      /rel="canonical" href="[^"]+\/services\/(technology\/ai|industries\/Oil-Gas)"/,
    )
  }
})

atBothWidths(
  'SERV-1: callouts stand beside the drawing where there is room, else in its caption',
  async (visit) => {
    await visit.open(three[0]!)
    const callouts = visit.page.locator('.service-layer-n')
    const letters = () =>
      callouts.evaluate((one) => getComputedStyle(one).getPropertyValue('--letters').trim())
    await expect.poll(letters).toBe(visit.width === 1280 ? 'visible' : 'hidden')
    const caption = visit.page.locator('.lettered > figcaption')
    expect(await caption.isVisible()).toBe(visit.width === 390)
    expect(await caption.textContent()).toContain(' · ')
  },
)

atBothWidths.long('SERV-1: a question opens and closes', async ({ page, open }) => {
  await open(three[1]!)
  const second = page.locator('main details').nth(1)
  await second.locator('summary').click()
  expect(await second.locator('p').isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => second.locator('p').isVisible()).toBe(false)
})

atBothWidths('SERV-1: the plan is one click below the title', async ({ page, open }) => {
  await open(three[2]!)
  await becomesLive(page)
  await page.getByRole('link', { name: 'See it week by week' }).click()
  await expect
    .poll(() =>
      page.locator('#plan').evaluate((plan) => Math.abs(plan.getBoundingClientRect().top)),
    )
    .toBeLessThan(120)
})

atBothWidths(
  'SERV-1: without JavaScript everything can be read and followed',
  async ({ page, open }) => {
    await open(three[0]!)
    await page.locator('main details').nth(2).locator('summary').click()
    expect(await page.locator('main details').nth(2).locator('p').isVisible()).toBe(true)
    await firstCard(page).click()
    expect(await page.locator('.card-text section').count()).toBeGreaterThanOrEqual(2)
    await page.getByRole('link', { name: /^The whole service/ }).click()
    expect(pathOf(page)).toBe(three[0])
  },
  { javaScriptEnabled: false },
)

atBothWidths('SERV-2: cards open pages that lead around and back', async ({ page, open }) => {
  await open(three[0]!)
  await becomesLive(page)
  const count = await page.locator('.service-part').count()
  const title = await firstCard(page).innerText()
  await firstCard(page).click()
  await expect.poll(() => headings(page).innerText()).toBe(title)
  const seen = new Set([pathOf(page)])
  for (let step = 1; step < count; step++) {
    const before = pathOf(page)
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect.poll(() => pathOf(page)).not.toBe(before)
    seen.add(pathOf(page))
  }
  expect(seen.size).toBe(count)
  await page.getByRole('link', { name: /^The whole service/ }).click()
  await expect.poll(() => pathOf(page)).toBe(three[0])
})

journey.long('SERV-2: a keyboard finds the cards and opens one', 1280, async ({ page, open }) => {
  await open(three[1]!)
  await becomesLive(page)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.setAttribute('tabindex', '-1')
    heading.focus()
  })
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    if (await firstCard(page).evaluate((link) => link === document.activeElement)) break
  }
  const card = page.locator('.service-part').first()
  expect(await card.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe('solid')
  const title = await firstCard(page).innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => headings(page).innerText()).toBe(title)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect
    .poll(async () =>
      page
        .getByRole('status')
        .filter({ hasText: await page.title() })
        .count(),
    )
    .toBe(1)
})

journey(
  'SERV-3: an unknown section, page or card is a 404 in the site’s own frame',
  1280,
  async ({ site }) => {
    for (const path of [
      '/services/nowhere/ai',
      '/services/technology/tea',
      '/services/technology/ai/tea',
      '/services/__proto__/ai',
    ]) {
      const { status, text } = await ask(site.url, path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('class="footer"')
    }
  },
)

atBothWidths('SERV-1: with less motion asked for, nothing moves', async (visit) => {
  const { page, open } = visit
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(three[0]!)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
