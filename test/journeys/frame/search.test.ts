import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, becomesLive, journey, type Width, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

const off = { javaScriptEnabled: false }
const pathOf = (page: Page) => new URL(page.url()).pathname
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const said = (page: Page) => palette(page).getByRole('status').innerText()

async function openPalette(page: Page, width: Width) {
  await becomesLive(page)
  if (width === 390) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#mobile-menu').getByRole('link', { name: 'Search' }).click()
  } else await page.keyboard.press('Control+k')
  await field(page).waitFor()
}

async function finds(page: Page, typed: string) {
  await field(page).fill(typed)
  await expect.poll(() => said(page)).toMatch(/pages? found/)
}

atBothWidths(
  'search: without JavaScript a form finds pages, marks the words and leads on',
  async ({ page, open, width }) => {
    await open('/work')
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .locator('header')
      .getByRole('link', { name: 'Search' })
      .filter({ visible: true })
      .click()
    expect(pathOf(page)).toBe('/search')
    expect(await page.locator('.search-group').innerText()).toContain('Work')

    await page.getByRole('searchbox').fill('cloud adoption')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/q=cloud\+adoption/)
    expect(await page.getByRole('searchbox').inputValue()).toBe('cloud adoption')
    expect(await page.getByRole('status').first().innerText()).toMatch(
      /^\d+ pages for “cloud adoption”/,
    )
    expect(await page.locator('main h2').first().innerText()).toContain('Services')
    const first = page.locator('main h3').first()
    expect(await first.locator('mark').allInnerTexts()).toEqual(['Cloud', 'adoption'])
    await first.getByRole('link').click()
    expect(pathOf(page)).toBe('/services/offerings/cloud-adoption')
  },
  off,
)

atBothWidths(
  'search: without JavaScript a query that finds nothing leads to pages that are near or useful',
  async ({ page, open }) => {
    await open('/search?q=xyzzy+kubernettes')
    expect(await page.getByRole('status').first().innerText()).toContain('Nothing here says')
    expect(await page.locator('main h3 a').count()).toBeGreaterThanOrEqual(3)
    await open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(await page.locator('main img').count()).toBe(0)
    expect(await page.getByRole('status').first().innerText()).toContain('<img src=x')
  },
  off,
)

journey.long(
  'search: an example that was followed gives its focus to the heading',
  1280,
  async ({ page, open }) => {
    await open('/search')
    await becomesLive(page)
    await page.locator('.search-examples a').first().press('Enter')
    await page.waitForURL(/q=/)
    await page.locator('.search-count').waitFor()
    expect(await page.locator('h1').evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

journey.long(
  'search: the palette says that it searches once, not at each letter',
  1280,
  async ({ page, open, width }) => {
    await open('/work')
    await openPalette(page, width)
    await finds(page, 'cloud')
    const heard = palette(page)
      .getByRole('status')
      .evaluate(
        (status) =>
          new Promise<string[]>((resolve) => {
            const all: string[] = []
            const watch = new MutationObserver(() => {
              all.push(status.textContent)
              if (status.textContent.includes('Nothing')) resolve(all)
            })
            watch.observe(status, { childList: true, characterData: true, subtree: true })
          }),
      )
    await field(page).pressSequentially(' adoption', { delay: 30 })
    await field(page).fill('xyzzyqq')
    expect(await heard).not.toContain('Searching')
  },
)

const atRest = { reducedMotion: 'reduce' } as const

atBothWidths.long(
  `WCAG 2.2 AA: the search page has no violation`,
  async ({ page, open }) => {
    for (const query of ['', '?q=cloud', '?q=xyzzyqq', `?q=${'long'.repeat(60)}`]) {
      await open(`/search${query}`)
      await becomesLive(page)
      expect([query, await axeViolations(page)]).toEqual([query, []])
      expect([query, await wordsRunOut(page)]).toEqual([query, []])
    }
  },
  atRest,
)

atBothWidths.long(
  `WCAG 2.2 AA: the open search has no violation`,
  async ({ page, open, width, expectComplaint }) => {
    await open('/work')
    await openPalette(page, width)
    await expect.poll(() => options(page).count()).toBe(3)
    expect(await axeViolations(page, 'dialog')).toEqual([])
    await finds(page, 'cloud')
    expect(await axeViolations(page, 'dialog')).toEqual([])
    expectComplaint(/ERR_FAILED/)
    await page.route('**/api/search?*', (route) => route.abort())
    await field(page).fill('data')
    await palette(page).getByRole('alert').waitFor()
    expect(await axeViolations(page, 'dialog')).toEqual([])
  },
  atRest,
)

journey(
  'search: Ctrl+K, words, arrows and Enter lead to a page without a pointer',
  1280,
  async ({ page, open }) => {
    await open('/contact')
    await openPalette(page, 1280)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await finds(page, 'cloud')
    const active = () => palette(page).locator('[aria-selected="true"]')
    const held = () => field(page).getAttribute('aria-activedescendant')
    await expect
      .poll(
        async () =>
          (await active().count()) === 1 && (await active().getAttribute('id')) === (await held()),
      )
      .toBe(true)
    const first = await held()
    await page.keyboard.press('ArrowDown')
    await expect.poll(held).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => active().innerText()).toContain('All results')
    await page.keyboard.press('Home')
    await expect.poll(held).toBe(first)
    const to = await active().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe(to)
    expect(await palette(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  },
)

journey(
  'search: Escape closes it and the focus returns; the slash opens it outside fields only, from the first press',
  1280,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    const link = page
      .locator('header')
      .getByRole('link', { name: 'Search' })
      .filter({ visible: true })
    const isFocused = () => link.evaluate((one) => one === document.activeElement)
    await link.focus()
    await page.keyboard.press('Enter')
    await field(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page).count()).toBe(0)
    expect([pathOf(page), await isFocused()]).toEqual(['/work', true])

    // As Caps Lock has it.
    await page.keyboard.press('Control+K')
    await field(page).waitFor()
    await page.setViewportSize({ width: 320, height: 256 })
    const rows = palette(page).locator('.palette-list')
    await expect.poll(async () => (await rows.boundingBox())?.height).toBeGreaterThan(90)
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page).count()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })

    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('a/b')
    expect(await field(page).inputValue()).toBe('a/b')

    await open('/careers')
    await page.keyboard.press('/')
    await field(page).waitFor()
  },
)

journey.long(
  'WCAG 2.1.4: the slash key can be switched off, and stays off',
  1280,
  async ({ page, open }) => {
    await open('/work')
    await openPalette(page, 1280)
    await palette(page).getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((url) => url.includes('search-palette'))
    await open('/contact')
    await becomesLive(page)
    await page.keyboard.press('/')
    await drawn(page)
    expect([await palette(page).count(), isAsked()]).toEqual([0, false])
    await openPalette(page, 1280)
    expect(isAsked()).toBe(true)
  },
)

atBothWidths(
  'search: its code is loaded when it is asked for, and not before',
  async ({ page, open, width }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open('/work')
    await becomesLive(page)
    expect(asked.filter((url) => /search-palette|api\/search/.test(url))).toEqual([])
    await openPalette(page, width)
    expect(asked.some((url) => url.includes('search-palette'))).toBe(true)
    await palette(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => palette(page).count()).toBe(0)
  },
)

journey.long(
  'search: where its code does not arrive, its page opens',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED|search-palette/)
    await open('/work')
    await becomesLive(page)
    await page.route('**/search-palette-*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.waitForURL(/\/search$/)
    expect(await page.getByRole('searchbox').isVisible()).toBe(true)
  },
)

journey.long(
  'search: while somebody types, few questions are asked and only the newest is answered',
  1280,
  async ({ page, open }) => {
    const asked: string[] = []
    const ended: string[] = []
    const queryOf = (request: Request) => new URL(request.url()).searchParams.get('q')!
    const noteEnd = (request: Request) => ended.push(queryOf(request))
    page.on('requestfinished', noteEnd)
    page.on('requestfailed', noteEnd)
    page.on('request', (request) => {
      if (request.url().includes('/api/search?')) asked.push(queryOf(request))
    })
    const release = await holdBack(page, '**/api/search?q=privacy*')
    await open('/work')
    await openPalette(page, 1280)
    await options(page).first().waitFor()
    await field(page).pressSequentially('privacy', { delay: 10 })
    await expect.poll(() => asked).toContain('privacy')
    expect(await palette(page).getByRole('listbox').getAttribute('aria-busy')).toBe('true')
    await finds(page, 'darwaza')
    release()
    await expect.poll(() => ended).toContain('privacy')
    await drawn(page)
    expect(await options(page).first().innerText()).toContain('Darwaza')
    expect(asked.length).toBeLessThanOrEqual(4)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

atBothWidths.long(
  'search: a search that fails is told in words and can be tried again',
  async ({ page, open, width, expectComplaint }) => {
    expectComplaint(/503/)
    await open('/work')
    await openPalette(page, width)
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }))
    await field(page).fill('cloud')
    expect(await palette(page).getByRole('alert').innerText()).toContain('didn’t answer')
    await page.unrouteAll()
    await palette(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => options(page).count()).toBeGreaterThan(3)
  },
)

journey(
  'search: a server that says when it has time again is asked again by then',
  1280,
  async ({ page, open, width, expectComplaint }) => {
    expectComplaint(/503/)
    await open('/work')
    await openPalette(page, width)
    let refusals = 0
    await page.route('**/api/search?q=cloud', (route) =>
      refusals++ === 0
        ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' })
        : route.continue(),
    )
    await field(page).fill('cloud')
    await palette(page)
      .getByRole('status')
      .getByText(/pages found/)
      .waitFor()
    expect(refusals).toBe(2)
  },
)

journey.long(
  'search: a server that wants more time than a visitor has is told as one that did not answer',
  1280,
  async ({ page, open, width, expectComplaint }) => {
    expectComplaint(/503/)
    await open('/work')
    await openPalette(page, width)
    await page.route('**/api/search?q=cloud', (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '60' }, body: '' }),
    )
    await field(page).fill('cloud')
    await palette(page).getByRole('alert').waitFor({ timeout: 40_000 })
  },
)

atBothWidths(
  'search: what is not found is told, with pages to go on from',
  async ({ page, open, width }) => {
    await open('/work')
    await openPalette(page, width)
    await field(page).fill('xyzzyqq')
    await expect.poll(() => said(page)).toContain('Nothing here says')
    expect(await options(page).count()).toBe(3)
    await options(page).last().click()
    await expect.poll(() => pathOf(page)).toBe('/contact')
    expect(await palette(page).count()).toBe(0)
  },
)

atBothWidths.long(
  'search: a new query on the page is answered without a reload, and the way back works',
  async ({ page, open }) => {
    await open('/search?q=cloud')
    await becomesLive(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('searchbox').fill('privacy')
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => page.locator('.search-count').innerText()).toContain('“privacy”')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await page.title()).toContain('“privacy”')
    await page.getByRole('searchbox').blur()
    await page.goBack()
    await expect.poll(() => page.locator('.search-count').innerText()).toContain('“cloud”')
    expect(await page.getByRole('searchbox').inputValue()).toBe('cloud')
  },
)
