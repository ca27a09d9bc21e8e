import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks } from '../../browser/browser.ts'
import { changePagesLate } from '../../browser/late-changes.ts'

onlyLooks()

/** Notes of each change of page whether a drawing went along. */
const watchChanges = (page: Page) =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    const noted: string[] = []
    Object.assign(window, { noted })
    document.startViewTransition = (change) => {
      const transition = begin(change)
      const note = () =>
        noted.push(
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
            .includes('::view-transition-group(plate)')
            ? 'carried'
            : 'faded',
        )
      transition.ready.then(note, () => noted.push('skipped'))
      return transition
    }
  })

const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: string[] }).noted.splice(0).join())

/** A change of page that begins before the one before has ended cuts that one short. */
async function rests(page: Page) {
  const runs = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
        ),
    )
  await expect.poll(runs).toBe(false)
}

const carried = async (page: Page) => {
  await expect.poll(() => noted(page)).toBe('carried')
  await rests(page)
}

atBothWidths(
  'the drawing of a card goes along to its page, on to the next case, and back',
  async ({ page, open }) => {
    await watchChanges(page)
    await open('/work')
    await becomesLive(page)
    await page.locator('.case-card a').first().click()
    await carried(page)
    const first = page.url()
    await page.locator('.sheet-next').click()
    await expect.poll(() => page.url()).not.toBe(first)
    await carried(page)
    await page.goBack()
    await carried(page)
    await page.goBack()
    await expect.poll(() => page.url()).toMatch(/\/work$/)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect.poll(() => page.url()).toMatch(/\/insights$/)
    const named = page.locator('[style*="view-transition-name"]')
    await expect.poll(() => named.count()).toBe(0)
  },
)

atBothWidths(
  'the picture of a post whose words the browser has goes along from its card, and back',
  async ({ page, open }) => {
    await watchChanges(page)
    await open('/insights')
    await becomesLive(page)
    const card = page.locator('.blog-card:has(img) a').first()
    await card.click()
    await page.locator('.post-head .post-plate img').waitFor()
    await page.goBack()
    await card.waitFor()
    await rests(page)
    await noted(page)
    await card.click()
    await carried(page)
    await page.goBack()
    await carried(page)
    await page.locator('header').getByRole('link', { name: /home/i }).first().click()
    await page.locator('#home').waitFor()
    const named = page.locator('[style*="view-transition-name"]')
    await expect.poll(() => named.count()).toBe(0)
  },
)

atBothWidths('a plot of the map grows into the page it leads to', async ({ page, open }) => {
  await watchChanges(page)
  await open('/services')
  await becomesLive(page)
  const map = page.locator('.map').filter({ visible: true })
  await map.getByRole('link', { name: 'Blockchain' }).locator('.map-district').click()
  await expect.poll(() => page.url()).toMatch(/blockchain$/)
  await carried(page)
})

const moves = (page: Page) =>
  page.evaluate(() => {
    const scene = document.querySelector('.service-layer-d')!
    return getComputedStyle(scene).getPropertyValue('--moves')
  })

atBothWidths(
  'who asks for less motion finds the drawing of a case finished',
  async ({ page, open }) => {
    await open('/work/sahyagiri-ledger')
    expect(await moves(page)).toBe('')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  },
  { reducedMotion: 'reduce' },
)

atBothWidths(
  'a device that needs longer for the next page than the browser waits goes there without a fading, and without a complaint',
  async ({ page, open }) => {
    await changePagesLate(page)
    await open('/work')
    await becomesLive(page)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/insights')
    await page.waitForFunction(() => 'hasEnded' in window)
    expect(await page.locator('main h1').isVisible()).toBe(true)
  },
)
