import { expect } from 'vitest'
import { atBothWidths, journey, onOwnSite, onlyOnce, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { noteShifts, shifted } from '../../browser/layout-shifts.ts'
import { documentNow, openEditor, pageShown } from '../../desk/page-editor.ts'

onOwnSite()
onlyOnce()

type Leaders = { documents: { id: string; version: number; value: { role: string } }[] }

async function atLeader(visit: Visit) {
  const editor = await openEditor(visit, '/')
  const { documents } = (await (await editor.call('GET', '/api/content/leader')).json()) as Leaders
  return { ...editor, leader: documents[0]! }
}

journey('what was changed before this visit goes out with the page', 1280, async (visit) => {
  const { page } = visit
  const { call, leader } = await atLeader(visit)
  const { id, version, value } = leader
  const draft = { version, value: { ...value, role: 'Keeper of the keys' } }
  expect((await call('PUT', `/api/content/leader/${id}`, draft)).status).toBe(200)
  await visit.open('/admin/edit?page=/')
  const publish = page.locator('.edit-publish')
  await publish.locator('.desk-count', { hasText: /^1$/ }).waitFor()
  // Another document of the page: it isn't as visitors see it.
  await page.locator('.edit-page-name', { hasText: 'Changed, not public yet' }).waitFor()
  await publish.press('Enter')
  await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 45_000 })
  expect((await documentNow(call, 'leader', id)).state).toBe('published')
})

journey('pressing words that cannot be read says so', 1280, async (visit) => {
  const { page } = visit
  visit.expectComplaint(/ERR_FAILED|Failed to load/)
  const { frame, leader } = await atLeader(visit)
  await page.route(/\/api\/content\/leader\//, (route) => route.abort())
  await frame.getByText(leader.value.role, { exact: false }).first().click()
  await page.locator('.toast', { hasText: 'The server cannot be reached.' }).waitFor()
})

journey('the width and the colours that were chosen outlast a reload', 1280, async (visit) => {
  const { page } = visit
  const { frame } = await openEditor(visit, '/')
  const width = page.locator('.edit-view select')
  await width.selectOption('390')
  await page.locator('.edit-view button').click()
  const scheme = () => frame.locator('html').getAttribute('data-scheme')
  await expect.poll(scheme).toBe('dark')
  await page.reload()
  await pageShown(page)
  expect(await width.inputValue()).toBe('390')
  await expect.poll(scheme).toBe('dark')
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(390)
})

atBothWidths('the page has the screen to itself from the wait for it on', async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/overview')
  await noteShifts(page)
  const letCome = await holdBack(page, /\/assets\/edit-desk/)
  await visit.open('/admin/edit?page=/work')
  await page.locator('.waiting').waitFor()
  expect(await page.locator('.desk-brand').isVisible()).toBe(false)
  letCome()
  await pageShown(page)
  expect(await shifted(page)).toBe(0)
})
