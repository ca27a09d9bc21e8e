import { expect } from 'vitest'
import { journey, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

journey(
  'WORK-2, PROD-1: no figure of a case or product lies over the words beside it',
  1280,
  async ({ page, open }) => {
    for (const path of ['/products/munshi', '/products/darwaza', '/work/sahyagiri-ledger']) {
      await open(path)
      for (const width of [901, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const covered = await page.evaluate(
          () =>
            [...document.querySelectorAll('.sheet-figures dl > div')].filter((row) => {
              const words = document.createRange()
              words.selectNodeContents(row.querySelector('.sheet-value')!)
              const { right } = words.getBoundingClientRect()
              return right > row.querySelector('dt')!.getBoundingClientRect().left
            }).length,
        )
        expect([path, width, covered]).toEqual([path, width, 0])
      }
    }
  },
)
