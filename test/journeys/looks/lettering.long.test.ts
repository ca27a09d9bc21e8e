import { expect } from 'vitest'
import { illegibleWords } from '../../browser/illegible-words.ts'
import { journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const kinds = [
  '/',
  '/services/technology/cloud',
  '/services/industries/Oil-Gas',
  '/work/himdhara-cold-chain',
  '/products/munshi',
  '/insights/late-data-has-a-shape',
]

for (const width of [320, 360, 390, 768, 1280, 1920])
  journey(`no word is under 11 px, on paper or in drawings, at ${width}`, 1280, async (visit) => {
    // Those of the drawings, when the test reads them as documents.
    visit.expectComplaint(/Applying inline style/)
    await visit.page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await visit.open(path)
      expect(await illegibleWords(visit.page)).toEqual([])
    }
  })

for (const width of [1280, 1920])
  journey(`no note of a drawing is cut at ${width}`, 1280, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 1080 })
    for (const path of kinds) {
      await open(path)
      await page.waitForLoadState('networkidle')
      const cut = await page.locator('main use[href$="#n"]').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          // The others stand in a row that scrolls.
          .filter((one) => !one.closest('.carousel-slide:not([data-current])'))
          .map((one) => one.getBoundingClientRect())
          .filter(({ width: across }) => across > 0)
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
      )
      expect(cut).toEqual([])
    }
  })

for (const [width, height] of [
  [390, 664],
  [768, 1024],
] as const)
  journey(
    `WCAG 2.4.11: the document lies over no field that is reached by keys (${width} by ${height})`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await open('/products/munshi')
      const fields = page.locator('.paper-field input')
      await fields.first().focus()
      const count = await fields.count()
      for (const key of ['ArrowDown', 'ArrowUp'])
        for (let step = 1; step < count; step++) {
          await page.keyboard.press(key)
          const isSeen = await page.evaluate(() => {
            const {
              left,
              top,
              width: across,
              height: tall,
            } = document.activeElement!.getBoundingClientRect()
            const [x, y] = [left + across / 2, top + tall / 2]
            return document.elementFromPoint(x, y) === document.activeElement
          })
          expect([key, step, isSeen]).toEqual([key, step, true])
        }
    },
  )
