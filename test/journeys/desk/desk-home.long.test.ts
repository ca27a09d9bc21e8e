import { expect } from 'vitest'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk, pathOf } from '../../desk/desk-visit.ts'
import { drawn } from '../../browser/page-rest.ts'
import { holdBack } from '../../browser/hold-back.ts'

onOwnSite()

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`
const texts = { category: 'Engineering', thumbnail: '', content: '<p>x</p>' }

type Call = Awaited<ReturnType<typeof caller>>['call']
type Written = { post: { key: string; version: number } }

async function write(call: Call, path: string, body: object) {
  return ((await (await call('POST', `/api/blogs/${path}`, body)).json()) as Written).post
}

const field = ({ page }: Visit) => page.getByRole('combobox', { name: /^Find or go to/ })
const chosen = ({ page }: Visit) => page.locator('.desk-palette [aria-selected=true]')

atBothWidths('ADM-3: the home of the desk tells what waits and leads there', async (visit) => {
  const { page, site } = visit
  const { call } = await caller(site.url)
  const title = unique('Half written')
  const draft = await write(call, 'drafts', { ...texts, title })
  const planned = await write(call, 'drafts', { ...texts, title: unique('Planned') })
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  await call('POST', `/api/blogs/drafts/${planned.key}/publish`, { version: 1, publishedAt })
  await write(call, 'post', { ...texts, title: unique('Out') })
  await openDesk(visit, '/admin/overview')
  const tile = (name: string) => page.locator('.overview-tiles li', { hasText: name })
  await tile('Drafts').waitFor()
  expect(Number(await tile('Drafts').locator('.overview-count').innerText())).toBeGreaterThan(0)
  expect(await tile('Scheduled posts').innerText()).toContain('Next on')
  await page.getByRole('link', { name: title }).waitFor()
  const plot = page.getByRole('img', { name: 'Posts published a week' })
  expect(await plot.locator('desc').textContent()).toMatch(
    /in 12 weeks\. .+ This week so far: \d+\.$/,
  )
  await page.getByText('Values as a table: Posts published a week').click()
  const table = page.getByRole('group', { name: 'Posts published a week' })
  expect(await table.getByRole('row').count()).toBe(13)
  await page.getByLabel('Weeks shown').selectOption('26')
  await expect.poll(() => table.getByRole('row').count()).toBe(27)
  expect(new URL(page.url()).search).toBe('?weeks=26')
  expect(await axeViolations(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await page.getByRole('link', { name: title }).click()
  await page.locator('.writer-page').waitFor()
  expect(new URL(page.url()).searchParams.get('post')).toBe(draft.key)
})

journey(
  'ADM-3: with keys alone, the palette finds a post, a screen and the way out',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const title = unique('Lighthouse')
    const { key } = await write(call, 'drafts', { ...texts, title })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openDesk(visit, '/admin/overview')
    await page.locator('.overview-tiles').waitFor()
    expect(asked.filter((path) => path.includes('desk-palette') && path.endsWith('.js'))).toEqual(
      [],
    )
    await page.keyboard.press('Control+k')
    await field(visit).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.desk-palette').count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(title.toLowerCase())
    await expect.poll(() => chosen(visit).innerText()).toContain(title)
    expect(await field(visit).getAttribute('aria-activedescendant')).toBe(
      await chosen(visit).getAttribute('id'),
    )
    await page.keyboard.press('Enter')
    await page.locator('.writer-page').waitFor()
    expect(new URL(page.url()).searchParams.get('post')).toBe(key)
    await page.keyboard.press('Control+k')
    await field(visit).waitFor()
    await page.keyboard.press('ArrowUp')
    expect(await chosen(visit).innerText()).toContain('Log out')
    await page.keyboard.type('zzzz')
    await page.getByText('No matches for ‘zzzz’.').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('hist')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/admin/history')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('log out')
    // What the desk was still asking when the session ended.
    visit.expectComplaint(/\b401\b/)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/admin')
  },
)

journey(
  'ADM-3: Enter in the palette waits for what was typed last, and does not open what was found before',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const [before, meant] = [unique('Lantern'), unique('Beacon')]
    await write(call, 'drafts', { ...texts, title: before })
    const { key } = await write(call, 'drafts', { ...texts, title: meant })
    await openDesk(visit, '/admin/overview')
    await page.keyboard.press('Control+k')
    await field(visit).fill(before)
    await expect.poll(() => chosen(visit).innerText()).toContain(before)
    const letGo = await holdBack(page, '**/api/desk/find?*')
    await field(visit).fill(meant)
    await page.keyboard.press('Enter')
    await drawn(page)
    expect(new URL(page.url()).pathname).toBe('/admin/overview')
    letGo()
    await page.locator('.writer-page').waitFor()
    expect(new URL(page.url()).searchParams.get('post')).toBe(key)
  },
)

journey(
  'ADM-3: one in sales is told of enquiries and mails, on a phone too',
  390,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const title = unique('Hidden')
    await write(call, 'drafts', { ...texts, title })
    await openDesk(visit, '/admin/overview', await invited(site.url, 'sales'))
    await page.locator('.overview-tiles').waitFor()
    expect(await page.locator('.overview-tile-name').allInnerTexts()).toEqual([
      'Enquiries today',
      'Failed mails',
    ])
    await page.getByText('No enquiries in these weeks.').waitFor()
    await page.getByRole('button', { name: 'Find or go to' }).click()
    await field(visit).fill(title)
    await page.getByText(`No matches for ‘${title}’.`).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await field(visit).fill('')
    const names = await page.locator('.desk-palette .palette-title').allInnerTexts()
    expect(names).toContain('Enquiries')
    expect(names).not.toContain('New post')
    expect(names).not.toContain('Staff')
  },
)

atBothWidths(
  'an owner reads that a proxy is not listed; nobody else is troubled',
  async (visit) => {
    const { page, site } = visit
    await fetch(`${site.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    await openDesk(visit, '/admin/overview')
    const notice = page.getByRole('alert')
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(/127\.0\.0\.1.+x-forwarded-for[^]+Set TRUST_PROXY/)
    const box = (await notice.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(visit.width)
    expect(await axeViolations(page)).toEqual([])
    await openDesk(visit, '/admin/overview', await invited(site.url, 'sales'))
    await page.locator('.overview-tiles').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)
