import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite, onlyOnce } from '../../browser/browser.ts'
import { caller, openDesk } from '../../desk/desk-visit.ts'
import { draftPage } from '../../desk/edited-pages.ts'
import { hasFocus, homeNow, saved, shown, writing } from '../../desk/written-home.ts'
import { photograph } from '../../sent/pictures-on-site.ts'
import { owner } from '../../server/owner.ts'

onOwnSite()
onlyOnce()

journey('a session that ends is taken up in place, and nothing is lost', 390, async (visit) => {
  const { page, site, expectComplaint } = visit
  expectComplaint(/401|410/)
  const { call, value } = await writing(visit)
  await call('POST', '/admin/logout')
  await page.keyboard.type(' later')
  const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await bar.waitFor()
  // Whoever is in the middle of a sentence goes on with it.
  await page.keyboard.type(' than that')
  // What has the page drawn anew finds no session either: the page in sight stays.
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Fields' })
  await panel
    .getByRole('button', { name: /^Remove: Slide/ })
    .last()
    .click()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await bar.getByRole('button', { name: 'Log in again' }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password', { exact: true })
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page, '.dialog')).toEqual([])
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  // Outside the dialog it would be inert, and heard by nobody.
  await dialog
    .getByRole('alert')
    .filter({ hasText: 'The email address or the password is wrong.' })
    .waitFor()
  // At once: what was said of the wrong one still stands in the dialog that goes.
  await password.fill(owner.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Logged in Successfully', { exact: true }).waitFor()
  await hasFocus(page)
  const again = await caller(site.url)
  const stored = async () => (await homeNow(again.call)).value
  await expect
    .poll(async () => (await stored()).why.heading)
    .toBe(`${value.why.heading} later than that`)
  expect(new URL(page.url()).pathname).toBe('/admin/edit')
  const heading = shown(page).getByRole('heading', { name: `${value.why.heading} later than that` })
  await heading.first().waitFor()
  // What was done before can still be undone.
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect.poll(async () => (await stored()).slides.length).toBe(value.slides.length)
  await undo.click()
  await expect.poll(async () => (await stored()).why.heading).not.toContain('that')
})

journey(
  'a session that ends beneath a dialog is taken up over it, and the dialog goes on',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/401|410/)
    const value = { drawing: 'office-pune' }
    const { address } = await draftPage(visit, [{ block: 'picture', picture: value }])
    const { call } = await openDesk(visit, address)
    await shown(page).locator('main [role="img"], main img').first().click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('option').first().waitFor()
    await call('POST', '/admin/logout')
    const file = {
      name: 'basin.png',
      mimeType: 'image/png',
      buffer: await photograph(400, 300),
    }
    await page.locator('.picker-upload input').setInputFiles(file)
    const asked = page.getByRole('dialog', { name: 'Log in to continue' })
    // Later is later: the next thing that needs a login asks once more.
    await asked.getByRole('button', { name: 'Later' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await asked.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByLabel('What it shows').waitFor()
  },
)

journey(
  'who publishes with a session that has ended is led to the login beside the page',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/401|410/)
    const { call } = await writing(visit)
    await page.keyboard.type(' to publish')
    await saved(page)
    await call('POST', '/admin/logout')
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Log in to save' }).waitFor()
    const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
    await bar.getByRole('button', { name: 'Log in again' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
  },
)
