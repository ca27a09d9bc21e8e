import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite } from '../../browser/browser.ts'
import { caller, invited, openDesk } from '../../desk/desk-visit.ts'
import { openEditor, pageShown } from '../../desk/page-editor.ts'

onOwnSite()

atBothWidths(
  'an editor sees a legal page, cannot write in it, and reads whom to ask',
  async (visit) => {
    const { page } = visit
    const who = await invited(visit.site.url, 'editor')
    const { call } = await caller(visit.site.url)
    const stored = async () => (await call('GET', '/api/content/legal-page')).text()
    const before = await stored()
    const { words } = await openEditor(visit, '/privacy', who)
    const heading = words('main h1')
    await heading.click()
    const tools = page.locator('.edit-tools')
    await tools.getByText('You can read this but not change it.').waitFor()
    expect(await tools.innerText()).toContain('Ask owner@example.com.')
    expect(await words('foyer-words').count()).toBe(0)
    expect(await tools.getByRole('button').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Mine now')
    expect(await words('foyer-words').count()).toBe(0)
    expect(await heading.innerText()).not.toContain('Mine now')

    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    const panel = page.locator('.edit-panel')
    await panel.getByText('You can read this but not change it. Ask owner@example.com.').waitFor()
    for (const folded of await panel.locator('.edit-panel-fields > details:not([open])').all())
      await folded.locator('> summary').click()
    await panel.locator('.content-form').first().waitFor()
    const controls = panel.locator('.content-form').locator('input, textarea, select')
    expect(await controls.count()).toBeGreaterThan(0)
    for (const control of await controls.all()) expect(await control.isEditable()).toBe(false)
    expect(await panel.locator('[contenteditable="true"]').count()).toBe(0)
    expect(await panel.getByRole('button', { name: 'Versions' }).count()).toBe(0)
    expect(await axeViolations(page, '.edit-screen')).toEqual([])
    expect(await page.locator('.edit-publish').getAttribute('aria-disabled')).toBe('true')
    expect(await stored()).toBe(before)
  },
)

journey('the menu of every page is shown to an editor, and stays as it is', 1280, async (visit) => {
  const { page } = visit
  const who = await invited(visit.site.url, 'editor')
  const { call } = await caller(visit.site.url)
  const navigation = await call('GET', '/api/content/navigation')
  const { documents } = (await navigation.json()) as { documents: { id: string }[] }
  const place = `navigation/${documents[0]!.id}/header.0.label`
  await openDesk(visit, `/admin/edit?page=/work&field=${place}`, who)
  await pageShown(page)
  const tools = page.locator('.edit-tools')
  await tools.getByText('Ask owner@example.com.', { exact: false }).waitFor()
  expect(await tools.getByRole('button').count()).toBe(0)
  expect(await page.frameLocator('iframe[data-shown]').locator('foyer-words').count()).toBe(0)
  expect(await axeViolations(page, '.edit-screen')).toEqual([])
})

journey(
  'issue 16: a post that is shown as a page leads to its editor, and a job says whom to ask',
  390,
  async (visit) => {
    const { page } = visit
    const who = await invited(visit.site.url, 'editor')
    await openEditor(visit, '/insights/what-a-strict-policy-broke', who)
    const link = page.getByRole('link', { name: 'Edit this post' })
    expect(await link.getAttribute('href')).toMatch(/^\/admin\/write\?post=./)
    expect(await axeViolations(page, '.edit-stage')).toEqual([])
    await visit.open('/admin/edit?page=/careers/release-test-engineer-payments')
    await pageShown(page)
    await page.getByText('Only an owner or a recruiter changes this job.').waitFor()
    expect(await page.getByRole('link', { name: 'Edit this job' }).count()).toBe(0)
    expect(await axeViolations(page, '.edit-stage')).toEqual([])
  },
)
