import { expect } from 'vitest'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { card, openFreePage } from '../../desk/free-page-editor.ts'
import { holdBack } from '../../browser/hold-back.ts'

onOwnSite()

journey(
  'what is written while the page is drawn anew goes where it stands, to the last letter',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, titles } = await openFreePage(visit)
    const cards = frame.locator('.service-parts h3')
    await cards.nth(1).click()
    const letGo = await holdBack(page, /\/preview\//)
    await page
      .getByRole('group', { name: /^Card 2 of 3/ })
      .getByRole('button', { name: 'Move up' })
      .click()
    await expect.poll(titles).toEqual(['Birch', 'Ash', 'Cedar'])
    // The page in sight still has Ash at the top, and another is on its way behind it.
    // The tools of the card that moved may lie over it: they go elsewhere first.
    await frame.locator('main h1').click()
    await cards.filter({ hasText: 'Ash' }).click()
    await frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('O')
    expect(await page.locator('iframe.edit-frame').count()).toBe(2)
    letGo()
    await expect.poll(() => page.locator('iframe.edit-frame').count()).toBe(1)
    await page.keyboard.type('ak')
    await expect.poll(titles).toEqual(['Birch', 'Oak', 'Cedar'])
    await page.keyboard.press('Escape')
    await expect.poll(() => cards.first().innerText()).toContain('Birch')
    expect(await cards.nth(1).innerText()).toContain('Oak')
  },
)

journey(
  'what others add above the words that one writes in leaves the letters where they belong',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/409/)
    const { frame, titles, change } = await openFreePage(visit)
    const cards = frame.locator('.service-parts h3')
    await cards.nth(1).click()
    await frame.locator('foyer-words').waitFor()
    await change(([lead, cards]) => [
      lead!,
      { ...cards, cards: [card('Acacia'), ...cards!.cards!] },
    ])
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Be')
    await expect.poll(titles).toEqual(['Acacia', 'Ash', 'Be', 'Cedar'])
    await page.keyboard.type('ech')
    await expect.poll(titles).toEqual(['Acacia', 'Ash', 'Beech', 'Cedar'])
    await page.keyboard.press('Escape')
    await expect.poll(() => cards.count()).toBe(4)
    expect(await cards.nth(2).innerText()).toContain('Beech')
  },
)
