import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { png } from '../../sample/pack-house.ts'
import { invited, openDesk } from '../../desk/desk-visit.ts'

onOwnSite()

const square = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="var(--signal)"/></svg>'

/** The page in a frame, once it wears a look. */
async function worn(page: Page, scheme: 'light' | 'dark' = 'light') {
  const frame = page.frameLocator(`iframe[title="The site, ${scheme}"]`)
  await frame.locator('h1').first().waitFor()
  return frame.locator('html')
}

const signalOf = async (page: Page, scheme: 'light' | 'dark' = 'light') =>
  (await worn(page, scheme)).evaluate((html) => getComputedStyle(html).getPropertyValue('--signal'))

const isSaved = (page: Page) => page.getByText('Saved as a draft.').first().waitFor()

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Discard the draft' }).press('Enter')
  await page.getByText('Visitors see this look.').waitFor()
}

/** Without what a try that failed has left. */
async function openBrand(visit: Visit) {
  const { page } = visit
  await openDesk(visit, '/admin/brand')
  await page.getByText(/^(Saved as a draft|Visitors see this look)\./).waitFor()
  if (await page.getByText('Saved as a draft.').count()) await discard(page)
  await worn(page)
}

const asFile = (text: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
})

const logoFile = (page: Page) => page.getByLabel('Choose an SVG or PNG file')

/** A drawing, or a picture. */
const logoInFrame = (page: Page, is: 'rect' | 'img') =>
  page.frameLocator('.brand-frame').locator(`header ${is}:is(.logo, .logo *)`).first()

atBothWidths(
  'an owner chooses colours and type, and the site wears them at once',
  async (visit) => {
    const { page } = visit
    await openBrand(visit)
    await expect.poll(() => signalOf(page)).toContain('#f04014')
    await page.getByLabel('Signal', { exact: true }).fill('#0f7b6c')
    await expect.poll(() => signalOf(page)).toContain('#0f7b6c')
    await page.getByRole('radio', { name: /^Serif/ }).check()
    await expect
      .poll(async () =>
        (await worn(page)).evaluate((html) =>
          getComputedStyle(html).getPropertyValue('--font-text'),
        ),
      )
      .toContain('Source Serif')
    await isSaved(page)
    // The page in the frame is proven for itself; its landmarks aren’t the desk’s.
    // What the desk's bar lies over counts as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    for (const part of ['.desk-bar', '.brand-panel', '.brand-bar', '.brand-follows'])
      expect(await axeViolations(page, part)).toEqual([])

    await page.getByLabel('Signal', { exact: true }).fill('#ffee00')
    const moved = page.getByText(/moved from #ffee00 to #[\da-f]{6}/)
    await moved.first().waitFor()
    const said = (await moved.allInnerTexts()).join(' ')
    const colours = [...said.matchAll(/ to (#[\da-f]{6})/g)].map(([, colour]) => colour)
    expect(colours).not.toContain('#ffee00')
    await expect
      .poll(() => signalOf(page))
      .toMatch(new RegExp(`^light-dark\\((${colours.join('|')}),`))
    await page.getByRole('radio', { name: 'Both' }).check()
    const night = await worn(page, 'dark')
    await expect.poll(() => night.getAttribute('data-scheme')).toBe('dark')
    await page.getByLabel('Signal', { exact: true }).fill('#ffee')
    await page.getByText('A colour is a # and six digits').waitFor()
    // As a colour is copied from elsewhere.
    const signal = page.getByLabel('Signal', { exact: true })
    await signal.press('Control+a')
    await page.keyboard.insertText(' #0F7B6C\n')
    await expect.poll(() => signalOf(page)).toContain('#0f7b6c')
    await signal.fill('#c30')
    await signal.blur()
    expect(await signal.inputValue()).toBe('#cc3300')
    await discard(page)
    await expect.poll(() => signalOf(page)).toContain('#f04014')
  },
)

journey(
  'the look is chosen with the keyboard alone, on any page of the site',
  1280,
  async (visit) => {
    const { page } = visit
    await openBrand(visit)
    await page.getByRole('combobox', { name: 'Page' }).selectOption('/work')
    await page.frameLocator('.brand-frame').locator('h1', { hasText: /./ }).first().waitFor()
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/work'))).toBe(true)
    await page.getByRole('radio', { name: 'Fine lines' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: 'No lines' }).isChecked()).toBe(true)
    await isSaved(page)
    await page.keyboard.press('Control+z')
    expect(await page.getByRole('radio', { name: 'Fine lines' }).isChecked()).toBe(true)
    await page.keyboard.press('Control+Shift+z')
    await isSaved(page)
    await discard(page)
  },
)

journey(
  'a logo is drawn in the frame, and one with a program in it is refused',
  1280,
  async (visit) => {
    const { page, site } = visit
    await openBrand(visit)
    const file = logoFile(page)
    const evil = square.replace('/></svg>', '/><script>alert(1)</script></svg>')
    await file.setInputFiles(asFile(evil))
    await page.getByText('Logo holds a program.').waitFor()
    await file.setInputFiles(asFile(''))
    await page.getByText('Logo is not a drawing').waitFor()
    await page.getByText('Visitors see this look.').waitFor()
    await file.setInputFiles(asFile('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'))
    await page.getByText('The logo is hard to see on the dark paper').waitFor()
    // What its points look like is the server's to say.
    const buffer = await png('#101820')
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await page.locator('.notice', { hasText: 'The logo is hard to see on the dark' }).waitFor()
    await file.setInputFiles(asFile(square))
    await isSaved(page)
    await logoInFrame(page, 'rect').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Publish the look' }).click()
    await page.locator('.toast', { hasText: 'Visitors see the new look' }).waitFor()
    expect(await (await fetch(`${site.url}/favicon.svg`)).text()).toContain('<rect width="10"')
    await page.getByRole('button', { name: 'Undo' }).click()
    await isSaved(page)
    await page.getByRole('button', { name: 'Publish the look' }).click()
    await expect
      .poll(async () => (await fetch(`${site.url}/favicon.svg`)).text())
      .not.toContain('<rect width="10"')
    // At 200% zoom, what stays in view would leave nothing of what is chosen.
    await page.setViewportSize({ width: 640, height: 360 })
    for (const part of ['.brand-frames', '.brand-actions'])
      expect(
        await page.locator(part).evaluate((element) => getComputedStyle(element).position),
      ).toBe('static')
  },
)

journey(
  'while a picture is on its way, other choices are kept, and a logo that was chosen later stays',
  1280,
  async (visit) => {
    const { page } = visit
    await openBrand(visit)
    const arrived = Promise.withResolvers<void>()
    await page.route('**/api/media', async (route) => {
      await arrived.promise
      await route.continue()
    })
    const file = logoFile(page)
    const buffer = await png('#f04014')
    const choosePng = () => file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await choosePng()
    await page.getByRole('radio', { name: /^Serif/ }).check()
    const uploaded = page.waitForResponse('**/api/media')
    arrived.resolve()
    await uploaded
    await logoInFrame(page, 'img').waitFor({ state: 'attached' })
    expect(await page.getByRole('radio', { name: /^Serif/ }).isChecked()).toBe(true)

    await page.unrouteAll()
    const late = Promise.withResolvers<void>()
    await page.route('**/api/media', async (route) => {
      await late.promise
      await route.continue()
    })
    await choosePng()
    await file.setInputFiles(asFile(square))
    await logoInFrame(page, 'rect').waitFor({ state: 'attached' })
    const again = page.waitForResponse('**/api/media')
    late.resolve()
    await (await again).finished()
    await page.getByRole('radio', { name: /^Warm/ }).check()
    await isSaved(page)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('radio', { name: /^Neutral/ }).check()
    expect(await (await saved).json()).toMatchObject({ document: { value: { logo: square } } })
    await discard(page)
  },
)

journey(
  'a server that has no time for the page in the frame is asked again',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/503/)
    let refusals = 0
    await page.route(/\/preview\/[^/]+\/$/, (route) =>
      refusals++ < 2
        ? route.fulfill({ status: 503, contentType: 'text/html', body: '<p>Later</p>' })
        : route.continue(),
    )
    await openBrand(visit)
    expect(refusals).toBeGreaterThan(2)
    await expect.poll(() => signalOf(page)).toContain('#f04014')
  },
)

journey('an editor sees the brand and whom to ask, and changes nothing', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/brand', await invited(visit.site.url, 'editor'))
  await page.getByText('Only owners change the brand.').waitFor()
  expect(await page.getByRole('button', { name: 'Publish the look' }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: /^Serif/ }).isDisabled()).toBe(true)
})
