import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { caller, openDesk } from '../../desk/desk-visit.ts'
import type { Document } from '../../../src/features/documents/document-value.ts'

onOwnSite()

async function draftOf({ site }: Visit, kind: string, id: string, change: object) {
  const { call } = await caller(site.url)
  const path = `/api/content/${kind}/${id}`
  const { document } = (await (await call('GET', path)).json()) as { document: Document }
  const { version, value } = document
  await call('PUT', path, { version, value: { ...value, ...change } })
}

const textOf = async ({ site }: Visit, path: string) => (await fetch(site.url + path)).text()

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

journey(
  'issue 16: what keeps a draft from visitors leads to its place, on its own page',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const title = unique('Tides')
    const slug = title.toLowerCase().replace(' ', '-')
    await call('POST', '/api/content/page', { slug, value: { title, listed: 'nobody' } })
    // Until it is known, neither list says that there is nothing.
    const goOn = await holdBack(page, /\/api\/(content\/changes|publications)$/)
    await openDesk(visit, '/admin/changes')
    await page.getByText('Looking for changes…').waitFor()
    await page.getByText('Looking for what went out…').waitFor()
    goOn()
    const change = page.locator('.change', { hasText: title })
    const edit = change.getByRole('link', { name: `Edit ${title}` })
    await expect.poll(() => edit.getAttribute('href')).toBe(`/admin/edit?page=/${slug}`)
    await change.getByRole('link', { name: 'Lead is missing.' }).click()
    await page.locator('iframe[data-shown]').waitFor()
    const frame = page.frameLocator('iframe[data-shown]')
    await frame.locator('foyer-words[aria-placeholder="‹Lead›"]').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe(`/${slug}`)
  },
)

atBothWidths(
  'what belongs together is chosen, published as one, and taken back as one',
  async (visit) => {
    const { page } = visit
    const [role, other] = [unique('Chief of pumps'), unique('Chief of wells')]
    const seen = await fetch(`${visit.site.url}/api/content/leader/ira-deshpande`)
    const was = ((await seen.json()) as { document: Document }).document.value
    await draftOf(visit, 'leader', 'ira-deshpande', { role })
    await draftOf(visit, 'testimonial', (await firstOf(visit, 'testimonial')).id, { role: other })
    await openDesk(visit, '/admin/changes')
    const change = page.locator('.change', { hasText: 'Ira Deshpande' })
    await change.getByText('What changes').click()
    await change.locator('ins').getByText(role.split(' ').at(-1)!).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    const isJudged = async () => {
      await dialog.getByText('Ira Deshpande').waitFor()
      const button = dialog.getByRole('button', { name: 'Publish now' })
      // The pages are drawn and read before, which takes its time.
      await expect.poll(() => button.isEnabled(), { timeout: 45_000 }).toBe(true)
      return button
    }
    const publishNow = async () => {
      await (await isJudged()).click()
      await page.getByText('Published. Visitors see it now.').first().waitFor()
    }
    await isJudged()
    expect(await axeViolations(page)).toEqual([])
    await publishNow()
    const out = await textOf(visit, '/')
    expect(out).toContain(role)
    expect(out).toContain(other)

    await page
      .getByRole('button', { name: /^Take back: .*Ira Deshpande/ })
      .first()
      .click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Take back' }).click()
    await page.getByText('Taken back. The words are among the changes.').waitFor()
    const back = await textOf(visit, '/')
    expect(back).not.toContain(role)
    expect(back).not.toContain(other)
    expect(back).toContain(String(was.role))
    await change.waitFor()

    await page
      .getByRole('button', { name: /^Publish again: .*Ira Deshpande/ })
      .first()
      .click()
    await publishNow()
    await expect.poll(async () => (await textOf(visit, '/')).includes(role)).toBe(true)
    await change.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /^Publish again: / })
      .first()
      .waitFor({ state: 'detached' })
  },
)

const firstOf = async ({ site }: Visit, kind: string) => {
  const { call } = await caller(site.url)
  const { documents } = (await (await call('GET', `/api/content/${kind}`)).json()) as {
    documents: Document[]
  }
  return documents[0]!
}

journey(
  'with the keyboard alone, one change is left out and the other is scheduled',
  1280,
  async (visit) => {
    const { page } = visit
    const benefit = await firstOf(visit, 'benefit')
    const step = await firstOf(visit, 'hiring-step')
    await draftOf(visit, 'benefit', benefit.id, { title: unique('Rest') })
    const title = unique('A talk')
    await draftOf(visit, 'hiring-step', step.id, { title })
    await openDesk(visit, '/admin/changes')
    await page.getByRole('checkbox', { name: 'Choose all' }).focus()
    await page.keyboard.press('Space')
    if (await page.getByRole('checkbox', { name: 'Choose all' }).isChecked())
      await page.keyboard.press('Space')
    await page.getByRole('checkbox', { name: `Choose ${title}` }).focus()
    await page.keyboard.press('Space')
    await page.getByText(/^1 of \d+ chosen$/).waitFor()
    await page.getByRole('button', { name: 'Publish…' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('radio', { name: 'Now' }).focus()
    await page.keyboard.press('ArrowDown')
    await dialog.getByLabel('Date and time, where you are').fill('2030-01-01T09:30')
    const schedule = dialog.getByRole('button', { name: 'Schedule' })
    await expect.poll(() => schedule.isEnabled()).toBe(true)
    await schedule.press('Enter')
    await page.getByText(/^Scheduled for/).waitFor()
    await page
      .locator('.change', { hasText: title })
      .getByText(/goes out/)
      .waitFor()
    // Nothing is chosen any more, and one goes on from where one was.
    await page.getByText(/^0 of \d+ chosen$/).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publish…')
    await page.keyboard.press('Enter')
    expect(await dialog.count()).toBe(0)
    // Whoever opens the screen next does not send it out before its moment.
    await page.reload()
    await page.getByRole('checkbox', { name: `Choose ${title}` }).waitFor()
    expect(await page.getByRole('checkbox', { name: `Choose ${title}` }).isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: `Choose ${title}` }).press('Space')
    await page.getByRole('button', { name: 'Publish…' }).click()
    await dialog.getByText(/not on 1 Jan 2030/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Unschedule: ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unschedule' }).click()
    await page.getByText(/^Taken back/).waitFor()
  },
)

journey('a finger chooses a change by its name', 390, async (visit) => {
  const { page } = visit
  const title = unique('Rest')
  await draftOf(visit, 'benefit', (await firstOf(visit, 'benefit')).id, { title })
  await openDesk(visit, '/admin/changes')
  const box = page.getByRole('checkbox', { name: `Choose ${title}` })
  const was = await box.isChecked()
  await page.locator('.change').getByText(title, { exact: true }).first().tap()
  expect(await box.isChecked()).toBe(!was)
})

journey(
  'what somebody else changed meanwhile goes out with the next press',
  1280,
  async (visit) => {
    const { page } = visit
    visit.expectComplaint(/409/)
    const { id } = await firstOf(visit, 'benefit')
    const [early, late] = [unique('Sleep'), unique('Rest')]
    await draftOf(visit, 'benefit', id, { title: early })
    await openDesk(visit, '/admin/changes')
    const all = page.getByRole('checkbox', { name: 'Choose all' })
    await all.check()
    await all.uncheck()
    await page.getByRole('checkbox', { name: `Choose ${early}` }).check()
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    const publish = dialog.getByRole('button', { name: 'Publish now' })
    const isJudged = () => expect.poll(() => publish.isEnabled(), { timeout: 45_000 }).toBe(true)
    await isJudged()
    await draftOf(visit, 'benefit', id, { title: late })
    await publish.click()
    await dialog.getByText('Someone else has changed this document').waitFor()
    await dialog.getByText(late).waitFor()
    await isJudged()
    await publish.click()
    await page.getByText('Published. Visitors see it now.').first().waitFor()
    expect(await textOf(visit, '/careers')).toContain(late)
  },
)

atBothWidths('a preview link is made, opened without a login, and revoked', async (visit) => {
  const { page, context, site } = visit
  const role = unique('Head of tides')
  await draftOf(visit, 'leader', 'ira-deshpande', { role })
  await openDesk(visit, '/admin/changes')
  const name = unique('For the board')
  await page.getByLabel('What it’s for').fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const open = page.getByRole('link', { name: `Open ${name} in a new tab` })
  const url = site.url + (await open.getAttribute('href'))
  const seen = await fetch(url)
  expect(seen.headers.get('x-robots-tag') ?? (await seen.clone().text())).toContain('noindex')
  expect(await seen.text()).toContain(role)
  expect(await textOf(visit, '/')).not.toContain(role)
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('The link no longer works.').waitFor()
  expect(await (await fetch(url)).text()).not.toContain(role)
  expect(context.pages()).toHaveLength(1)
})

journey(
  'issue 16: before one of several that wait for a moment is hidden or thrown away, the others are named',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const [first, second] = [unique('Ann'), unique('Ben')]
    const documents: Pick<Document, 'id' | 'version'>[] = []
    for (const name of [first, second]) {
      const value = { name, role: 'Pumps', text: 'Knows each valve.' }
      const answer = await call('POST', '/api/content/leader', { value })
      const { id, version } = ((await answer.json()) as { document: Document }).document
      documents.push({ id, version })
    }
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await call('POST', '/api/content/publish', { documents, publishAt })
    const asked = (act: 'hide' | 'trash') => `/admin/site?do=${act}&id=${documents[0]!.id}`
    await openDesk(visit, asked('hide'))
    const question = page.getByRole('alertdialog')
    await question.getByText(`with ${second}: that goes out without it.`).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto(asked('trash'))
    const dialog = page.getByRole('dialog', { name: 'Move to trash' })
    await dialog.getByText(`together with ${second}: none of that goes out`).waitFor()
    for (const { id } of documents) await call('DELETE', `/api/content/leader/${id}`)
  },
)
