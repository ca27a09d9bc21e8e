import { expect } from 'vitest'
import { mainScreens, moreScreens } from '../../../src/web/admin/frame/screens.ts'
import { axeViolations, mislabelled } from '../../browser/axe-violations.ts'
import { atBothWidths, onOwnSite, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { draftPage } from '../../desk/edited-pages.ts'
import { pageShown } from '../../desk/page-editor.ts'

onOwnSite()

/** What the screen asked for has come. */
const isLoaded = ({ page }: Visit) =>
  expect.poll(() => page.locator('.waiting, .palette-waiting').count(), { timeout: 10_000 }).toBe(0)

async function isAccessible(visit: Visit) {
  expect(await axeViolations(visit.page)).toEqual([])
  expect(await mislabelled(visit.page)).toEqual([])
}

for (const path of ['/admin/write', ...[...mainScreens, ...moreScreens].map((one) => one.path)])
  atBothWidths(`WCAG 2.2 AA: ${path} has no violation, by day and by night`, async (visit) => {
    await openDesk(visit, path)
    await isLoaded(visit)
    await isAccessible(visit)
  })

atBothWidths(
  'WCAG 2.2 AA: the editor has no violation, with its panel and a field',
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/edit?page=/work')
    await pageShown(page)
    await isAccessible(visit)
    await page.frameLocator('iframe[data-shown]').locator('.work-intro').click()
    await page.locator('.edit-tools').waitFor()
    await isAccessible(visit)
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    await page.locator('.edit-panel .content-form').first().waitFor()
    await isAccessible(visit)
  },
)

atBothWidths('WCAG 2.2 AA: a shared preview has no violation', async (visit) => {
  const { page } = visit
  const draft = await draftPage(visit, [{ block: 'lead', text: 'First of all' }])
  const made = await draft.call('POST', '/api/previews', { days: 1, name: 'For the board' })
  const { preview } = (await made.json()) as { preview: { url: string } }
  await visit.open(`${preview.url.replace(/\/$/, '')}${draft.path}`)
  await page.getByRole('heading', { level: 1, name: 'The yard at noon' }).waitFor()
  await isAccessible(visit)
  await openDesk(visit, '/admin/changes')
  await page.getByRole('link', { name: 'Open For the board in a new tab' }).first().waitFor()
  await isAccessible(visit)
})
