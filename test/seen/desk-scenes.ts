import type { Page } from 'playwright-core'
import { mainScreens, moreScreens } from '../../src/web/admin/frame/screens.ts'
import { enquiry } from '../sent/sent-forms.ts'
import { senderOf } from './furnish.ts'
import { askFor, forgetWith, type Scene } from './watcher.ts'

const screen = (path: string): Scene => ({
  name: `desk: ${path}`,
  path,
  byScript: true,
  act: (page) => page.locator('main h1').waitFor(),
})

async function openPalette(page: Page) {
  await page.locator('main h1').waitFor()
  await page.keyboard.press('Control+k')
  await askFor(page.getByRole('dialog').getByRole('combobox'), 'job')
  await page.getByRole('option').first().waitFor()
}

async function failToLogIn(page: Page) {
  await page.locator('form[data-live]').waitFor()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('alert').first().waitFor()
}

const openEditor = (page: Page) => page.locator('iframe[data-shown]').waitFor()

/** The editor takes it away. */
const deskFrame = /desk-|li > a/

const press = (page: Page, name: string | RegExp, exact = true) =>
  page.getByRole('button', { name, exact }).first().click()

/** Presses one button after the other; the last one opens a dialog. */
const dialogBy =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of buttons) await press(page, name)
    await page.locator('dialog[open]').waitFor()
  }

const dialogOnPage =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    await openEditor(page)
    await dialogBy(...buttons)(page)
  }

const pressOnPage = (selector: string, shown: string) => async (page: Page) => {
  await openEditor(page)
  const part = page.frameLocator('iframe[data-shown]').locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  await part.click()
  await page.locator(shown).first().waitFor()
}

const pictured = 'main [role=img], main img'

async function openItem(page: Page, name = '') {
  const row = page.locator('.inbox-row', { hasText: name })
  // It narrows the list or takes its place with the press, however long it is on its way itself.
  await forgetWith(page, 'click')
  await row.locator('a, button').first().click()
  await page.locator('main h2').first().waitFor()
  await page.evaluate(() => window.sight.forget())
}

async function erasePerson(page: Page) {
  await page.getByLabel('Their email address').fill(enquiry.email)
  await page.keyboard.press('Enter')
  await dialogBy('Erase for good')(page)
}

async function moveItem(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await openItem(page, senderOf(page.viewportSize()!.width, isDark))
  await page.locator('.item-states [aria-pressed=false]').first().click()
  await page.locator('.toast').waitFor()
}

/** Those without a login. */
export const loginScenes: Scene[] = [
  { name: 'login', path: '/admin', byScript: true },
  {
    name: 'login refused',
    path: '/admin/adminlogin',
    act: failToLogIn,
    expect: /401/,
    byScript: true,
  },
]

/** Every screen of the desk, and what opens over one. */
export const deskScenes: Scene[] = [
  ...[...mainScreens, ...moreScreens].map(({ path }) => screen(path)),
  ...['/admin/write', '/admin/revisions'].map(screen),
  {
    name: 'desk: edit a page',
    path: '/admin/edit?page=/work',
    act: openEditor,
    mayLeave: deskFrame,
  },
  { name: 'desk: palette', path: '/admin/overview', act: openPalette },
  ...(
    [
      ['edit a job', '/admin/job-edit', dialogBy(/^Edit /)],
      ['delete a job', '/admin/job-edit', dialogBy(/^Delete /)],
      ['edit a post', '/admin/blog-edit', dialogBy(/^Edit /)],
      ['read a post', '/admin/blog-edit', dialogBy(/^Read More/)],
      ['a new page', '/admin/site', dialogBy('New page')],
      ['copy a page', '/admin/site?q=yard', dialogBy('More for The yard', 'Copy…')],
      [
        'give a page another address',
        '/admin/site?q=yard',
        dialogBy('More for The yard', 'Address…'),
      ],
      ['throw a page away', '/admin/site?q=yard', dialogBy('More for The yard', 'Move to trash…')],
      ['publish', '/admin/changes', dialogBy('Publish…')],
      ['one picture', '/admin/pictures', dialogBy('Open slip.png')],
      ['a picture for a post', '/admin/write', dialogBy('Picture')],
      ['erase a person', '/admin/people', erasePerson],
      ['an enquiry', '/admin/enquiries', openItem],
      ['an enquiry moved on', '/admin/enquiries', moveItem],
      ['an application', '/admin/applications', openItem],
      ['versions of a page', '/admin/edit?page=/work', dialogOnPage('Panel', 'Versions')],
      ['a first block', '/admin/edit?page=/yard', dialogOnPage('Add the first block')],
      ['words on a page', '/admin/edit?page=/work', pressOnPage('.work-intro', '.edit-tools')],
      ['a picture on a page', '/admin/edit?page=/slip', pressOnPage(pictured, '.picker')],
    ] as const
  ).map(([name, path, act]) => ({
    name: `desk: ${name}`,
    path,
    act,
    byScript: true,
    ...(path.startsWith('/admin/edit?') && { mayLeave: deskFrame }),
  })),
]
