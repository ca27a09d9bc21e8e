import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, journey, type Visit, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const signatureOf = (page: Visit['page'], name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('svg.signature')

/** How much of it is still to be written: from 1, nothing is there, to 0. */
const unwritten = (signature: Locator) =>
  signature
    .locator('path')
    .last()
    .evaluate((stroke) => Number.parseFloat(getComputedStyle(stroke).strokeDashoffset))

const scrollTo = (signature: Locator, block: 'center' | 'start') =>
  signature.evaluate((node, at) => node.scrollIntoView({ block: at, behavior: 'instant' }), block)

atBothWidths(
  'HOME-8: a signature writes itself when it comes into view, and again the next time',
  async ({ page, open }) => {
    await open('/')
    const signature = signatureOf(page, 'Ira Deshpande')
    for (const _time of [1, 2]) {
      await expect.poll(() => unwritten(signature)).toBeGreaterThan(1)
      await scrollTo(signature, 'center')
      const seen: number[] = []
      await expect
        .poll(async () => seen.push(await unwritten(signature)) && seen.at(-1), { interval: 60 })
        .toBe(0)
      expect(seen.some((rest) => rest > 0.05 && rest < 0.95)).toBe(true)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    }
  },
)

journey(
  'with reduced motion a signature is there before it is in view',
  1280,
  async ({ page, open }) => {
    await open('/')
    expect(await unwritten(signatureOf(page, 'Ira Deshpande'))).toBe(0)
  },
  { reducedMotion: 'reduce' },
)

journey('on paper every signature is written', 1280, async ({ page, open }) => {
  await open('/')
  await expect.poll(() => unwritten(signatureOf(page, 'Dana Whitfield'))).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => unwritten(signatureOf(page, 'Dana Whitfield'))).toBe(0)
})

journey(
  'without JavaScript a signature that is in view is written',
  1280,
  async ({ page, open }) => {
    await open('/')
    const signature = signatureOf(page, 'Samir Akhtar')
    await signature.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => unwritten(signature)).toBe(0)
  },
  { javaScriptEnabled: false },
)

for (const [who, path, beside] of [
  ['the author of a post', '/insights/exactly-once-is-a-column', '.post-words'],
  ['the person a case quotes', '/work/himdhara-cold-chain', '.case-quotation'],
] as const)
  atBothWidths(`${who} signs, within the page`, async ({ page, open, width }) => {
    await open(path)
    const signature = page.locator(`${beside} svg.signature`)
    await scrollTo(signature, 'center')
    await expect.poll(() => unwritten(signature)).toBe(0)
    const box = (await signature.boundingBox())!
    expect(box.width).toBeGreaterThan(200)
    expect(box.x + box.width).toBeLessThan(width)
  })
