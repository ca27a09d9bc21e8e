import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onlyLooks } from '../../browser/browser.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

const three = [
  '/services/offerings/cutomer-experience-design',
  '/services/industries/Import-Export-Manufacturing',
  '/services/technology/architecture',
]
const card = '/services/technology/ai/watching-for-drift'

for (const path of [...three, card])
  atBothWidths(
    `SERV-1: ${path} has no violation of WCAG 2.2 AA`,
    async ({ page, open }) => {
      await open(path)
      await page
        .locator('main details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      expect(await axeViolations(page)).toEqual([])
    },
    { reducedMotion: 'reduce' },
  )

for (const width of [320, 390, 600, 768, 901, 1280, 1920])
  journey(
    `SERV-1: nothing is wider than a screen of ${width} pixels`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...three, '/services/industries/Communication-Media', card]) {
        await open(path)
        expect([path, await wordsRunOut(page)]).toEqual([path, []])
      }
    },
  )
