import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey } from '../../browser/browser.ts'
import { invited, openDesk } from '../../desk/desk-visit.ts'
import { enquiry, multipartBody, pdf } from '../../sent/sent-forms.ts'

async function send(url: string, email: string) {
  const files = [{ name: 'profile.pdf', bytes: pdf() }]
  const { payload, headers } = multipartBody({ ...enquiry, email }, files)
  const answer = await fetch(`${url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, accept: 'application/json' },
  })
  const { statusUrl } = (await answer.json()) as { statusUrl: string }
  return new URL(statusUrl).pathname
}

atBothWidths('an owner hands out and erases all that is held of a person', async (visit) => {
  const { page, site } = visit
  const email = `${crypto.randomUUID()}@example.com`
  const path = await send(site.url, email)
  await openDesk(visit, '/admin/people')
  await page.getByLabel('Their email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `What we hold about ${email}` }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a copy' }).click()
  expect((await download).suggestedFilename()).toBe('person.zip')
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Erase for good' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' })
  expect(await dialog.innerText()).toContain('1 enquiries, 0 applications, 1 files, 2 mails')
  expect(await axeViolations(page)).toEqual([])
  const confirmation = dialog.getByLabel('Type the address to confirm')
  await confirmation.fill('somebody@example.com')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await dialog.getByText('That isn’t the address.').waitFor()
  // Whoever doesn’t see the sentence hears it with the field it is about.
  expect(await confirmation.evaluate((field) => field === document.activeElement)).toBe(true)
  expect((await fetch(site.url + path)).status).toBe(200)
  await confirmation.fill(email)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('Erased: 1 enquiries and applications').waitFor()
  expect((await fetch(site.url + path)).status).toBe(404)
  await visit.open('/admin/history?noun=people')
  await page.locator('.history-row', { hasText: 'erased' }).first().waitFor()
})

journey('the screen about a person’s data is for owners alone', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/overview', await invited(visit.site.url, 'recruiter'))
  const nav = page.getByRole('navigation', { name: 'Desk' })
  await nav.getByRole('link', { name: 'Trash' }).waitFor()
  expect(await nav.getByRole('link', { name: 'A person’s data' }).count()).toBe(0)
  await visit.open('/admin/people')
  await page.getByText(/doesn’t include this screen/).waitFor()
})
