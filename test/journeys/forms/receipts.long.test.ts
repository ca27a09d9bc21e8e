import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, becomesLive, journey, type Visit } from '../../browser/browser.ts'
import { caller } from '../../desk/desk-visit.ts'
import { drawn } from '../../browser/page-rest.ts'
import { pdf } from '../../sent/sent-forms.ts'
import { staffOf } from '../../sent/what-was-sent.ts'
import words from '../../../public/locales/en/translation.json' with { type: 'json' }
import { answerPromise, timeZoneOf } from '../../../src/features/documents/read/answer-promise.ts'
import { sample } from '../../sample/sample-documents.ts'
import { answerBy, dayThere } from '../../../src/features/submissions/status/answer-by.ts'
import { dayOf, weekdayOf } from '../../../src/web/site/receipt/day-in-words.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

const off = { javaScriptEnabled: false }
const title = 'Platform lead, North America'
const jobPath = '/careers/platform-lead-north-america'
const sentEnquiry = 'Your message has been sent successfully!'
const sentApplication = `Application submitted for ${title}!`
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }
const someone = () => `${randomUUID()}@example.com`
const form = (page: Page) => page.locator('.sending-form')
const sheet = (page: Page) => page.locator('.receipt')
const stamp = (page: Page) => page.locator('.receipt-stamp')

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name=${name}]`).fill(value)
}

async function answerSum(page: Page) {
  const label = await form(page).locator('label[for=contact-answer]').innerText()
  const [a, b] = label.match(/\d/g)!
  await fill(page, { answer: String(Number(a) + Number(b)) })
}

const submit = (page: Page) => form(page).locator('[type=submit]')

/** With its code there, or sent by the browser itself. */
async function ready(page: Page, hasScript: boolean) {
  if (!hasScript) return
  await becomesLive(page)
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('.sending-form:not([data-waits])').waitFor()
}

async function sendEnquiry({ page, open }: Visit, email: string, path = '/contact', script = true) {
  await open(path)
  await ready(page, script)
  const enquiry = { name: 'Asha Rao', email, phoneNumber: '98200 00000', help: 'Mangoes.' }
  await fill(page, enquiry)
  if (script) await page.locator('[data-asked=true]').waitFor()
  else await submit(page).click()
  await answerSum(page)
  await submit(page).click()
}

async function sendApplication({ page, open }: Visit, email: string, script = true) {
  await open(jobPath)
  await ready(page, script)
  await fill(page, { name: 'Ravi Menon', email, coverLetter: 'I lead.' })
  await form(page).locator('[name=resume]').setInputFiles(cv)
  await submit(page).click()
}

const enquiriesFrom = async ({ site }: Visit, email: string) =>
  (await staffOf(site)).enquiriesFrom(email)

const applicationsFrom = async ({ site }: Visit, email: string) =>
  (await staffOf(site)).applicationsFrom(email)

type Kind = 'enquiry' | 'application'
type Sent = { reference: string; receivedAt: string }

const promise = (kind: Kind, { receivedAt }: Sent) => {
  const days = answerPromise(sample, kind)
  return words.receipt[kind].replace('{{day}}', weekdayOf(answerBy(receivedAt, days)))
}

/** The title block, label by label, and the stamp, which leans and is inside the window's width. */
async function expectSheet(page: Page, kind: Kind, name: string, sent: Sent, state?: string) {
  await stamp(page).waitFor()
  const day = dayOf(dayThere(timeZoneOf(sample.company), sent.receivedAt))
  const cells = await sheet(page)
    .locator('.receipt-block > div')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((one) => [...one.children].map((cell) => cell.textContent))),
    )
  expect(cells).toEqual({
    Reference: sent.reference,
    Date: day,
    Name: name,
    ...(state && { State: state }),
    'What happens next': promise(kind, sent),
  })
  expect(await stamp(page).innerText()).toMatch(new RegExp(`^Received\\s+${day}$`))
  await expect.poll(() => stamp(page).evaluate((one) => getComputedStyle(one).rotate)).toBe('-6deg')
  expect(await wordsRunOut(page)).toEqual([])
}

const hasFocus = (page: Page, said: string) =>
  page
    .getByRole('status')
    .filter({ hasText: said })
    .evaluate((one) => one === document.activeElement)

const groundOf = (page: Page, button: string) =>
  page
    .locator(button)
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor)

journey(
  'CON-5: that it was sent stays on the screen when the sheet comes, wherever the form stood',
  390,
  async (visit) => {
    const { page, open } = visit
    await open('/contact')
    await ready(page, true)
    await fill(page, {
      name: 'Asha Rao',
      email: someone(),
      phoneNumber: '98200 00000',
      help: 'Mangoes.',
    })
    await page.locator('[data-asked=true]').waitFor()
    await answerSum(page)
    await form(page).evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 20))
    await page.keyboard.press('Enter')
    await sheet(page).waitFor()
    const said = page.getByText(sentEnquiry, { exact: true })
    await drawn(page)
    expect((await said.boundingBox())!.y).toBeGreaterThan(0)
  },
)

for (const path of ['/contact', '/'])
  atBothWidths(
    `CON-5: an enquiry sent from ${path} is answered with a stamped sheet: number, date, name and the day of our answer`,
    async (visit) => {
      const { page } = visit
      const email = someone()
      const parts: string[] = []
      page.on('request', (request) => parts.push(request.url()))
      const ofReceipt = () => parts.filter((url) => /sent-sheet|receipt-sheet/.test(url))
      await visit.open(path)
      await ready(page, true)
      expect(ofReceipt()).toEqual([])
      await sendEnquiry(visit, email, path)
      await page.getByText(sentEnquiry, { exact: true }).waitFor()
      const [enquiry] = (await enquiriesFrom(visit, email)) as unknown as Sent[]
      await expectSheet(page, 'enquiry', 'Asha Rao', enquiry!)
      expect(ofReceipt().length).toBeGreaterThan(0)
      expect(await hasFocus(page, sentEnquiry)).toBe(true)
      expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBe(null)
      // One signal in a view: the stamp.
      await page.mouse.move(0, 0)
      await expect
        .poll(() => groundOf(page, '.sending-form [type=submit]'))
        .toBe('rgba(0, 0, 0, 0)')
      await sheet(page).getByRole('link', { name: words.form.status }).click()
      await page.waitForURL('**/status/**')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(enquiry!.reference)
    },
  )

atBothWidths(
  'CAR-7: an application is answered with a stamped sheet: number, date, name and the day of our answer',
  async (visit) => {
    const { page } = visit
    const email = someone()
    await sendApplication(visit, email)
    await page.getByText(sentApplication, { exact: true }).waitFor()
    const [application] = (await applicationsFrom(visit, email)) as unknown as Sent[]
    await expectSheet(page, 'application', 'Ravi Menon', application!)
    expect(await hasFocus(page, sentApplication)).toBe(true)
    await page.mouse.move(0, 0)
    await expect.poll(() => groundOf(page, 'a.button[href="#apply"]')).toBe('rgba(0, 0, 0, 0)')
  },
)

atBothWidths(
  'CON-5, CAR-7: without JavaScript the same sheet answers the form, on the status page',
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/answer 400|status of 400/)
    const email = someone()
    await sendEnquiry(visit, email, '/contact', false)
    await page.waitForURL('**/status/**')
    const [enquiry] = (await enquiriesFrom(visit, email)) as unknown as Sent[]
    await expectSheet(page, 'enquiry', 'Asha Rao', enquiry!, words.status.state.enquiry.received)
    expect(await hasFocus(page, sentEnquiry)).toBe(true)
    expect(await sheet(page).getByRole('status').innerText()).toBe(sentEnquiry)

    await sendApplication(visit, email, false)
    await page.waitForURL('**/status/**')
    const [application] = (await applicationsFrom(visit, email)) as unknown as Sent[]
    const { received } = words.status.state.application
    await expectSheet(page, 'application', 'Ravi Menon', application!, received)
    expect(await hasFocus(page, sentApplication)).toBe(true)
  },
  off,
)

for (const part of ['sent-sheet', 'receipt-sheet'])
  atBothWidths(
    `CON-5: where the sheet’s ${part} does not come, number and way back stand in plain words`,
    async (visit) => {
      const { page, expectComplaint } = visit
      expectComplaint(/sheet|ERR_FAILED|preload/)
      await page.route(new RegExp(`/assets/${part}-`), (route) => route.abort())
      const email = someone()
      await sendEnquiry(visit, email)
      const said = page.getByRole('status').filter({ hasText: sentEnquiry })
      await said.waitFor()
      const [enquiry] = (await enquiriesFrom(visit, email)) as unknown as Sent[]
      expect(await said.innerText()).toContain(`Reference ${enquiry!.reference}`)
      expect(await said.getByRole('link').getAttribute('href')).toContain('/status/')
      expect(await hasFocus(page, sentEnquiry)).toBe(true)
      expect(await sheet(page).count()).toBe(0)
      expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBe(null)
    },
  )

journey(
  'the sheet of the status page is stamped with its stage, and our promise stands on it until it is kept',
  1280,
  async (visit) => {
    const { page, site } = visit
    const email = someone()
    await sendApplication(visit, email)
    await sheet(page).getByRole('link').click()
    await page.waitForURL('**/status/**')
    const { call } = await caller(site.url)
    const next = sheet(page).getByText(words.receipt.next)
    expect(await next.count()).toBe(1)
    for (const state of ['reviewing', 'interview', 'offer', 'hired', 'rejected'] as const) {
      const [{ id, version }] = (await applicationsFrom(visit, email)) as unknown as [
        { id: string; version: number },
      ]
      await call('PUT', `/api/applications/${id}/state`, { state, version })
      await page.reload()
      expect(await stamp(page).innerText()).toBe(words.status.stamp[state])
      expect(await next.count()).toBe(0)
    }
  },
)

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  journey(
    `the stamp ${reducedMotion === 'reduce' ? 'stands still for who prefers that' : 'is pressed once'}`,
    390,
    async (visit) => {
      const { page } = visit
      await sendApplication(visit, someone())
      await stamp(page).waitFor()
      const name = await stamp(page).evaluate((one) => getComputedStyle(one).animationName)
      expect(name).toBe(reducedMotion === 'reduce' ? 'none' : 'receipt-press')
    },
    { reducedMotion },
  )

atBothWidths(
  'WCAG 2.2 AA: the stamped sheets have no violation, in both schemes',
  async (visit) => {
    const { page } = visit
    await sendEnquiry(visit, someone())
    await stamp(page).waitFor()
    expect(await axeViolations(page, '#contact')).toEqual([])
    await sendApplication(visit, someone())
    await stamp(page).waitFor()
    expect(await axeViolations(page, '#apply')).toEqual([])
    await sheet(page).getByRole('link').click()
    await page.waitForURL('**/status/**')
    expect(await axeViolations(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)

journey('what is printed of the status page is its sheet', 1280, async (visit) => {
  const { page } = visit
  await sendApplication(visit, someone())
  await sheet(page).getByRole('link').click()
  await page.waitForURL('**/status/**')
  await page.emulateMedia({ media: 'print' })
  for (const [what, isThere] of [
    ['.receipt-stamp', true],
    ['.receipt-block', true],
    ['.status-what', true],
    ['.status-do', false],
    ['.header-nav', false],
  ] as const)
    expect([what, await page.locator(what).first().isVisible()]).toEqual([what, isThere])
  const box = (await sheet(page).boundingBox())!
  expect(box.width).toBeGreaterThan(1000)
})
