import type { Locator, Page } from 'playwright-core'
import { ownWords } from './own-words.ts'

/** What is no sentence: addresses of parts, languages, places, days. */
const isChosen =
  /(^|\.)(id|slug|drawing|wordLanguage|updatedOn|closedDays\.\d+|\w*[lL]anguages\.\d+)$/

/** A drawing that every company has. */
const theirs = 'A stack of sheets'

/** Opens the panel of the page that is edited and says everything in it anew. */
export async function sayAnew(page: Page, set: Record<string, string> = {}) {
  await page.locator('iframe[data-shown]').waitFor()
  const panel = page.locator('.edit-panel')
  if ((await panel.count()) === 0) await page.getByRole('button', { name: 'Panel' }).click()
  await panel.locator('[data-path]').first().waitFor({ state: 'attached' })
  await unfold(panel)
  const controls = panel.locator(
    'input[data-path]:not([type=checkbox]):not([type=date]), textarea[data-path], [contenteditable=true][data-path]',
  )
  const said: string[] = []
  for (const control of await controls.all()) {
    const path = (await control.getAttribute('data-path')) ?? ''
    const before = await wordsOf(control)
    const next = isChosen.test(path) ? before : (set[path] ?? ownWords(before))
    if (before === '' || next === before) continue
    await control.fill(next)
    said.push(path)
  }
  await showAnew(panel)
  await isSaved(page)
  return said
}

/** Another drawing wherever one of the sample is: one that every company has. */
async function showAnew(panel: Locator) {
  const page = panel.page()
  const choices = panel.locator('button[data-path$="picture"], button[data-path$="drawing"]')
  for (const choice of await choices.all()) {
    const isOurs = (await choice.locator('xpath=..').innerText()).includes(theirs)
    if (isOurs || !(await choice.isVisible())) continue
    await choice.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(theirs)
    await dialog.getByRole('option').filter({ hasText: theirs }).first().click()
    await dialog.waitFor({ state: 'detached' })
  }
}

export const isSaved = (page: Page) =>
  page.locator('.edit-page-name').getByText('Saved', { exact: true }).waitFor()

const wordsOf = async (control: Locator) =>
  (await control.getAttribute('contenteditable')) ? control.innerText() : control.inputValue()

/** Groups fold groups: until none is left. */
async function unfold(panel: Locator) {
  const folded = panel.locator('details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
}
