import { expect } from 'vitest'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { openFreePage } from '../../desk/free-page-editor.ts'
import { typeAtEnd } from '../../desk/page-editor.ts'

onOwnSite()

journey(
  'words that somebody else changes under the caret are read there, and written on',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, titles, change } = await openFreePage(visit)
    await frame.getByText('Ash', { exact: false }).first().click()
    const words = frame.locator('foyer-words')
    await words.waitFor()
    await page.keyboard.press('Control+Home')
    await change(([lead, list]) => [
      lead!,
      { ...list, cards: list!.cards!.with(0, { ...list!.cards![0]!, title: 'Ash, theirs' }) },
    ])
    await expect.poll(() => words.textContent()).toBe('Ash, theirs')
    await page.keyboard.type('My ')
    await expect.poll(titles).toEqual(['My Ash, theirs', 'Birch', 'Cedar'])
  },
)

journey(
  'words that are changed in the panel are read where one writes them, and written on',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, now } = await openFreePage(visit)
    await frame.locator('main h1').click()
    const words = frame.locator('foyer-words')
    await words.waitFor()
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    await page.locator('.edit-panel [data-path="title"]').fill('Try them')
    await expect.poll(() => words.textContent()).toBe('Try them')
    await words.click()
    await typeAtEnd(page, ' all')
    await expect.poll(async () => (await now()).title).toBe('Try them all')
  },
)
