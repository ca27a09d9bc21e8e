import { expect, test } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { ask } from '../../server/ask.ts'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { caller } from '../../desk/desk-visit.ts'
import { application, enquiry, multipartBody, pdf } from '../../sent/sent-forms.ts'
import words from '../../../public/locales/en/translation.json' with { type: 'json' }
import { statesOf } from '../../../src/features/submissions/submission-states.ts'
import { startSite } from '../../server/site.ts'
import { startSmtp } from '../../server/smtp-server.ts'
import { staffOf } from '../../sent/what-was-sent.ts'

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
      await page.getByRole('button', { name: 'Add file' }).click()
      await page.locator('.field-error').waitFor()
      await file.setInputFiles({
        name: 'more.pdf',
        mimeType: 'application/pdf',
        buffer: pdf('More'),
      })
      await page.getByRole('button', { name: 'Add file' }).click()
      await page.getByText('Your file’s been added.').waitFor()
      expect(await staff.enquiriesFrom(email)).toMatchObject([
        { moreFiles: [{ name: 'more.pdf' }] },
      ])

      await page.getByText('Ask for erasure', { exact: true }).first().click()
      await page.getByRole('button', { name: 'Ask for erasure' }).click()
      await page.getByText('We’ve noted that you want everything erased.').waitFor()
      expect((await staff.enquiriesFrom(email))[0]!.erasureAskedAt).toMatch(/^20/)

      await page.getByText('Withdraw it', { exact: true }).click()
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByText('It’s been withdrawn.').waitFor()
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
    for (const wrong of ['/status/x', `${path.slice(0, -2)}xx`]) {
      const none = await ask(site.url, wrong)
      expect([wrong, none.status]).toEqual([wrong, 404])
      expect(none.text).toContain(words.statusGone.text)
      expect(none.text).not.toContain(words.notFound.text)
    }
    const { status, headers } = await ask(site.url, `${path}/withdraw`)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, path, 'no-store'])
    const forged = await ask(site.url, '/status/x/withdraw', { method: 'POST' })
    expect(forged.status).toBe(404)
    expect(forged.text).toContain(words.statusGone.text)
  },
)

/** Sends an application and says how to move it on at the desk, and what its sender reads. */
async function applied({ page, open, site }: Visit) {
  const staff = await staffOf(site)
  const { call } = await caller(site.url)
  const texts = { description: 'x', requirements: 'x', location: 'x', salaryRange: 'x' }
  const { id: job } = await staff.post({ title: `Tester ${crypto.randomUUID()}`, ...texts })
  const email = someone()
  const { payload, headers } = multipartBody({ ...application, email }, [
    { field: 'resume', name: 'CV.pdf', bytes: pdf() },
  ])
  const answer = await ask(site.url, `/api/jobs/${job}/apply`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body: payload,
  })
  const path = new URL((JSON.parse(answer.text) as { statusUrl: string }).statusUrl).pathname
  const item = async () =>
    (await staff.applicationsFrom(email))[0] as unknown as { id: string; version: number }
  return {
    call,
    item,
    move: async (state: string) => {
      const { id, version } = await item()
      await call('PUT', `/api/applications/${id}/state`, { state, version })
    },
    reads: async () => {
      await open(path)
      return page.locator('dt:has-text("State") + dd').innerText()
    },
  }
}

journey('a candidate reads at the status link what is true', 390, async (visit) => {
  const { call, item, move, reads } = await applied(visit)
  const texts = words.status.state.application
  expect(await reads()).toBe(texts.received)
  await call('PUT', `/api/applications/${(await item()).id}/read`, { read: true })
  expect(await reads()).toBe(texts.read)
  for (const state of ['reviewing', 'interview', 'offer', 'hired', 'rejected'] as const) {
    await move(state)
    expect([state, await reads()]).toEqual([state, texts[state]])
  }
  expect(await reads()).toMatch(/won’t be taking/)
})

test('every state has words of its own for its sender, and none is work that nobody does', () => {
  for (const kind of ['enquiry', 'application'] as const) {
    const texts: Record<string, string> = words.status.state[kind]
    const told = statesOf[kind].filter((state) => state !== 'new' && state !== 'spam')
    for (const state of ['received', 'read', 'withdrawn', ...told])
      expect([kind, state, texts[state]]).toEqual([kind, state, expect.any(String)])
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
    const stamps: Record<string, string> = words.status.stamp
    for (const state of Object.keys(texts))
      expect([kind, state, stamps[state]]).toEqual([kind, state, expect.any(String)])
    expect(Object.values(texts).join(' ')).not.toMatch(/at work on it|nobody has read|spam/i)
  }
})

atBothWidths.long(
  'WCAG 2.2 AA: the status page has no violation',
  async ({ page, open, site }) => {
    const { path } = await send(site.url, someone())
    await open(path)
    expect(await axeViolations(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)

test('CON-5: the receipt that is mailed leads to the status page', { tags: ['long'] }, async () => {
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
    // By the company's own clock.
    expect(page.text).toMatch(/at \d\d:\d\d GMT\+5:30</)
  } finally {
    await site.stop()
  }
})
