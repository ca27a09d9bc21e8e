import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, onOwnSite, type Visit } from '../../browser/browser.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { countedActions } from '../../desk/counted-actions.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { pageShown } from '../../desk/page-editor.ts'
import { photograph } from '../../sent/pictures-on-site.ts'

onOwnSite()

const unique = () => Math.random().toString(36).slice(2, 8)

/** What a visitor is given who comes now, without a login. */
const publicPage = async ({ site }: Visit, path: string) => (await fetch(site.url + path)).text()

const press = ({ width }: Visit, what: Locator) => (width === 390 ? what.tap() : what.click())

const links = (page: Page) => page.getByRole('navigation', { name: 'Change the site' })

const frameOf = (page: Page) => page.frameLocator('iframe[data-shown]')

const published = (page: Page) => page.locator('.toast', { hasText: 'Published' }).waitFor()

atBothWidths(
  'from the home of the desk, a new phone number is public after at most four actions',
  async (visit) => {
    const { page } = visit
    const { act, actions } = countedActions()
    const number = `+91 20 5550 ${1000 + Math.floor(Math.random() * 9000)}`
    await openDesk(visit, '/admin/overview')
    await act(press(visit, links(page).getByRole('link', { name: 'Phone and contacts' })))
    const panel = page.getByRole('complementary', { name: 'Fields' })
    await act(panel.getByLabel('Phone').fill(number))
    await act(press(visit, page.locator('.edit-publish')))
    await published(page)
    expect(actions()).toBeLessThanOrEqual(4)
    for (const path of ['/imprint', '/'])
      expect((await publicPage(visit, path)).includes(number), path).toBe(true)
  },
)

atBothWidths(
  'from the home of the desk, a photograph of a leader is public after at most six actions, and so is the next one',
  async (visit) => {
    const { page, site } = visit
    const { documents } = await contentEditor(site.url)
    const name = String((await documents('leader'))[0]!.value.name)
    for (const wall of ['#d8c7a8', '#a8c7d8']) {
      const { act, actions } = countedActions()
      const alt = `A desk with a ruler ${unique()}`
      const buffer = await photograph(900, 700, wall)
      await openDesk(visit, '/admin/overview')
      await act(press(visit, links(page).getByRole('link', { name: 'Home', exact: true })))
      const leader = frameOf(page).locator('.leader', { hasText: name })
      await act(press(visit, leader.locator('img, picture, .drawing').first()))
      const file = { name: 'desk.png', mimeType: 'image/png', buffer }
      await act(page.locator('dialog[open] input[type=file]').setInputFiles(file))
      const words = page.getByLabel('What it shows')
      await expect.poll(() => words.inputValue()).toBe('')
      await act(words.fill(alt))
      await act(press(visit, page.getByRole('button', { name: 'Use this picture' })))
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await act(press(visit, page.locator('.edit-publish')))
      await published(page)
      expect(actions()).toBeLessThanOrEqual(6)
      expect((await publicPage(visit, '/')).includes(alt)).toBe(true)
    }
  },
)

atBothWidths(
  'a typo on the page that one reads is corrected in public after at most four actions',
  async (visit) => {
    const { page, site, open } = visit
    const { act, actions } = countedActions()
    const { change, documents } = await contentEditor(site.url)
    const right = `steady ${unique()}`
    const wrong = right.replace('steady', 'staedy')
    await change((await documents('work-page'))[0]!, { intro: `Work that is ${wrong} and public.` })
    await openDesk(visit, '/admin/overview')
    await open('/work')
    await becomesLive(page)
    await page.getByText(wrong).waitFor()
    await act(press(visit, page.getByRole('link', { name: 'Edit this page' })))
    await pageShown(page)
    await act(pressBehind(visit, frameOf(page).locator('.work-intro'), 'stae'))
    await frameOf(page).locator('foyer-words').waitFor()
    await act(typed(page, ['Backspace', 'Backspace', 'e', 'a']))
    await act(press(visit, page.locator('.edit-publish')))
    await published(page)
    expect(actions()).toBeLessThanOrEqual(4)
    const now = await publicPage(visit, '/work')
    expect([now.includes(right), now.includes(wrong)]).toEqual([true, false])
  },
)

/** Presses where the letters end, so that the caret stands behind them. */
async function pressBehind({ page, width }: Visit, place: Locator, letters: string) {
  await place.scrollIntoViewIfNeeded()
  const box = (await place.boundingBox())!
  const from = await place.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text
      const end = data.indexOf(wanted) + wanted.length
      if (end < wanted.length) continue
      const range = new Range()
      range.setStart(texts.currentNode, end - 1)
      range.setEnd(texts.currentNode, end)
      const letter = range.getBoundingClientRect()
      const { left, top } = element.getBoundingClientRect()
      return { x: letter.right - left, y: letter.top + letter.height / 2 - top }
    }
    throw new Error(`The page does not have ${wanted}.`)
  }, letters)
  const [x, y] = [box.x + from.x, box.y + from.y]
  await (width === 390 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

async function typed(page: Page, keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
