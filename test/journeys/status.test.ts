import { expect, test } from 'vitest'
import { axeViolations } from '../axe-violations.ts'
import { ask } from '../ask.ts'
import { atBothWidths, journey } from '../browser.ts'
import { enquiry, multipartBody, pdf } from '../sent-forms.ts'
import { startSite } from '../site.ts'
import { startSmtp } from '../smtp-server.ts'
import { staffOf } from '../what-was-sent.ts'

const off = { javaScriptEnabled: false }

async function send(url: string, email: string) {
  const { payload, headers } = multipartBody({ ...enquiry, email }, [
    { name: 'profile.pdf', bytes: pdf() },
  ])
  const answer = await ask(url, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body: payload,
  })
  const { reference, statusUrl } = JSON.parse(answer.text) as Record<string, string>
  return { reference: reference!, path: new URL(statusUrl!).pathname }
}

const someone = () => `${crypto.randomUUID()}@example.com`

for (const options of [{}, off])
  atBothWidths(
    `the status page shows what arrived, takes a file, a withdrawal and the wish for erasure${'javaScriptEnabled' in options ? ', without JavaScript' : ''}`,
    async ({ page, open, site, expectComplaint }) => {
      expectComplaint(/\b400\b/)
      const email = someone()
      const { reference, path } = await send(site.url, email)
      const staff = await staffOf(site)
      await open(path)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(reference)
      const text = await page.locator('main').innerText()
      for (const words of [
        enquiry.name,
        email,
        enquiry.phoneNumber,
        'We ship mangoes.',
        'profile.pdf',
      ])
        expect(text).toContain(words)

      const file = page.getByLabel(/^Choose a file/)
      await file.setInputFiles({ name: 'evil.exe', mimeType: 'x/y', buffer: Buffer.from('MZ') })
      await page.getByRole('button', { name: 'Add it' }).click()
      await page.locator('.field-error').waitFor()
      await file.setInputFiles({
        name: 'more.pdf',
        mimeType: 'application/pdf',
        buffer: pdf('More'),
      })
      await page.getByRole('button', { name: 'Add it' }).click()
      await page.getByText('Your file has been added.').waitFor()
      expect(await staff.enquiriesFrom(email)).toMatchObject([
        { moreFiles: [{ name: 'more.pdf' }] },
      ])

      await page.getByText('Ask for erasure', { exact: true }).first().click()
      await page.getByRole('button', { name: 'Ask for erasure' }).click()
      await page.getByText('We have noted that everything is to be erased.').waitFor()
      expect((await staff.enquiriesFrom(email))[0]!.erasureAskedAt).toMatch(/^20/)

      await page.getByText('Withdraw it', { exact: true }).click()
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByText('It has been withdrawn.').waitFor()
      expect(await staff.enquiriesFrom(email)).toMatchObject([{ state: 'withdrawn' }])
      expect(await page.getByRole('button', { name: /Withdraw|Add it|erasure/ }).count()).toBe(0)
    },
    options,
  )

journey(
  'the status page is hidden from robots, kept by nobody and tells its address to nobody',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/\b404\b/)
    const { path } = await send(site.url, someone())
    const answer = await ask(site.url, path)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
    await open(path)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe(
      'noindex, nofollow',
    )
    expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
    for (const wrong of ['/status/x', `${path.slice(0, -2)}xx`, `${path}/withdraw`])
      expect([wrong, (await ask(site.url, wrong)).status]).toEqual([wrong, 404])
    const forged = await ask(site.url, '/status/x/withdraw', { method: 'POST' })
    expect(forged.status).toBe(404)
  },
)

atBothWidths(
  'WCAG 2.2 AA: the status page has no violation',
  async ({ page, open, site }) => {
    const { path } = await send(site.url, someone())
    await open(path)
    expect(await axeViolations(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)

test('CON-5: the receipt that is mailed leads to the status page', async () => {
  const smtp = await startSmtp()
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.com',
    ENQUIRY_TO: 'hello@example.com',
  })
  try {
    const email = someone()
    const { reference } = await send(site.url, email)
    await expect.poll(() => smtp.arrived.length, { timeout: 15_000 }).toBe(2)
    const receipt = smtp.arrived.find(({ to }) => to.includes(email))!
    const link = /http\S+\/status\/[\w.~-]+/.exec(receipt.mail.text ?? '')?.[0]
    const page = await ask(site.url, new URL(link!).pathname)
    expect(page.status).toBe(200)
    expect(page.text).toContain(reference)
  } finally {
    await site.stop()
  }
})
