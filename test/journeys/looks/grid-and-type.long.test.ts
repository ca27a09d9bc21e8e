import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  journey(
    `HOME-1: the button of the hero is on the first screen at ${height} pixels`,
    390,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await open('/')
      for (const slide of await page.locator('#home .carousel-slide').all()) {
        const button = slide.locator('.button')
        const bottom = await button.evaluate((link) => {
          const { bottom: at } = link.getBoundingClientRect()
          return at + window.scrollY
        })
        expect(bottom).toBeLessThanOrEqual(height)
      }
    },
    { javaScriptEnabled: false },
  )

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [1440, 800],
] as const)
  journey(
    `HOME-1: no headline reaches into the words below it in a window of ${width} by ${height}`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await open('/')
      const rooms = await page.locator('#home .hero-slide').evaluateAll((slides) =>
        slides.map((slide) => {
          const head = slide.querySelector('h2')!
          const words = document.createRange()
          words.selectNodeContents(slide.querySelector('.hero-service')!)
          // So far below the box of a line do g and y reach.
          const deepest = 0.175 * parseFloat(getComputedStyle(head).fontSize)
          const foot = head.getBoundingClientRect().bottom + deepest
          return Math.round(words.getBoundingClientRect().top - foot)
        }),
      )
      expect(rooms).toHaveLength(4)
      expect(Math.min(...rooms)).toBeGreaterThan(0)
    },
    { javaScriptEnabled: false },
  )

journey('SERV-1: the weeks over a plan stand apart', 1280, async ({ page, open }) => {
  for (const path of ['industries/Banking-Financial', 'offerings/technology-engineering'])
    for (const width of [601, 768, 901, 1001]) {
      await page.setViewportSize({ width, height: 900 })
      await open(`/services/${path}`)
      const rooms = await page.locator('.plan-scale span').evaluateAll((marks) => {
        const boxes = marks
          .filter((mark) => mark.textContent && mark.checkVisibility({ visibilityProperty: true }))
          .map((mark) => {
            const words = document.createRange()
            words.selectNodeContents(mark)
            return words.getBoundingClientRect()
          })
        return boxes.slice(1).map(({ left }, place) => left - boxes[place]!.right)
      })
      expect(rooms.length).toBeGreaterThan(2)
      expect([path, width, Math.min(...rooms) > 3]).toEqual([path, width, true])
    }
})

journey('HOME-7: seven towers stand in one row on a tablet', 390, async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open('/')
  const feet = await page
    .locator('.timeline img')
    .evaluateAll((towers) => towers.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  expect(feet).toHaveLength(7)
  expect(new Set(feet).size).toBe(1)
})

journey('a heading goes along beside the list it names', 1280, async ({ page, open }) => {
  for (const [path, block] of [
    ['/careers', '.sheet-part:has(.hiring-steps)'],
    ['/services/technology/agile', '.service-questions'],
  ] as const) {
    await open(path)
    const heading = page.locator(`${block} > h2`)
    const before = (await heading.boundingBox())!.y
    await page.locator(`${block} > div`).evaluate((part) => {
      const { bottom } = part.getBoundingClientRect()
      window.scrollTo({ top: window.scrollY + bottom - 400, behavior: 'instant' })
    })
    const { y } = (await heading.boundingBox())!
    expect(y).not.toBe(before)
    expect([path, y >= 0 && y < 400]).toEqual([path, true])
  }
})

atBothWidths('INS-5: figures in a column stand on their points', async ({ page, open }) => {
  await open('/insights/late-data-has-a-shape')
  const points = await page.locator('td.figures').evaluateAll((cells) =>
    cells
      .filter(({ textContent }) => textContent.endsWith('%'))
      .map((cell) => {
        const range = document.createRange()
        range.setStart(cell.firstChild!, 0)
        range.setEnd(cell.firstChild!, /^\d+/.exec(cell.textContent)![0].length)
        return Math.round(range.getBoundingClientRect().right)
      }),
  )
  expect(points).toHaveLength(5)
  expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(1)
})

journey(
  'issue 14: on a phone with letters twice as large, no words of the hero and of the facts of a service are cut off',
  390,
  async ({ page, open }) => {
    for (const [path, words] of [
      ['/', '#home [data-current] :is(.hero-service, .hero-text, .hero-facts li)'],
      ['/services/technology/agile', '.service-facts dd'],
    ] as const) {
      await open(path)
      await becomesLive(page)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const ends = await page.locator(words).evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect().right
        }),
      )
      expect(ends.length).toBeGreaterThan(3)
      expect(Math.max(...ends)).toBeLessThanOrEqual(390)
    }
  },
)

journey(
  'issue 14: with letters twice as large, no words of a page, its foot and what it lets one try are cut off',
  390,
  async ({ page, open }) => {
    for (const [path, width] of [
      ['/work/sahyagiri-ledger', 390],
      ['/products/munshi', 390],
      ['/products/munshi', 1280],
      ['/services/industries/banking-financial', 390],
      ['/services/industries/renewable-energy', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await open(path)
      await becomesLive(page)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect([path, width, await wordsRunOut(page)]).toEqual([path, width, []])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/')
    await becomesLive(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const part of ['.counter-plus', '.mobile-menu-button svg'])
      for (const one of await page.locator(part).all()) {
        const { x, width } = (await one.boundingBox())!
        expect([part, x + width <= 390]).toEqual([part, true])
      }
  },
)

journey(
  'issue 14: no button in the signal colour stands beside a drawing, no word that was found, and no sign after a figure',
  1280,
  async ({ page, open }) => {
    const colour = (what: string, of: 'backgroundColor' | 'boxShadow' | 'color' | 'fill') =>
      page
        .locator(what)
        .first()
        .evaluate((one, name) => getComputedStyle(one)[name], of)
    const signal = 'rgb(240, 64, 20)'
    await open('/contact')
    await page.locator('.contact-estimate').waitFor()
    expect(await colour('.contact-form button[type=submit]', 'backgroundColor')).not.toBe(signal)
    await open('/products/munshi')
    expect(await colour('.sheet-figures .button', 'backgroundColor')).not.toBe(signal)
    await open('/')
    expect(await colour('.stars svg', 'fill')).not.toBe(signal)
    expect(await colour('.counter-plus', 'color')).toBe(await colour('.counter-figure', 'color'))
    await open('/search?q=ledger')
    expect(await colour('mark', 'boxShadow')).not.toContain(signal)
  },
)

journey(
  'issue 14: on paper a figure stays with its label, a foot on one page, and no heading stands alone or over a form that is left out',
  1280,
  async ({ page, open }) => {
    await page.emulateMedia({ media: 'print' })
    const breaks = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one) => getComputedStyle(one).breakInside)
    await open('/')
    expect([await breaks('.counter'), await breaks('footer')]).toEqual(['avoid', 'avoid'])
    await open('/careers/platform-lead-north-america')
    expect(await page.getByRole('heading', { name: 'Apply', exact: true }).isVisible()).toBe(false)
    // A grid would leave the heading before it at the foot of a page, alone.
    for (const [path, grid] of [
      ['/', '.testimonials-layout'],
      ['/careers', '.job'],
    ] as const) {
      await open(path)
      const part = page.locator(grid).first()
      expect(await part.evaluate((one) => getComputedStyle(one).display)).toBe('block')
    }
    await open('/products/munshi')
    expect(await breaks('details')).toBe('avoid')
  },
)
