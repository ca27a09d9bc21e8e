import type { Page } from 'playwright-core'
import { owner } from '../../test/server/owner.ts'
import { isSaved, sayAnew } from './panel-words.ts'

export type Desk = { page: Page; url: string; note: (said: string) => void }

/** The login page itself, and the guide to which it leads. */
export async function logIn({ page, url }: Desk) {
  await page.goto(`${url}/admin`)
  await page.getByLabel('Email', { exact: false }).first().fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/job-posting')
  await page.getByRole('link', { name: /^Make it yours: / }).click()
  await page.locator('.guide-steps > li').first().waitFor()
}

/** Colours, type, and a logo from its text. */
export async function chooseLook({ page, url }: Desk) {
  await page.goto(`${url}/admin/brand`)
  await page.getByLabel('Signal', { exact: true }).fill('#0f7b6c')
  await page.getByLabel('Ink', { exact: true }).fill('#10243a')
  await page.getByRole('radio', { name: /^Serif/ }).check()
  await page.getByText('Or paste the text of an SVG').click()
  await page
    .getByLabel('The text of the SVG file')
    .fill(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle fill="var(--signal)" cx="12" cy="12" r="10"/></svg>',
    )
  await page.getByText('Saved as a draft.').first().waitFor()
  await page.getByRole('button', { name: 'Publish the look' }).click()
  await page.locator('.toast', { hasText: 'Visitors see the new look' }).waitFor()
}

/** What the site cannot do without, as the guide lists it. */
export async function sayMandatoryPlaces({ page, url, note }: Desk) {
  await page.goto(`${url}/admin/guide`)
  const links = page.locator('.guide-places a.desk-link')
  await links.first().waitFor()
  const places = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
  for (const place of places) {
    await page.goto(url + place)
    const said = await sayAnew(page)
    note(`${place}: ${said.length} fields`)
  }
}

/** Finds one by its name on the screen of all pages and says it anew. */
export async function sayFound({ page, url, note }: Desk, name: string) {
  await page.goto(`${url}/admin/site?q=${encodeURIComponent(name)}`)
  await page.locator('.site-name').getByRole('link', { name, exact: true }).first().click()
  note(`${name}: ${(await sayAnew(page)).length} fields`)
}

/** Another address than the one that names the sample's client or product. */
export async function moveTo({ page, url }: Desk, slug: string, to: string) {
  await page.goto(`${url}/admin/site?q=${slug}`)
  await page
    .getByRole('button', { name: /^More for Tarn/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Address…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(to)
  await dialog.getByRole('button', { name: 'Change the address' }).click()
  await page.locator('.toast', { hasText: 'has its new address' }).waitFor()
}

/** The words of a legal page, clicked and typed over where they stand. */
export async function writeInPlace({ page, url }: Desk, path: string) {
  await page.goto(`${url}/admin/edit?page=${path}`)
  await page.locator('iframe[data-shown]').waitFor()
  const frame = page.frameLocator('iframe[data-shown]')
  const words = frame.locator('main section p').first()
  await words.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Tarn Works AS of Oslo answers for what is kept here.')
  await isSaved(page)
  await page.keyboard.press('Escape')
}

export async function publishAll({ page, url, note }: Desk) {
  await page.goto(`${url}/admin/changes`)
  await page.getByRole('button', { name: 'Publish…' }).first().waitFor()
  const missing = await page.locator('.change', { hasText: 'Can’t go out yet' }).allInnerTexts()
  for (const one of missing) note(`can’t go out: ${one.replace(/\s+/g, ' ').slice(0, 300)}`)
  await page.getByRole('button', { name: 'Publish…' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.gate-count').waitFor({ timeout: 60_000 })
  const found = await dialog.locator('.findings > li').allInnerTexts()
  for (const one of found) note(`gate: ${one.replace(/\s+/g, ' ')}`)
  const override = dialog.getByText('Publish over the errors', { exact: false })
  if (await override.count()) {
    await override.first().click()
    await dialog.locator('textarea').fill('Words to try the site with.')
  }
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 60_000 })
}

export async function writePost({ page, url }: Desk) {
  await page.goto(`${url}/admin/write`)
  await page.getByLabel('Blog Title').fill('Why larch floats')
  await page.getByLabel('Content of the post').click()
  await page.keyboard.type('Because it grew slowly.')
  await page.getByLabel('Category', { exact: true }).selectOption('Other')
  await page.getByLabel('Custom Category').fill('Boats')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Unpublish').waitFor()
}

export async function postJob({ page, url }: Desk) {
  await page.goto(`${url}/admin/job-posting`)
  for (const [label, said] of [
    ['Title', 'Boatbuilder'],
    ['Description', 'You build boats.'],
    ['Requirements', 'Patience'],
    ['Location', 'Oslo'],
    ['Salary Range', '500,000 to 600,000 NOK a year'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(said)
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.locator('.toast', { hasText: /posted/i }).waitFor()
}

/** Years, days off and languages are as they are in the sample: an owner says so. */
export async function keepFacts({ page, url }: Desk) {
  await page.goto(`${url}/admin/guide`)
  await page.getByRole('checkbox', { name: /\(Company\)/ }).click()
  await page.locator('.guide-places > li[data-done]', { hasText: 'Company' }).waitFor()
}

/** What nobody has touched goes; what the guide then says is still to be done is told. */
export async function removeSample({ page, url, note }: Desk): Promise<string[]> {
  await page.goto(`${url}/admin/guide`)
  await page.getByRole('button', { name: /^Remove what is left/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the trash' }).click()
  const toast = page.locator('.toast', { hasText: 'are in the trash' })
  await toast.waitFor()
  note(await toast.innerText())
  const isDone = await page.getByText('All done: nothing of the sample is left.').isVisible()
  if (isDone) return []
  const open = await page.locator('.guide-places > li:not([data-done])').allInnerTexts()
  const steps = await page.locator('.guide-steps > li:not([data-done])').allInnerTexts()
  return [...open, ...steps].map((said) => `the guide: ${said.replace(/\s+/g, ' ')}`)
}
