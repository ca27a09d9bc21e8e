import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { drawn } from '../../browser/page-rest.ts'
import { changedRows, pixelsOf } from '../../browser/pixels.ts'

const still = { reducedMotion: 'reduce' } as const
const job = '/careers/platform-lead-north-america'

async function toForm(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' })
  await becomesLive(page)
  await page.locator('.sending-form').scrollIntoViewIfNeeded()
  await page.locator('.sending-form:not([data-waits])').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const around = 8

/** What the focus changes on the screen, with a strip around the control for what it must leave alone. */
async function focusShows(page: Page, control: Locator) {
  const box = (await control.boundingBox())!
  const clip = {
    x: Math.floor(box.x) - around,
    y: Math.floor(box.y) - around,
    width: Math.ceil(box.width) + 2 * around,
    height: Math.ceil(box.height) + 2 * around,
  }
  const before = await pixelsOf(page, clip)
  await control.evaluate((one) => {
    const input = one.querySelector('input') ?? (one as HTMLElement)
    input.focus({ preventScroll: true })
  })
  await drawn(page)
  return { box, rows: changedRows(before, await pixelsOf(page, clip)) }
}

type Mark = { ground?: boolean; length?: number }

/** Only inside the control: lines at its foot, and where it has no ground of its own, a ground. */
async function isMarked(page: Page, control: Locator, { ground = true, length = 0.98 }: Mark = {}) {
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await drawn(page)
  const { box, rows } = await focusShows(page, control)
  const name = await control.evaluate((one) => one.outerHTML.slice(0, 120))
  const lines = rows.flatMap((row, y) =>
    row.length > 0 ? [{ y, from: row[0]!, to: row.at(-1)! }] : [],
  )
  expect({
    name,
    top: lines[0]!.y >= around - 1,
    foot: lines.at(-1)!.y <= Math.ceil(box.height) + around,
    left: lines.every(({ from }) => from >= around - 1),
    right: lines.every(({ to }) => to <= Math.ceil(box.width) + around),
  }).toEqual({ name, top: true, foot: true, left: true, right: true })
  const whole = rows.filter((row) => row.length >= box.width * length).length
  expect([name, whole >= (ground ? 3 : 2)]).toEqual([name, true])
  const share = rows.flat().length / (box.width * box.height)
  expect([name, ground ? share > 0.75 : share < 0.25]).toEqual([name, true])
}

for (const colorScheme of ['light', 'dark'] as const)
  atBothWidths(
    `CON-3, CAR-6: the focus is a line and a ground in the field, never a ring through its label (${colorScheme})`,
    async ({ page }) => {
      await toForm(page, '/contact')
      for (const name of ['name', 'countryCode', 'phoneNumber', 'help', 'answer'])
        await isMarked(page, page.locator(`#contact-${name}`))
      await isMarked(page, page.locator('.file-field'))
      await toForm(page, job)
      for (const name of ['email', 'coverLetter'])
        await isMarked(page, page.locator(`.application [name=${name}]`))
      await isMarked(page, page.locator('.file-field'))
    },
    { ...still, colorScheme },
  )

journey(
  'ADM-1: filters, search, the login and the desk show the focus of a field in the same way',
  1280,
  async (visit: Visit) => {
    const { page, open } = visit
    await open('/careers')
    for (const name of ['q', 'team'])
      await isMarked(page, page.locator(`.case-filters [name=${name}]`))
    await open('/search')
    await isMarked(page, page.locator('.search-line'), { ground: false, length: 0.6 })
    await open('/admin/adminlogin')
    await page.locator('form[data-live]').waitFor()
    for (const name of ['email', 'password'])
      await isMarked(page, page.locator(`[name=${name}]`), { ground: false })
    await openDesk(visit, '/admin/job-posting')
    for (const name of ['title', 'description'])
      await isMarked(page, page.locator(`.desk-form [name=${name}]`), { ground: false })
  },
  still,
)

journey(
  'CON-3: with forced colours a field with the focus has an outline, a button its ring',
  1280,
  async ({ page }) => {
    await toForm(page, '/contact')
    for (const at of ['#contact-name', '#contact-countryCode', '.file-field', '[type=submit]']) {
      const control = page.locator('.sending-form').locator(at)
      await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { box, rows } = await focusShows(page, control)
      const drawnOn = rows.flat().length
      expect([at, drawnOn > 3 * (box.width + box.height)]).toEqual([at, true])
    }
  },
  { ...still, forcedColors: 'active' },
)

atBothWidths('CON-4: the sum stands on one line with its answer', async ({ page }) => {
  for (const path of ['/contact', '/']) {
    await toForm(page, path)
    const label = page.locator('label[for=contact-answer]')
    await page.getByText(/^\d \+ \d = ?$/).waitFor()
    const sum = (await label.boundingBox())!
    const answer = (await page.locator('#contact-answer').boundingBox())!
    const middle = sum.y + sum.height / 2
    expect(answer.y).toBeLessThan(middle)
    expect(answer.y + answer.height).toBeGreaterThan(middle)
    expect(answer.x - (sum.x + sum.width)).toBeGreaterThanOrEqual(0)
    expect(answer.x - (sum.x + sum.width)).toBeLessThan(24)
    const sizes = await page.evaluate(() =>
      ['label[for=contact-answer]', '#contact-answer'].map(
        (one) => getComputedStyle(document.querySelector(one)!).fontSize,
      ),
    )
    expect(sizes[0]).toBe(sizes[1])
  }
})

/** The lowest row that a control's own digits are drawn on, in the window's pixels. */
async function baseline(page: Page, control: Locator) {
  const { x, y, height } = (await control.boundingBox())!
  // Past the plus sign, before the arrow of the list, above the line.
  const clip = { x: Math.round(x), y: Math.round(y), width: 36, height: Math.floor(height) - 4 }
  const { width, height: rows, at } = await pixelsOf(page, clip)
  const ground = at(width - 1, 0)
  const isInk = (row: number) =>
    Array.from({ length: width }, (_, column) => at(column, row)).some(
      (pixel) => Math.abs(pixel[0]! - ground[0]!) > 120,
    )
  return clip.y + Array.from({ length: rows }, (_, row) => row).findLast(isInk)!
}

atBothWidths(
  'CON-3: code and number stand on one baseline, over one line, also with an error below',
  async ({ page }) => {
    await toForm(page, '/contact')
    const [code, number] = ['countryCode', 'phoneNumber'].map((name) =>
      page.locator(`#contact-${name}`),
    ) as [Locator, Locator]
    const isLevel = async () => {
      const [one, other] = [(await code.boundingBox())!, (await number.boundingBox())!]
      expect(Math.abs(one.y + one.height - other.y - other.height)).toBeLessThan(0.6)
      expect(Math.abs((await baseline(page, code)) - (await baseline(page, number)))).toBe(0)
    }
    await number.fill('91')
    await page.locator('#contact-name').focus()
    await code.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await isLevel()
    await number.fill('')
    await page.locator('.sending-form [type=submit]').click()
    await page.locator('#contact-phoneNumber-error').waitFor()
    await code.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const [one, other] = [(await code.boundingBox())!, (await number.boundingBox())!]
    expect(Math.abs(one.y + one.height - other.y - other.height)).toBeLessThan(0.6)
  },
  still,
)

journey('CAR-6: it is a CV wherever a visitor reads of it', 1280, async ({ page, site, open }) => {
  await toForm(page, job)
  await page.locator('.application [type=submit]').click()
  await page.locator('.field-error').last().waitFor()
  expect(await page.locator('.application').innerText()).toMatch(/attach your CV/)
  for (const path of [job, '/careers', '/privacy']) {
    if (path !== job) await open(path)
    expect(await page.locator('body').innerText()).not.toMatch(/r[eé]sum[eé]\b/i)
  }
  const said = await (
    await fetch(`${site.url}/api/jobs/sample-platform-lead-austin/apply`, {
      method: 'POST',
      body: new FormData(),
    })
  ).text()
  expect(said).toContain('attach your CV')
  expect(readFileSync('public/locales/en/translation.json', 'utf8')).not.toMatch(
    /: "[^"]*r[eé]sum[eé]\b/i,
  )
})
