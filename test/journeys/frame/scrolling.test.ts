import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, type Visit, onlyLooks } from '../../browser/browser.ts'
import { drawn, scrolledOut } from '../../browser/page-rest.ts'

onlyLooks()

const height = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const distance = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top))

async function follow({ page, width }: Visit, name: string) {
  if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .click()
}

async function arrivesAt(page: Page, id: string) {
  await expect.poll(() => distance(page, id)).toBeLessThan(160)
  expect(await height(page)).toBeGreaterThan(300)
}

atBothWidths(
  'NAV-7: a new page starts at its top, and Back comes back to where one was',
  async (visit) => {
    const { page, open } = visit
    await open('/')
    await becomesLive(page)
    await scrollTo(page, 1500)
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), {
        capture: true,
      }),
    )
    await follow(visit, 'Work')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/work')
    await expect.poll(() => height(page)).toBe(0)

    const before = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt)
    expect(before).toBeGreaterThan(500)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect.poll(async () => Math.abs((await height(page)) - before)).toBeLessThan(5)
    await page.goForward()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/work')
    await expect.poll(() => height(page)).toBe(0)
  },
)

atBothWidths.long(
  'NAV-7: a link in the footer starts its page at the top too',
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/insights')
    await expect.poll(() => height(page)).toBe(0)
  },
)

atBothWidths.long('NAV-7: a page loaded anew stays where it was', async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  await scrollTo(page, 1200)
  await drawn(page)
  await page.reload()
  await expect.poll(async () => Math.abs((await height(page)) - 1200)).toBeLessThan(5)
})

for (const [name, id] of [
  ['About', 'about'],
  ['Contact', 'contact'],
] as const) {
  const [onThePage, fromAnother] =
    name === 'Contact' ? [atBothWidths, atBothWidths.long] : [atBothWidths.long, atBothWidths]

  onThePage(`NAV-4: ${name} scrolls to its section of the home page`, async (visit) => {
    const { page, open } = visit
    await open('/')
    await becomesLive(page)
    await follow(visit, name)
    await arrivesAt(page, id)
    expect(page.url()).toContain(`#${id}`)
  })

  fromAnother(
    `NAV-4: from another page ${name} goes home first and then scrolls`,
    async (visit) => {
      const { page, open } = visit
      await open('/work')
      await becomesLive(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await follow(visit, name)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
      await arrivesAt(page, id)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      await page.goBack()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/work')
    },
  )

  onThePage(
    `NAV-4: an address that ends in #${id} opens there, and again when React arrives`,
    async ({ page, open }) => {
      await open(`/#${id}`)
      await arrivesAt(page, id)
      await becomesLive(page)
      await drawn(page)
      await scrolledOut(page)
      expect(await distance(page, id)).toBeLessThan(160)
    },
  )
}

atBothWidths.long('NAV-4: the same section can be asked for twice', async (visit) => {
  const { page, open } = visit
  await open('/')
  await becomesLive(page)
  await follow(visit, 'Contact')
  await arrivesAt(page, 'contact')
  await scrolledOut(page)
  await scrollTo(page, 0)
  expect(await height(page)).toBe(0)
  await follow(visit, 'Contact')
  await arrivesAt(page, 'contact')
})

atBothWidths.long('NAV-4: a section’s heading is not hidden under the bar', async (visit) => {
  const { page, open } = visit
  await open('/')
  await becomesLive(page)
  await follow(visit, 'Contact')
  await arrivesAt(page, 'contact')
  await scrolledOut(page)
  const heading = (await page.locator('#contact h2').first().boundingBox())!
  const covered = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('header') !== null,
    { x: heading.x + 5, y: heading.y + heading.height / 2 },
  )
  expect(covered).toBe(false)
})

atBothWidths.long(
  'NAV-4: the keyboard goes on from the section that was asked for',
  async (visit) => {
    const { page, open } = visit
    await open('/')
    await becomesLive(page)
    await follow(visit, 'Contact')
    await arrivesAt(page, 'contact')
    await page.keyboard.press('Tab')
    expect(
      await page
        .locator('#contact')
        .evaluate((section) => section.contains(document.activeElement)),
    ).toBe(true)
  },
)
