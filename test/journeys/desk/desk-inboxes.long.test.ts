import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk } from '../../desk/desk-visit.ts'
import { application, enquiry, multipartBody, pdf } from '../../sent/sent-forms.ts'

type Item = { id: string; name: string; state: string; unread: boolean; version: number }

async function send(url: string, path: string, fields: Record<string, string>, field?: string) {
  const files = field ? [{ field, name: 'CV.pdf', bytes: pdf() }] : []
  const { payload, headers } = multipartBody(fields, files)
  const answer = await fetch(url + path, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const aWord = () => `w${Math.random().toString(36).slice(2)}`

/** Goes on with the Tab key alone until what has this name has the focus. */
async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      const label = at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
      return (at?.getAttribute('aria-label') ?? label).trim()
    })
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    if ((await focused()).startsWith(name)) return
  }
  throw new Error(`The Tab key does not lead to '${name}'.`)
}

const toast = (page: Page, words: string) => page.locator('.toast', { hasText: words }).waitFor()

journey('one in sales works through the enquiries with the keys alone', 1280, async (visit) => {
  const { page, site, context } = visit
  const sales = await invited(site.url, 'sales')
  const word = aWord()
  for (const name of ['Chitra', 'Bina', 'Asha'])
    await send(site.url, '/api/v1.0/email/send-form', { ...enquiry, name: `${name} ${word}` })
  const { call } = await openDesk(visit, `/admin/enquiries?q=${word}`, sales)
  const items = async () =>
    (
      (await (await call('GET', `/api/enquiries?q=${word}&sort=oldest`)).json()) as {
        enquiries: Item[]
      }
    ).enquiries
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const selected = page.getByText(/^\d selected$/)
  await page.locator('.inbox-row').nth(2).waitFor()
  expect(await page.locator('.inbox-row[data-unread]').count()).toBe(3)
  await page.getByRole('link', { name: /^Enquiries \d+ unread$/ }).waitFor()

  await press('j', 'x', 'ArrowDown', 'x', 'j', 'k')
  expect(await selected.innerText()).toBe('2 selected')
  await press('Escape')
  await expect.poll(() => selected.count()).toBe(0)

  await press('Enter')
  await page.getByRole('heading', { level: 2, name: `Bina ${word}` }).waitFor()
  expect(page.url()).toContain('item=')
  await expect
    .poll(async () => (await items()).map(({ unread }) => unread))
    .toEqual([true, false, true])
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('heading', { level: 2, name: `Bina ${word}` }).waitFor()
  await other.close()

  await tabTo(page, 'answered')
  await press('Enter')
  await toast(page, 'Moved to answered.')
  await tabTo(page, 'Assign to me')
  await press('Enter')
  await toast(page, `Assigned to ${sales.email}.`)
  await tabTo(page, 'New note')
  await page.keyboard.type('kxj Call on Monday')
  await tabTo(page, 'Add note')
  await press('Enter')
  await page.locator('.item-notes', { hasText: 'kxj Call on Monday' }).waitFor()
  expect(await page.locator('.item-notes').innerText()).toContain(sales.email)
  expect(await page.locator('.item-changes').innerText()).toContain('moved to answered')
  await page.getByText('Queued').first().waitFor()
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('heading', { level: 2, name: `Bina ${word}` }).focus()
  await press('j')
  await page.getByRole('heading', { level: 2, name: `Chitra ${word}` }).waitFor()
  await page.goBack()
  await expect.poll(() => page.url()).not.toContain('item=')
  await page.goForward()
  await page.getByRole('heading', { level: 2, name: `Chitra ${word}` }).waitFor()
  await press('Escape')
  await expect.poll(() => page.url()).not.toContain('item=')

  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, 'All 3 on this page')
  await press('Space')
  await tabTo(page, 'Move to state')
  await page.keyboard.type('spam')
  await tabTo(page, 'Move')
  await press('Enter')
  await toast(page, 'Moved to spam: 3.')
  await expect.poll(() => page.locator('.inbox-row').count()).toBe(0)
  expect(await items()).toEqual([])
  await page.getByLabel('State').first().selectOption('spam')
  await page.locator('.inbox-row').nth(2).waitFor()
  const spam = async () =>
    (
      (await (await call('GET', `/api/enquiries?q=${word}&sort=oldest&state=spam`)).json()) as {
        enquiries: Item[]
      }
    ).enquiries
  expect((await spam()).map(({ state }) => state)).toEqual(['spam', 'spam', 'spam'])

  await page.getByRole('link', { name: `Asha ${word}` }).focus()
  await press('x')
  await tabTo(page, 'Move to trash')
  await press('Enter', 'Tab', 'Enter')
  await toast(page, 'In the trash: 1.')
  expect((await spam()).map(({ name }) => name.split(' ')[0])).toEqual(['Chitra', 'Bina'])
  await visit.open('/admin/trash')
  await page.getByRole('heading', { name: 'Enquiries' }).waitFor()
  await tabTo(page, `Restore Asha ${word}`)
  await press('Enter')
  await toast(page, `Asha ${word} is back.`)
  expect(await spam()).toHaveLength(3)
  expect(await page.getByRole('heading', { name: 'Applications' }).count()).toBe(0)
})

journey('one that lies in the trash is restored where its address leads', 1280, async (visit) => {
  const { page, site } = visit
  visit.expectComplaint(/\b404\b/)
  const word = aWord()
  await send(site.url, '/api/v1.0/email/send-form', { ...enquiry, name: `Asha ${word}` })
  const { call } = await caller(site.url)
  const answer = await call('GET', `/api/enquiries?q=${word}&state=any`)
  const { enquiries } = (await answer.json()) as { enquiries: { id: string }[] }
  await call('DELETE', `/api/enquiries/${enquiries[0]!.id}`)
  await openDesk(visit, `/admin/enquiries?item=${enquiries[0]!.id}`)
  await page.getByText('This is in the trash.').waitFor()
  await page.locator('.item').getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('heading', { level: 2, name: `Asha ${word}` }).waitFor()
  expect((await call('GET', `/api/enquiries/${enquiries[0]!.id}`)).status).toBe(200)
})

journey('Close leads to the list, however many were opened beside it', 1280, async (visit) => {
  const { page, site } = visit
  const word = aWord()
  for (const name of ['Chitra', 'Bina', 'Asha'])
    await send(site.url, '/api/v1.0/email/send-form', { ...enquiry, name: `${name} ${word}` })
  await openDesk(visit, `/admin/enquiries?q=${word}`)
  for (const name of ['Chitra', 'Bina', 'Asha']) {
    await page.getByRole('link', { name: `${name} ${word}` }).click()
    await page.getByRole('heading', { level: 2, name: `${name} ${word}` }).waitFor()
  }
  const state = (name: string) =>
    page.locator('.item-states').getByRole('button', { name, exact: true })
  const ground = (name: string) =>
    state(name).evaluate((button) => getComputedStyle(button).backgroundColor)
  await state('answered').hover()
  expect(await ground('answered')).not.toBe(await ground('new'))
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => page.url()).not.toContain('item=')
})

journey('a recruiter moves an application that another has moved before', 1280, async (visit) => {
  const { page, site } = visit
  const [recruiter, owner] = [await invited(site.url, 'recruiter'), await caller(site.url)]
  const name = `Ravi ${aWord()}`
  const texts = { description: 'd', requirements: 'r', location: 'l', salaryRange: 's' }
  const answer = await owner.call('POST', '/jobs', { title: `Tester ${aWord()}`, ...texts })
  const { jobPost } = (await answer.json()) as { jobPost: { id: string } }
  await send(site.url, `/api/jobs/${jobPost.id}/apply`, { ...application, name }, 'resume')
  const { call } = await openDesk(visit, '/admin/applications', recruiter)
  const stored = async () =>
    (
      (await (await call('GET', '/api/applications')).json()) as { applications: Item[] }
    ).applications.find((one) => one.name === name)!
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name }).waitFor()
  const download = page.waitForEvent('download')
  await tabTo(page, 'Download CV.pdf')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('CV.pdf')

  const { id, version } = await stored()
  await owner.call('PUT', `/api/applications/${id}/state`, { state: 'offer', version })
  visit.expectComplaint(/409/)
  await page.getByRole('heading', { level: 2, name }).focus()
  await tabTo(page, 'rejected')
  await page.keyboard.press('Enter')
  await page.getByText(/owner@example\.com: moved to offer, /).waitFor()
  expect((await stored()).state).toBe('offer')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /Yours/ }).focus()
  await page.getByRole('heading', { level: 2, name }).focus()
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await toast(page, 'Moved to rejected.')
  expect((await stored()).state).toBe('rejected')
})

journey('an item takes the place of the list on a phone', 390, async (visit) => {
  const { page, site } = visit
  const name = `Ananya ${aWord()}`
  await send(site.url, '/api/v1.0/email/send-form', { ...enquiry, name })
  await openDesk(visit, '/admin/enquiries')
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  expect([await wide(), await page.locator('.inbox-rows').isVisible()]).toEqual([0, false])
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name }).waitFor()
  expect(await wide()).toBe(0)
})

/** Twenty applications for one job, and the inbox that shows them. */
async function twenty(visit: Visit) {
  const { site } = visit
  const owner = await caller(site.url)
  const word = aWord()
  const texts = { description: 'd', requirements: 'r', location: 'l', salaryRange: 's' }
  const answer = await owner.call('POST', '/jobs', { title: `Tester ${word}`, ...texts })
  const { id } = ((await answer.json()) as { jobPost: { id: string } }).jobPost
  const coverLetter = 'I test, and I read what I test. '.repeat(60)
  for (let number = 20; number > 0; number--)
    await send(
      site.url,
      `/api/jobs/${id}/apply`,
      { ...application, coverLetter, name: `Nr ${number} ${word}`, email: `${aWord()}@a.example` },
      'resume',
    )
  await openDesk(visit, `/admin/applications?job=${id}`)
  await visit.page.locator('.inbox-row').nth(19).waitFor()
  return { word, rows: visit.page.locator('.inbox-row') }
}

/** Whether its beginning can be seen, from top to bottom, nothing before it. */
const isSeen = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + 2, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })

const partsOf = (page: Page, name: string) => [
  page.getByRole('heading', { level: 2, name }),
  page.locator('.item-states [aria-pressed=true]'),
  page.getByRole('button', { name: /^Download CV\.pdf/ }),
]

async function seesAll(page: Page, name: string) {
  for (const part of partsOf(page, name)) {
    await part.waitFor()
    expect([name, await part.innerText(), await isSeen(part)]).toEqual([
      name,
      expect.any(String),
      true,
    ])
  }
}

journey('the 13th, opened by keys, shows its name, stage and file at once', 1280, async (visit) => {
  const { page } = visit
  const { word, rows } = await twenty(visit)
  for (let press = 0; press < 13; press++) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await seesAll(page, `Nr 13 ${word}`)
  expect(await isSeen(rows.nth(12))).toBe(true)
  const listAt = () => page.locator('.inbox-side').evaluate((side) => side.scrollTop)
  const at = await listAt()
  expect(at).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.locator('.item').evaluate((item) => item.scrollTo({ top: 9999 }))
  expect(await listAt()).toBe(at)
  for (const number of [14, 15, 16]) {
    await page.getByRole('heading', { level: 2, name: `Nr ${number - 1} ${word}` }).focus()
    await page.keyboard.press('j')
    await seesAll(page, `Nr ${number} ${word}`)
    expect(await isSeen(rows.nth(number - 1))).toBe(true)
  }
  // Faster than what they open, and whatever had the focus.
  for (const key of 'kkk') await page.keyboard.press(key)
  await seesAll(page, `Nr 13 ${word}`)
  expect(await isSeen(rows.nth(12))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.item').count()).toBe(0)
  expect(await isSeen(rows.nth(12))).toBe(true)
})

journey(
  'the 13th, opened by a click, shows its name, stage and file at once',
  1280,
  async (visit) => {
    const { page } = visit
    await page.setViewportSize({ width: 1280, height: 720 })
    const { word, rows } = await twenty(visit)
    await rows.nth(12).getByRole('link').click()
    await seesAll(page, `Nr 13 ${word}`)
    expect(await isSeen(rows.nth(12))).toBe(true)
    const heights = await page
      .locator('.inbox-panes')
      .evaluate((panes) => [...panes.children].map((pane) => pane.getBoundingClientRect().height))
    expect(heights[0]).toBe(heights[1])
    await page.reload()
    await seesAll(page, `Nr 13 ${word}`)
    expect(await axeViolations(page)).toEqual([])
  },
)

journey('a note that is added with two clicks is one', 1280, async (visit) => {
  const { page } = visit
  const { rows } = await twenty(visit)
  await rows.first().getByRole('link').click()
  await page.getByLabel('New note').fill('Call on Monday')
  await page.getByRole('button', { name: 'Add note' }).dblclick()
  await page.locator('.item-notes li').waitFor()
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('')
  expect(await page.locator('.item-notes li').count()).toBe(1)
  expect(await page.locator('.item-note [role=alert]').count()).toBe(0)
})

journey(
  'on a phone what is open takes the place of the list; Back returns to its row',
  390,
  async (visit) => {
    const { page } = visit
    const { word, rows } = await twenty(visit)
    await rows.nth(12).getByRole('link').tap()
    await page.getByRole('heading', { level: 2, name: `Nr 13 ${word}` }).waitFor()
    expect(await isSeen(page.getByRole('heading', { level: 2 }))).toBe(true)
    expect(await rows.first().isVisible()).toBe(false)
    await page.goBack()
    await expect.poll(() => rows.nth(12).isVisible()).toBe(true)
    await expect.poll(() => isSeen(rows.nth(12))).toBe(true)
    await rows.nth(15).getByRole('link').tap()
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect.poll(() => isSeen(rows.nth(15))).toBe(true)
  },
)
