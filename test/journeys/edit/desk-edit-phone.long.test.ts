import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { withoutMarks } from '../../../src/features/documents/marks/marks.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { draftPage } from '../../desk/edited-pages.ts'
import { documentNow, openEditor, pageShown } from '../../desk/page-editor.ts'

onOwnSite()

journey(
  'issue 16: on a phone, with a finger: a word is corrected, a picture changed, and both are public',
  390,
  async (visit) => {
    const { page, open } = visit
    const { call, frame } = await openEditor(visit, '/')
    const { documents } = (await (await call('GET', '/api/content/leader')).json()) as {
      documents: { id: string; value: { role: string } }[]
    }
    const { id, value } = documents[0]!
    const now = async () => (await documentNow(call, 'leader', id)).value
    const role = frame.getByText(value.role, { exact: false }).first()
    // Where the tools will stand.
    await role.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await role.tap()
    const words = frame.locator('foyer-words')
    await words.waitFor()
    const tools = page.locator('.edit-tools-docked')
    await tools.waitFor()
    // The words that are written in stay in sight above the tools.
    const below = async () => {
      const box = (await words.boundingBox())!
      return box.y + box.height - (await tools.boundingBox())!.y
    }
    await expect.poll(below).toBeLessThanOrEqual(0)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Keeper of the keys')
    await expect.poll(async () => (await now()).role).toBe('Keeper of the keys')
    expect(await axeViolations(page, '.edit-screen')).toEqual([])

    const picture = frame.locator('.leader .drawing').first()
    await picture.scrollIntoViewIfNeeded()
    await picture.tap()
    const picker = page.locator('.picker')
    const drawing = picker.getByRole('option').filter({ hasNotText: 'chosen' }).nth(3)
    await drawing.scrollIntoViewIfNeeded()
    const before = (await now()).picture
    await drawing.tap()
    await picker.waitFor({ state: 'detached' })
    await expect.poll(async () => (await now()).picture).not.toEqual(before)

    await page.locator('.edit-publish').tap()
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
    const { state, value: is } = await documentNow(call, 'leader', id)
    expect(state).toBe('published')
    expect(is.picture).not.toEqual(before)
    await open('/')
    await page.getByText('Keeper of the keys').first().waitFor()
  },
)

/** As a phone tells it: the keyboard lies over the page, which stays as high as it is. */
const keyboardLeaves = (page: Page, height: number, offsetTop: number) =>
  page.evaluate(
    (seen) => {
      for (const [name, value] of Object.entries(seen))
        Object.defineProperty(visualViewport, name, { value, configurable: true })
      visualViewport!.dispatchEvent(new Event('resize'))
    },
    { height, offsetTop },
  )

const edges = async (one: Locator) => {
  const { y, height } = (await one.boundingBox())!
  return [Math.round(y), Math.round(y + height)]
}

journey('the tools and the panel stand above the keyboard of a phone', 390, async (visit) => {
  const { page } = visit
  const { frame } = await openEditor(visit, '/careers')
  const { height } = page.viewportSize()!
  await frame.locator('main h2').first().tap()
  const words = frame.locator('foyer-words')
  await words.waitFor()
  await keyboardLeaves(page, 400, 60)
  const tools = page.locator('.edit-tools-docked')
  await expect.poll(async () => (await edges(tools))[1]).toBe(460)
  const [top] = await edges(tools)
  await expect.poll(async () => (await edges(words))[1]).toBeLessThanOrEqual(top!)
  expect((await edges(page.locator('.edit-bar')))[0]).toBe(60)
  await page.getByRole('button', { name: 'Panel', exact: true }).tap()
  const panel = page.locator('.edit-panel')
  await panel.waitFor()
  expect((await edges(panel))[1]).toBe(460)
  expect((await edges(panel))[0]).toBeGreaterThan(60)
  await keyboardLeaves(page, height, 0)
  await expect.poll(async () => (await edges(panel))[1]).toBe(height)
})

journey('a version is shown on a phone from the top of both pages', 390, async (visit) => {
  const { page } = visit
  const { call, id, now, address } = await draftPage(visit, [
    { block: 'text', heading: 'Slips', paragraphs: ['Six of them.'] },
  ])
  const { version, value } = await now()
  const [text] = value.blocks
  const blocks = [{ ...text, heading: 'Six slips' }]
  await call('PUT', `/api/content/page/${id}`, { version, value: { ...value, blocks } })
  await openDesk(visit, address)
  await pageShown(page)
  await page.getByRole('button', { name: 'Panel', exact: true }).tap()
  await page.getByRole('button', { name: 'Versions' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.locator('li button').last().tap()
  const differs = (title: RegExp) =>
    dialog.locator('iframe').and(page.getByTitle(title)).contentFrame().locator('[data-differs]')
  for (const title of [/^As it was/, /^As it is/]) await differs(title).first().waitFor()
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

journey('what a phone hides of a page is not gone to', 390, async (visit) => {
  const { page } = visit
  const { frame } = await openEditor(visit, '/privacy')
  const headings = frame.locator('main section h2')
  const wordsOf = async (one: Locator) => withoutMarks(await one.innerText())
  const next = await wordsOf(headings.nth(2))
  await headings.nth(1).tap()
  await frame.locator('foyer-words').waitFor()
  await page.getByRole('button', { name: 'Remove' }).tap()
  await page.locator('.toast', { hasText: 'is gone' }).waitFor()
  // The list of sections says the same words earlier, and is not there on a phone.
  await frame.locator('h2:focus').waitFor()
  expect(await wordsOf(frame.locator('h2:focus'))).toBe(next)
  await page.getByRole('button', { name: 'Write', exact: true }).tap()
  await frame.locator('h2 foyer-words').waitFor()
})

journey('at 400% zoom the editor scrolls, and leaves room for the page', 390, async (visit) => {
  await visit.page.setViewportSize({ width: 320, height: 256 })
  await openEditor(visit, '/')
  expect((await visit.page.locator('.edit-stage').boundingBox())!.height).toBeGreaterThan(200)
  await visit.page.evaluate(() => scrollTo(0, 999))
  expect(await visit.page.evaluate(() => scrollY)).toBeGreaterThan(50)
})
