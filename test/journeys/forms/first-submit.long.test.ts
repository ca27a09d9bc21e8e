import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, journey, onlyOnce } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { pdf } from '../../sent/sent-forms.ts'

onlyOnce()

const off = { javaScriptEnabled: false }
const job = '/careers/platform-lead-north-america'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }
const form = (page: Page) => page.locator('.sending-form')
const submit = (page: Page) => form(page).locator('[type=submit]')
const errors = (page: Page) => form(page).locator('.field-error')
const hasFocus = (page: Page, name: string) =>
  form(page)
    .locator(`[name=${name}]`)
    .evaluate((one) => one === document.activeElement)

const typed = [
  'Please give your name.',
  'Please give your email address.',
  'Please give your phone number.',
  'Please tell us how we can help.',
]
const enquiry = [...typed, 'Please enter the correct answer.']
const application = [
  'Please give your name.',
  'Please give your email address.',
  'Please write a cover letter.',
  'Please attach your CV as .pdf, .doc or .docx.',
]

for (const [path, said, letter] of [
  ['/contact', enquiry, 'help'],
  // Home asks for the sum only with the form's code.
  ['/', typed, 'help'],
  [job, application, 'coverLetter'],
] as const)
  atBothWidths(
    `CON-3, CAR-6: the first empty submit on ${path}, made before the form’s code is there, shows our own errors on this page`,
    async ({ page, open, context }) => {
      const release = await holdBack(context, '**/assets/*.js')
      await open(path)
      await form(page).scrollIntoViewIfNeeded()
      await submit(page).click()
      await submit(page).and(page.locator('[aria-busy=true]')).waitFor()
      release()
      await expect.poll(() => errors(page).allInnerTexts()).toEqual(said)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await hasFocus(page, 'name')).toBe(true)
      expect(await form(page).locator('[aria-busy=true]').count()).toBe(0)
      await page.keyboard.type('Asha')
      await form(page).locator(`[name=${letter}]`).fill('Routes.')
      await expect
        .poll(() => errors(page).allInnerTexts())
        .toEqual(said.filter((one) => !/your name|help\.|letter/.test(one)))
    },
  )

atBothWidths(
  'CAR-6, CON-3: a submit with something missing, made before the form’s code is there, keeps what was typed and chosen',
  async ({ page, open, context }) => {
    for (const [path, letter] of [
      [job, 'coverLetter'],
      ['/contact', 'help'],
    ] as const) {
      const release = await holdBack(context, '**/assets/*.js')
      await open(path)
      await form(page).locator('[name=name]').fill('Ravi Menon')
      await form(page).locator(`[name=${letter}]`).fill('I lead.')
      await form(page).locator('input[type=file]').setInputFiles(cv)
      await submit(page).click()
      release()
      await expect.poll(async () => (await errors(page).allInnerTexts())[0]).toMatch(/email/)
      expect(await form(page).locator('[name=name]').inputValue()).toBe('Ravi Menon')
      expect(await form(page).locator(`[name=${letter}]`).inputValue()).toBe('I lead.')
      expect(await form(page).locator('.file-field').innerText()).toContain('cv.pdf')
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    }
  },
)

journey(
  'CON-3, CAR-6: where the form’s code does not come, the server says the same, with everything typed kept',
  390,
  async ({ page, open, context, expectComplaint }) => {
    expectComplaint(/answer 400|status of 400/)
    await holdBack(context, '**/assets/*.js')
    for (const [path, said] of [
      ['/contact', enquiry],
      [job, application],
    ] as const) {
      await open(path)
      await form(page).locator('[name=email]').fill('asha@example.com')
      await submit(page).click()
      await errors(page).first().waitFor()
      expect(await errors(page).allInnerTexts()).toEqual(said.filter((one) => !/email/.test(one)))
      expect(await form(page).locator('[name=email]').inputValue()).toBe('asha@example.com')
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey(
  'CON-3, CAR-6: two presses send one enquiry, not two, where the form’s code does not come',
  1280,
  async ({ page, open, context }) => {
    await holdBack(context, '**/assets/*.js')
    await open('/contact')
    for (const [name, value] of [
      ['name', 'Asha Rao'],
      ['email', 'asha@example.com'],
      ['phoneNumber', '98200 00000'],
      ['help', 'Routes'],
    ] as const)
      await form(page).locator(`[name=${name}]`).fill(value)
    const sum = form(page).getByText(/^\d \+ \d = ?$/)
    const [a, b] = (await sum.innerText()).match(/\d/g)!
    await form(page)
      .locator('[name=answer]')
      .fill(String(Number(a) + Number(b)))
    let sent = 0
    page.on('request', (request) => request.method() === 'POST' && sent++)
    await submit(page).dblclick()
    await page.getByText('Your message has been sent successfully!').waitFor()
    expect(sent).toBe(1)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

atBothWidths(
  'CON-3, CAR-6: without JavaScript the first empty submit is answered with our own errors, and the sum is asked with them',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/answer 400|status of 400/)
    for (const [path, said] of [
      ['/contact', typed],
      ['/', typed],
      [job, application],
    ] as const) {
      await open(path)
      await form(page).locator('[name=email]').fill('not an address')
      await submit(page).click()
      await errors(page).first().waitFor()
      const shown = await errors(page).allInnerTexts()
      expect(shown).toHaveLength(said.length)
      expect(shown[0]).toBe(said[0])
      expect(await form(page).getByRole('alert').innerText()).toContain(said[0])
      expect(await form(page).locator('[name=email]').inputValue()).toBe('not an address')
    }
    await open('/contact')
    await submit(page).click()
    await form(page)
      .getByText(/^\d \+ \d = ?$/)
      .waitFor()
  },
  off,
)

journey(
  'without JavaScript the status page says itself that no file was chosen',
  390,
  async ({ page, site, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    const body = new FormData()
    for (const name of ['name', 'coverLetter']) body.set(name, 'Ravi')
    body.set('email', 'ravi@example.com')
    body.set('resume', new Blob([new Uint8Array(cv.buffer)]), 'cv.pdf')
    const { jobPosts } = await (await fetch(`${site.url}/jobs`)).json()
    const address = `${site.url}/api/jobs/${jobPosts[0].id}/apply`
    const { statusUrl } = await (await fetch(address, { method: 'POST', body })).json()
    await page.goto(site.url + new URL(statusUrl).pathname)
    await page.getByRole('button', { name: 'Add file' }).click()
    await page.locator('.field-error').waitFor()
    expect(await page.locator('#status-file').getAttribute('aria-invalid')).toBe('true')
  },
  off,
)

for (const isEarly of [true, false])
  journey(
    `ADM-1: the first empty LOGIN shows our own errors${isEarly ? ', before its code is there, too' : ''}`,
    1280,
    async ({ page, open, context }) => {
      const release = isEarly ? await holdBack(context, '**/assets/*.js') : () => {}
      await open('/admin/adminlogin')
      if (!isEarly) await page.locator('form[data-live]').waitFor()
      let asked = 0
      page.on('request', (request) => request.method() === 'POST' && asked++)
      await page.getByRole('button', { name: 'LOGIN' }).click()
      release()
      await expect
        .poll(() => page.locator('.login .field-error').allInnerTexts())
        .toEqual(['Please give your email address.', 'Please give your password.'])
      const email = page.getByLabel('Email')
      expect(await email.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.keyboard.type('owner@example.com')
      expect(await page.locator('.login .field-error').allInnerTexts()).toEqual([
        'Please give your password.',
      ])
      const eye = (await page.getByRole('button', { name: 'Show password' }).boundingBox())!
      const field = (await page.getByLabel('Password', { exact: true }).boundingBox())!
      expect(eye.y + eye.height / 2).toBeGreaterThan(field.y)
      expect(eye.y + eye.height / 2).toBeLessThan(field.y + field.height)
      expect(asked).toBe(0)
    },
  )

journey(
  'the desk’s own forms answer an empty submit beside the field, not with the browser’s bubble',
  1280,
  async (visit) => {
    const { page, open, expectComplaint } = visit
    expectComplaint(/\b400\b/)
    await openDesk(visit, '/admin/account')
    for (const [path, button] of [
      ['/admin/account', /password/i],
      ['/admin/staff', /invite/i],
      ['/admin/people', /./],
    ] as const) {
      await open(path)
      const one = page.locator('.desk-form').first()
      await one.getByRole('button', { name: button }).last().click()
      expect([path, await one.locator('.field-error').first().innerText()]).toEqual([
        path,
        expect.stringMatching(/^[A-Z].+\.$/),
      ])
    }
  },
)
