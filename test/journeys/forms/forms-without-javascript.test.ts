import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, journey, onlyOnce } from '../../browser/browser.ts'
import { pdf } from '../../sent/sent-forms.ts'
import { startSite } from '../../server/site.ts'

onlyOnce()

const off = { javaScriptEnabled: false }
const failed = 'Failed to submit application. Please try again later.'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }
const form = (page: Page) => page.locator('.sending-form')
const summary = (page: Page) => form(page).getByRole('alert')
/** What a page puts the focus on as it comes has it once its style sheets are there. */
const isFocused = (one: Locator) =>
  expect.poll(() => one.evaluate((node) => node === document.activeElement)).toBe(true)
const submit = (page: Page) => form(page).locator('button[type=submit]').click()
const valueOf = (page: Page, name: string) => form(page).locator(`[name=${name}]`).inputValue()

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '98200 00000',
  help: 'Routes for mangoes.',
}
const application = { name: 'Ravi Menon', email: 'ravi@example.com', coverLetter: 'I lead.' }

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name=${name}]`).fill(value)
}

async function keeps(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    expect([name, await valueOf(page, name)]).toEqual([name, value])
}

/** On the screen as the page comes, below the bar and not under the fold; the way there is a smooth one. */
async function isSeenAtOnce(page: Page, one: Locator) {
  const half = page.viewportSize()!.height / 2
  await expect
    .poll(async () => {
      const { y, height } = (await one.boundingBox())!
      return y + height
    })
    .toBeLessThan(half)
  const { y } = (await one.boundingBox())!
  const bar = (await page.getByRole('banner').boundingBox())!
  expect(y).toBeGreaterThanOrEqual(bar.y + bar.height - 2)
}

atBothWidths(
  'CON-4: without JavaScript the form that comes back says at its top that the sum is left, has the focus there and leads to it',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/answer 400|status of 400/)
    for (const path of ['/contact', '/']) {
      await open(path)
      await fill(page, enquiry)
      await submit(page)
      expect(await summary(page).innerText()).toMatch(/^Not sent yet\..*there’s one answer left/)
      expect(await summary(page).innerText()).not.toContain('error')
      await isFocused(summary(page))
      await isSeenAtOnce(page, summary(page))
      await summary(page)
        .getByRole('link', { name: /answer the sum/ })
        .click()
      await isFocused(form(page).locator('[name=answer]'))
      await keeps(page, enquiry)
    }
  },
  off,
)

/** Applies where nothing can be stored: it says so, and keeps what was typed. */
async function applyInVain(page: Page, url: string) {
  await page.goto(`${url}/careers/platform-lead-north-america`)
  await fill(page, application)
  await form(page).locator('[name=resume]').setInputFiles(cv)
  await submit(page)
  expect(await summary(page).innerText()).toContain(failed)
  await keeps(page, application)
}

journey(
  'CON-5: without JavaScript what is wrong with an enquiry is said at its top, and a sent one says so in the focus',
  390,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/answer 400|status of 400/)
    await open('/contact')
    const values = { ...enquiry, email: `${randomUUID()}@example.com`, phoneNumber: 'call me' }
    await fill(page, values)
    await submit(page)
    const answerSum = async () => {
      const [a, b] = (await form(page).locator('label[for=contact-answer]').innerText()).match(
        /\d/g,
      )!
      await fill(page, { answer: String(Number(a) + Number(b)) })
    }
    await fill(page, { answer: '99' })
    await submit(page)
    expect(await summary(page).innerText()).toContain('There was an error sending your message.')
    await isFocused(summary(page))
    await summary(page)
      .getByRole('link', { name: /phone number in digits/ })
      .click()
    await isFocused(form(page).locator('[name=phoneNumber]'))
    await keeps(page, values)

    await fill(page, { phoneNumber: '98200 00000', answer: '99' })
    await submit(page)
    expect(await summary(page).innerText()).toContain('Please enter the correct answer.')
    expect(await summary(page).innerText()).not.toContain('There was an error')
    await answerSum()
    await submit(page)
    const said = page.getByRole('status').filter({ hasText: 'sent successfully' })
    await isFocused(said)
    expect(new URL(page.url()).hash).toBe('#status-said')
  },
  off,
)

atBothWidths(
  'CAR-7: without JavaScript a refused resume shows the specified failure beside its reason, in the focus',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    await open('/careers/platform-lead-north-america')
    await fill(page, application)
    const file = form(page).locator('[name=resume]')
    await file.setInputFiles({ ...cv, buffer: Buffer.from('no') })
    await submit(page)
    expect(await summary(page).innerText()).toContain(failed)
    await isFocused(summary(page))
    await isSeenAtOnce(page, summary(page))
    const reason = (await form(page).locator('.field-error').innerText()).trim()
    await summary(page).getByRole('link', { name: reason }).click()
    await isFocused(file)
    await keeps(page, application)
  },
  off,
)

atBothWidths.long(
  'CAR-5: without JavaScript Apply leads to the form and leaves no stray ? in the address',
  async ({ page, open, site }) => {
    await open('/careers')
    const job = page.getByRole('article').filter({ hasText: 'Platform lead, North America' })
    const apply = job.getByRole('button', { name: 'Apply', exact: true })
    await apply.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/platform-lead/)
    expect(page.url()).toBe(`${site.url}/careers/platform-lead-north-america#apply`)
    expect(await form(page).isVisible()).toBe(true)
  },
  off,
)

atBothWidths.long(
  'CAR-6: without JavaScript one sees which file one has chosen',
  async ({ page, open }) => {
    for (const path of ['/careers/platform-lead-north-america', '/contact']) {
      await open(path)
      const file = form(page).locator('input[type=file]')
      await file.setInputFiles(cv)
      const { opacity } = await file.evaluate((input) => getComputedStyle(input))
      expect([path, opacity]).toEqual([path, '1'])
      const field = (await form(page).locator('.file-field').boundingBox())!
      const control = (await file.boundingBox())!
      expect(control.x + control.width).toBeLessThanOrEqual(field.x + field.width)
      expect(control.height).toBeGreaterThan(16)
    }
  },
  off,
)

journey.long(
  'CON-5, CAR-7: without JavaScript nothing typed is lost when too much was sent in a short time',
  1280,
  async ({ page, expectComplaint }) => {
    expectComplaint(/another origin|429|favicon/)
    const site = await startSite({ RATE_LIMIT: 'on' })
    try {
      for (let sent = 0; sent < 20; sent++)
        await fetch(`${site.url}/api/v1.0/email/send-form`, {
          method: 'POST',
          body: new FormData(),
        }).then((answer) => answer.text())
      await page.goto(`${site.url}/contact`)
      await fill(page, enquiry)
      await form(page).locator('[name=file]').setInputFiles(cv)
      await submit(page)
      expect(await summary(page).innerText()).toMatch(/sent a lot in a short time/)
      await isFocused(summary(page))
      await keeps(page, enquiry)
      await applyInVain(page, site.url)
    } finally {
      // A browser that holds a connection open would be waited for.
      site.child.kill('SIGKILL')
      await site.stop()
    }
  },
  off,
)

journey.long(
  'CON-5, CAR-7: without JavaScript nothing typed is lost when the server cannot store it',
  1280,
  async ({ page, expectComplaint }) => {
    expectComplaint(/another origin|50\d|400|favicon/)
    const site = await startSite()
    try {
      const { default: Database } = await import('better-sqlite3')
      const db = new Database(`${site.environment.DATA_DIR}/foyer.sqlite`)
      db.exec('alter table submissions rename to submissions_away')
      db.close()
      await page.goto(`${site.url}/contact`)
      await fill(page, enquiry)
      await submit(page)
      const label = await form(page).locator('label[for=contact-answer]').innerText()
      const [a, b] = label.match(/\d/g)!
      await fill(page, { answer: String(Number(a) + Number(b)) })
      await submit(page)
      expect(await summary(page).innerText()).toContain('There was an error sending your message.')
      await keeps(page, enquiry)
      await applyInVain(page, site.url)
    } finally {
      site.child.kill('SIGKILL')
      await site.stop()
    }
  },
  off,
)

journey.long(
  'without JavaScript a file that the status page refuses is told at its top, in the focus',
  390,
  async ({ page, site, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    const body = new FormData()
    for (const [name, value] of Object.entries(application)) body.set(name, value)
    body.set('resume', new Blob([new Uint8Array(cv.buffer)]), 'cv.pdf')
    const jobs = await (await fetch(`${site.url}/jobs`)).json()
    const sent = await fetch(`${site.url}/api/jobs/${jobs.jobPosts[0].id}/apply`, {
      method: 'POST',
      body,
    })
    const { statusUrl } = await sent.json()
    await page.goto(site.url + new URL(statusUrl).pathname)
    await page.locator('#status-file').setInputFiles({ ...cv, buffer: Buffer.from('no') })
    await page.getByRole('button', { name: 'Add file' }).click()
    const said = page.locator('.notice')
    await isSeenAtOnce(page, said)
    await isFocused(said)
    const second = { ...cv, name: 'second.pdf', buffer: pdf('Another life', 20_000) }
    await page.locator('#status-file').setInputFiles(second)
    await page.getByRole('button', { name: 'Add file' }).click()
    expect(await said.innerText()).toBe('Your file’s been added.')
    await isFocused(said)
    await page.getByText('second.pdf').waitFor()
  },
  off,
)
