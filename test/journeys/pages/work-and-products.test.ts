import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { sample } from '../../sample/sample-documents.ts'

onlyLooks()

const withoutScripts = { javaScriptEnabled: false } as const
const cards = (page: Page) => page.locator('.case-card')
const columnsOf = (page: Page) =>
  page
    .locator('.case-cards')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)

atBothWidths(
  'WORK-1: the hero says what we take pride in, with an intro',
  async ({ page, open }) => {
    await open('/work')
    expect(await page.locator('h1').innerText()).toBe('We Take Pride in Our Work')
    expect((await page.locator('.work-intro').innerText()).length).toBeGreaterThan(80)
  },
)

atBothWidths(
  'WORK-2: six cards are cut for the eye and whole for assistive technology',
  async ({ page, open }) => {
    await open('/work')
    expect(await page.getByRole('heading', { name: 'Case Studies', exact: true }).count()).toBe(1)
    expect(await cards(page).count()).toBe(6)
    for (const [place, { title, description }] of sample.cases.entries()) {
      const card = cards(page).nth(place)
      const cut = await card.locator('[aria-hidden="true"]:not(svg)').allInnerTexts()
      expect(cut).toEqual(
        [`${title.slice(0, 20)}...`, `${description.slice(0, 100)}...`].map((text) => text.trim()),
      )
      expect(await card.getByRole('heading', { name: title, exact: true }).count()).toBe(1)
      expect(await card.locator('p .visually-hidden').textContent()).toBe(description)
      expect(await card.locator('img').isVisible()).toBe(true)
      expect(await card.getByRole('link', { name: `Learn More ${title}` }).count()).toBe(1)
    }
  },
)

journey.long(
  'WORK-2: who clears a filter that nothing fits is at the heading of the list',
  1280,
  async ({ page, open }) => {
    await open('/work?industry=nothing-of-it')
    await becomesLive(page)
    await page.locator('.empty-state a').press('Enter')
    await cards(page).first().waitFor()
    const heading = page.getByRole('heading', { name: 'Case Studies', exact: true })
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

for (const [path, part, width, height] of [
  ['/products/munshi', '.paper-sheet', 844, 390],
  ['/products/munshi', '.paper-sheet', 768, 600],
  ['/products/darwaza', '.door-setting', 640, 512],
] as const)
  journey.long(
    `a window of ${width} by ${height} is not covered by ${part}`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await open(path)
      expect(await page.locator(part).evaluate((one) => getComputedStyle(one).position)).toBe(
        'static',
      )
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.locator(part).evaluate((one) => getComputedStyle(one).position)).toBe(
        'sticky',
      )
    },
  )

journey('WORK-2: the grid has one column, two and three', 1280, async ({ page, open }) => {
  await open('/work')
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await columnsOf(page)]).toEqual([width, columns])
  }
})

async function filtersByForm(page: Page) {
  await page.getByLabel('Industry').selectOption('consumer-retail')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/industry=consumer-retail/)
  await expect.poll(() => cards(page).count()).toBe(2)
  expect(await page.getByRole('status').filter({ hasText: '2 of 6' }).count()).toBe(1)
  expect(await page.getByLabel('Industry').inputValue()).toBe('consumer-retail')
  expect(
    await page.getByLabel('Service').locator('option', { hasText: 'Mobility (1)' }).count(),
  ).toBe(1)
}

atBothWidths(
  'WORK-2: the filter stands in the address and does not load the page anew',
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await filtersByForm(page)
    expect(page.url()).not.toContain('service=')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(6)
  },
)

atBothWidths(
  'WORK-2: the filter works without JavaScript',
  async ({ page, open }) => {
    await open('/work')
    await filtersByForm(page)
  },
  withoutScripts,
)

atBothWidths(
  'WORK-2: unknown filters show an empty state with a way back',
  async ({ page, open, site }) => {
    for (const query of [
      'industry=tea',
      'service=%3Cscript%3E',
      'industry=banking-financial&service=mobility',
    ]) {
      expect((await fetch(`${site.url}/work?${query}`)).status).toBe(200)
      await open(`/work?${query}`)
      expect(await cards(page).count()).toBe(0)
      expect(await page.locator('.empty-state').isVisible()).toBe(true)
    }
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect.poll(() => cards(page).count()).toBe(6)
  },
)

atBothWidths(
  'WORK-3: every card opens its case, and the cases lead round',
  async ({ page, open }) => {
    await open('/work')
    await cards(page).first().getByRole('link').click()
    for (const { slug, title, quotation, lesson, results } of sample.cases) {
      await page.waitForURL(`**/work/${slug}`)
      await expect.poll(() => page.locator('h1').innerText()).toBe(title)
      const words = await page.locator('main').innerText()
      for (const part of [quotation!.name, lesson, ...results.map(({ value }) => value)])
        expect(words).toContain(part)
      expect(await page.locator('main a[href^="/services/"]').count()).toBe(3)
      expect(await page.locator('.plan-step').count()).toBe(5)
      expect(await page.locator('.plan-gate').count()).toBeGreaterThan(0)
      expect(await page.locator('.plan-step:not(.plan-gate) .plan-post').count()).toBe(0)
      await page.getByRole('navigation', { name: 'Next case' }).getByRole('link').click()
    }
    await page.waitForURL(`**/work/${sample.cases[0]!.slug}`)
  },
)

atBothWidths(
  'WORK-3: an unknown case is a missing page',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/work/himdhara-cold-chian')
    expect(await page.title()).toMatch(/not found/i)
    expect(await page.locator('main a[href="/work/himdhara-cold-chain"]').count()).toBe(1)
  },
)

atBothWidths('NAV-9: /Products and /products are one page', async ({ page, open }) => {
  for (const path of ['/Products', '/products']) {
    await open(path)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/products$/)
    expect(await page.locator('.product-card').count()).toBe(2)
  }
})

atBothWidths('PROD-1: two cards lead to their products by Click Here', async ({ page, open }) => {
  for (const name of ['Darwaza', 'Munshi']) {
    await open('/products')
    expect(await page.locator('.product-card img').count()).toBe(2)
    await page.getByRole('link', { name: `Click Here ${name}` }).click()
    await page.waitForURL(`**/products/${name.toLowerCase()}`)
    await expect.poll(() => page.locator('h1').innerText()).toBe(name)
  }
})

atBothWidths(
  'PROD-1: the threshold is moved from the keyboard, and what follows is said',
  async ({ page, open }) => {
    await open('/products/darwaza')
    await becomesLive(page)
    const slider = page.getByRole('slider', { name: 'Threshold' })
    const verdict = page.locator('.door-verdict')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => verdict.innerText()).toMatch(/A wrong answer would have acted alone/)
    expect(await page.locator('.door-passes li').count()).toBe(12)
    await page.keyboard.press('End')
    await expect.poll(() => verdict.innerText()).toMatch(/dispatchers drown/)
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0.92. 6 pass, 6 wait')
    await expect.poll(() => verdict.innerText()).toMatch(/^Open/)
    expect(await verdict.getAttribute('role')).toBe('status')
  },
)

atBothWidths.long(
  'PROD-1: a threshold moved before any script has come stays where it is',
  async ({ page, open }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/products/darwaza')
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
    release()
    await becomesLive(page)
    await expect.poll(() => page.locator('.door-waits li').count()).toBe(12)
  },
)

atBothWidths.long(
  'PROD-1: without JavaScript both outcomes of each report stand there',
  async ({ page, open }) => {
    await open('/products/darwaza')
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await page.locator('.door-report').count()).toBe(12)
    expect(await page.locator('.door-if-passed:visible').count()).toBe(12)
    expect(await page.locator('.door-if-held:visible').count()).toBe(12)
  },
  withoutScripts,
)

async function stepsThroughFields(page: Page) {
  const colourOf = (text: string) =>
    page
      .locator('[data-of]', { hasText: text })
      .first()
      .evaluate((run) => getComputedStyle(run).backgroundColor)
  const plain = await colourOf('TORSA STAR')
  const radios = page.getByRole('radio')
  await radios.first().focus()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown')
  expect(await radios.nth(2).isChecked()).toBe(true)
  expect(await colourOf('TORSA STAR')).not.toBe(plain)
  expect(await page.locator('.paper-why:visible').count()).toBe(1)
  await page.locator('label', { hasText: 'Gross weight' }).click()
  expect(await page.locator('.paper-why:visible').innerText()).toMatch(/18,496 kg/)
}

atBothWidths.long(
  'PROD-1: the reader points at the characters behind each field',
  async ({ page, open }) => {
    await open('/products/munshi')
    await becomesLive(page)
    await stepsThroughFields(page)
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain('Line 16: 18,946 KGS. Line 15: 28.9 KG. Line 14: 640 SACKS.')
  },
)

atBothWidths.long(
  'PROD-1: the reader works without JavaScript',
  async ({ page, open }) => {
    await open('/products/munshi')
    await stepsThroughFields(page)
  },
  withoutScripts,
)

atBothWidths.long('NAV-8: the footer leads to the legal pages too', async ({ page, open }) => {
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Accessibility', '/accessibility'],
    ['Imprint and terms', '/imprint'],
  ] as const) {
    await open('/work')
    await page.locator('footer').last().getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.locator('h1').innerText()).toBe(name)
  }
})
