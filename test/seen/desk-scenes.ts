import type { Page } from 'playwright-core'
import { mainScreens, moreScreens } from '../../src/web/admin/frame/screens.ts'
import { askFor, type Scene } from './watcher.ts'

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

/** The editor takes the desk's own frame away. */
async function openEditor(page: Page) {
  await page.locator('iframe[data-shown]').waitFor()
  await page.evaluate(() => window.sight.forget())
}

const dialogBy = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click()
  await page.locator('dialog[open]').waitFor()
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
  { name: 'desk: edit a page', path: '/admin/edit?page=/work', act: openEditor },
  { name: 'desk: palette', path: '/admin/overview', act: openPalette },
  { name: 'desk: edit a job', path: '/admin/job-edit', act: dialogBy('Edit'), byScript: true },
  { name: 'desk: delete a job', path: '/admin/job-edit', act: dialogBy('Delete'), byScript: true },
  { name: 'desk: edit a post', path: '/admin/blog-edit', act: dialogBy('Edit'), byScript: true },
  {
    name: 'desk: read a post',
    path: '/admin/blog-edit',
    act: dialogBy('Read More'),
    byScript: true,
  },
]
