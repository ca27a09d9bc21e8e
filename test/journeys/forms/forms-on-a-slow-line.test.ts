import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { pdf } from '../../sent/sent-forms.ts'

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }
const form = (page: Page) => page.locator('.sending-form')
const job = '/careers/platform-lead-north-america'

const typed = (page: Page) =>
  form(page).evaluate((one: HTMLFormElement) =>
    Object.fromEntries(
      ['name', 'email', 'countryCode', 'phoneNumber', 'help', 'coverLetter', 'answer'].flatMap(
        (name) => {
          const control = one.elements.namedItem(name) as HTMLInputElement | null
          return control ? [[name, control.value]] : []
        },
      ),
    ),
  )

for (const path of ['/contact', job])
  atBothWidths(
    `CON-3, CAR-6: all that is typed and chosen on ${path} before its code is there stays, and stays seen`,
    async ({ page, open, context }) => {
      const release = await holdBack(context, '**/assets/*.js')
      await open(path)
      for (const name of ['name', 'email', 'phoneNumber', 'help', 'coverLetter']) {
        const control = form(page).locator(`[name=${name}]`)
        if (await control.count()) await control.fill(`${name}@example.com`)
      }
      const code = form(page).locator('[name=countryCode]')
      if (await code.count()) await code.selectOption('+44')
      const answer = form(page).locator('[name=answer]')
      if (await answer.count()) await answer.fill('7')
      await form(page).locator('input[type=file]').setInputFiles(cv)
      const before = await typed(page)
      const last = form(page).locator('textarea')
      await last.focus()
      await page.keyboard.type('ab')
      release()
      await page.locator('.sending-form:not([data-waits])').waitFor()
      await page.keyboard.type('cd')
      const words = Object.keys(before).includes('help') ? 'help' : 'coverLetter'
      const now = await typed(page)
      expect(now[words]).toHaveLength(before[words]!.length + 4)
      expect({ ...now, [words]: '' }).toEqual({ ...before, [words]: '' })
      expect(await form(page).locator('.file-field').innerText()).toContain('cv.pdf')
    },
  )

journey.long(
  'CON-5: a code chosen before the form’s own arrives is not replaced by that of an older draft',
  1280,
  async ({ page, open, context }) => {
    await open('/contact')
    await becomesLive(page)
    await page.locator('.sending-form:not([data-waits])').waitFor()
    await form(page).locator('[name=name]').fill('Asha')
    await form(page).locator('[name=countryCode]').selectOption('+1')
    const release = await holdBack(context, '**/assets/*.js')
    await page.reload()
    await form(page).locator('[name=countryCode]').selectOption('+44')
    release()
    await becomesLive(page)
    await page.locator('.sending-form:not([data-waits])').waitFor()
    await expect.poll(() => form(page).locator('[name=name]').inputValue()).toBe('Asha')
    expect(await form(page).locator('[name=countryCode]').inputValue()).toBe('+44')
  },
)

journey.long(
  'CON-5: a form that was sent before its code came back with mistakes: its code does not take the focus from who corrects them',
  1280,
  async ({ page, open, context, expectComplaint }) => {
    expectComplaint(/answer 400|status of 400/)
    const release = await holdBack(context, '**/assets/*.js')
    await open('/contact')
    for (const [name, value] of [
      ['name', 'Asha Rao'],
      ['email', 'asha@example.com'],
      ['phoneNumber', 'call me'],
      ['help', 'Routes'],
    ] as const)
      await form(page).locator(`[name=${name}]`).fill(value)
    await page.locator('[name=challenge]:not([value=""])').waitFor({ state: 'attached' })
    await form(page).locator('[name=answer]').fill('99')
    await form(page).locator('button[type=submit]').click()
    await form(page).getByRole('alert').waitFor()
    const help = form(page).locator('[name=help]')
    await help.press('End')
    await page.keyboard.type(' for mang')
    release()
    await page.locator('.sending-form:not([data-waits])').waitFor()
    await page.keyboard.type('oes')
    expect(await help.inputValue()).toBe('Routes for mangoes')
    expect(await form(page).locator('[name=phoneNumber]').inputValue()).toBe('call me')
  },
)

journey.long(
  'CON-3: where the form’s code does not arrive after a way through the site, its page is one press away',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED|contact-form/)
    await page.route('**/assets/open-contact-form-*.js', (route) => route.abort())
    await open('/work')
    await becomesLive(page)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('#contact').scrollIntoViewIfNeeded()
    const way = page.locator('.contact-form').getByRole('link', { name: 'Open the page' })
    await way.waitFor()
    await page.unrouteAll()
    await way.focus()
    const opens = form(page).waitFor({ timeout: 1_500 })
    expect(
      await opens.then(
        () => 'in its place',
        () => 'not',
      ),
    ).toBe('not')
    await way.click()
    await form(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
  },
)

journey.long(
  'CON-3: what is thrown away takes the name of the chosen file with it',
  1280,
  async ({ page, open }) => {
    await open('/contact')
    await becomesLive(page)
    await page.locator('.sending-form:not([data-waits])').waitFor()
    await form(page).locator('[name=name]').fill('Asha')
    await page.reload()
    await becomesLive(page)
    await form(page).locator('[name=file]').setInputFiles(cv)
    await page.getByText('cv.pdf').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.getByText('cv.pdf').count()).toBe(0)
    expect(await form(page).locator('[name=file]').inputValue()).toBe('')
  },
)
