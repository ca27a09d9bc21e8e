import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/platform/db/database.ts'
import { launch } from '../../browser/launch.ts'
import { caller } from '../../desk/desk-visit.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { startSite } from '../../server/site.ts'
import { startSmtp } from '../../server/smtp-server.ts'
import { watchPage } from '../../browser/watched-page.ts'

const subject = /^Enquiry [\w-]+/

test('a mail that was refused is sent by ‘Resend’, and arrives', { timeout: 60_000 }, async () => {
  const smtp = await startSmtp()
  smtp.be('unknown mailbox')
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Naksha <hello@naksha.example>',
    ENQUIRY_TO: 'sales@naksha.example',
  })
  onTestFinished(async () => void (await site.stop()))
  const browser = await launch()
  onTestFinished(() => browser.close())
  const { payload, headers } = multipartBody(enquiry, [])
  const sent = await fetch(`${site.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers,
  })
  expect(sent.status).toBe(200)

  const context = await browser.newContext({ baseURL: site.url })
  context.setDefaultTimeout(20_000)
  const watch = watchPage(context, site.url)
  const page = await context.newPage()
  const { token, call } = await caller(site.url)
  await page.goto('/admin')
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  type Mails = { mails: { lastError: string | null }[] }
  const tried = async () =>
    ((await (await call('GET', '/api/mails')).json()) as Mails).mails.every((one) => one.lastError)
  await expect.poll(tried).toBe(true)
  const { db, close } = openDatabase({ dataDir: site.environment.DATA_DIR! })
  await db.updateTable('outbox').set({ state: 'dead' }).execute()
  await close()
  await page.goto('/admin/enquiries')
  await page.getByRole('link', { name: enquiry.name }).click()
  const mail = page.locator('.item-part li', { hasText: subject })
  await mail.getByText(/^Failed (at the first try|after \d tries): .+No such mailbox/).waitFor()
  expect(smtp.arrived).toEqual([])

  smtp.be('accepting')
  await mail.getByRole('button', { name: /^Resend/ }).click()
  await page.locator('.toast', { hasText: 'The mail is queued again.' }).waitFor()
  await mail.getByText(/^Sent /).waitFor()
  expect(await mail.getByRole('button').count()).toBe(0)
  const arrived = smtp.arrived.filter(({ to }) => to.includes('sales@naksha.example'))
  expect(arrived.map((one) => one.mail.subject)).toEqual([expect.stringMatching(subject)])
  expect(watch.complaints()).toEqual([])
})
