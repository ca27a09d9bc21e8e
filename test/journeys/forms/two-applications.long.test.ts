import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { becomesLive, journey, onlyOnce } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { pdf } from '../../sent/sent-forms.ts'
import { staffOf } from '../../sent/what-was-sent.ts'

onlyOnce()

const first = 'Platform lead, North America'
const second = 'Front-end engineer, clinic software'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }
const form = (page: Page, title: string) => page.getByRole('form', { name: `Apply for ${title}` })
const letter = (page: Page, title: string) => form(page, title).getByLabel('Cover letter')

async function openForm(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true })
  const job = page.getByRole('article').filter({ has: heading })
  await job.getByRole('button', { name: 'Apply', exact: true }).click()
  await form(page, title).waitFor()
}

/** The first is on its way, and has no answer until the function that this returns is called. */
async function sendFirst(page: Page, email: string, answer?: (route: Route) => Promise<void>) {
  await becomesLive(page)
  await openForm(page, first)
  await form(page, first).getByLabel('Name').fill('Ravi Menon')
  await form(page, first).getByLabel('Email').fill(email)
  await letter(page, first).fill('I lead.')
  await form(page, first).locator('[name=resume]').setInputFiles(cv)
  const release = await holdBack(page, '**/api/jobs/*/apply', answer)
  await form(page, first).getByRole('button', { name: 'Submit application' }).click()
  await form(page, first).locator('progress').waitFor()
  return release
}

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

journey.long(
  'CAR-5: what is being sent goes on while another form is opened and its job is filtered out, and leaves the other alone',
  1280,
  async ({ page, open, site }) => {
    const email = `${randomUUID()}@example.com`
    await open('/careers')
    expect(await asksBeforeLeaving(page)).toBe(false)
    const release = await sendFirst(page, email)
    expect(await asksBeforeLeaving(page)).toBe(true)
    await openForm(page, second)
    expect(await form(page, first).locator('progress').count()).toBe(1)
    const words = page.getByRole('form', { name: 'Filter positions' }).getByLabel('Keyword')
    await words.fill('clinic software')
    await words.press('Enter')
    await expect.poll(() => page.locator('.job-count').innerText()).toMatch(/^1 of /)
    expect(await form(page, first).locator('progress').count()).toBe(1)
    await letter(page, second).fill('I draw')
    release()
    await page.getByText(`Application submitted for ${first}!`).waitFor()
    expect(await form(page, first).count()).toBe(0)
    await page.keyboard.type(' forms.')
    expect(await letter(page, second).inputValue()).toBe('I draw forms.')
    expect(await asksBeforeLeaving(page)).toBe(false)
    expect(await (await staffOf(site)).applicationsFrom(email)).toHaveLength(1)
  },
)

journey.long(
  'CAR-7: a link followed while an application is on its way is asked about, and ends it if one leaves',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/ERR_ABORTED|ERR_FAILED/)
    const email = `${randomUUID()}@example.com`
    const answers = [false, true]
    page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()))
    await open('/careers')
    await sendFirst(page, email)
    await page.waitForFunction(
      () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    )
    const blog = page.locator('footer').getByRole('link', { name: 'Blog' })
    await blog.click()
    await expect.poll(() => answers).toHaveLength(1)
    expect(await form(page, first).locator('progress').count()).toBe(1)
    await blog.click()
    await page.waitForURL('**/insights')
    await expect.poll(() => asksBeforeLeaving(page)).toBe(false)
    expect(answers).toEqual([])
    expect(await (await staffOf(site)).applicationsFrom(email)).toHaveLength(0)
    await page.goBack()
    await openForm(page, first)
    expect(await letter(page, first).inputValue()).toBe('I lead.')
  },
)

journey.long(
  'CAR-5: what is refused while another form is filled in says so, and takes nothing from the other',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    await open('/careers')
    const fields = { resume: 'The CV must be a .pdf, .doc or .docx file.' }
    const release = await sendFirst(page, 'ravi@example.com', (route) =>
      route.fulfill({ status: 400, json: { message: fields.resume, fields } }),
    )
    await openForm(page, second)
    await letter(page, second).fill('I draw')
    release()
    await form(page, first).locator('.field-error').waitFor()
    expect(await letter(page, first).inputValue()).toBe('I lead.')
    await page.keyboard.type(' forms.')
    expect(await letter(page, second).inputValue()).toBe('I draw forms.')
    await form(page, first).getByRole('button', { name: 'Cancel' }).click()
    expect(await form(page, first).count()).toBe(0)
    expect(await form(page, second).count()).toBe(1)
  },
)
