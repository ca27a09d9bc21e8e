import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomesLive, journey } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { drawn } from '../../browser/page-rest.ts'

/** What an input method does: it shows a word that is not finished yet, and keeps the keys for itself. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    finish: (text: string) => session.send('Input.insertText', { text }),
    /** Safari: the word is finished already when its last Enter is told, with key code 229. */
    late: (key: string) =>
      page.evaluate(
        (name) =>
          document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: name,
              keyCode: 229,
              bubbles: true,
              cancelable: true,
            }),
          ),
        key,
      ),
  }
}

const pathOf = (page: Page) => new URL(page.url()).pathname

journey(
  'search: arrows and Enter that choose a Japanese word do not move the list or choose from it',
  1280,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    await field.fill('cloud')
    await page.getByText(/pages found/).waitFor()
    const held = () => field.getAttribute('aria-activedescendant')
    await expect.poll(held).not.toBeNull()
    await page.keyboard.press('ArrowDown')
    const method = await inputMethod(page)
    await method.compose('くらうど')
    await expect.poll(() => field.inputValue()).toBe('cloudくらうど')
    await page
      .getByRole('status')
      .filter({ hasText: /found|Nothing/ })
      .first()
      .waitFor()
    const first = await held()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key)
      expect(await held()).toBe(first)
    }
    await page.keyboard.press('Enter')
    await method.late('ArrowDown')
    expect(await held()).toBe(first)
    expect(pathOf(page)).toBe('/work')
    expect(await page.getByRole('dialog').count()).toBe(1)

    await method.finish('')
    await field.fill('cloud')
    await page.getByText(/pages found/).waitFor()
    await expect.poll(held).not.toBeNull()
    const before = await held()
    await page.keyboard.press('ArrowDown')
    await expect.poll(held).not.toBe(before)
  },
)

journey.long(
  'search: Ctrl+K inside a word that is being composed belongs to the input method',
  1280,
  async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((url) => url.includes('search-palette'))
    await open('/contact')
    await becomesLive(page)
    await page.locator('.sending-form:not([data-waits])').waitFor()
    const name = page.locator('.sending-form [name=name]')
    await name.focus()
    const method = await inputMethod(page)
    await method.compose('あしゃ')
    await page.keyboard.press('Control+k')
    await method.finish('アシャ')
    expect(await name.inputValue()).toBe('アシャ')
    await drawn(page)
    expect([await page.getByRole('dialog').count(), isAsked()]).toEqual([0, false])
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    expect(isAsked()).toBe(true)
  },
)

journey.long(
  'ADM-3: arrows and Enter that choose a Japanese word do not move or choose in the desk’s palette',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/overview')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    const chosen = () => field.getAttribute('aria-activedescendant')
    const method = await inputMethod(page)
    await expect.poll(chosen).not.toBeNull()
    await page.keyboard.press('ArrowDown')
    const first = await chosen()
    // An empty word: every screen still fits.
    await method.late('ArrowDown')
    await method.late('Enter')
    expect(await chosen()).toBe(first)
    await method.compose('b')
    await expect.poll(() => field.inputValue()).toBe('b')
    const composing = await chosen()
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key)
      expect(await chosen()).toBe(composing)
    }
    expect(pathOf(page)).toBe('/admin/overview')
    expect(await page.locator('.desk-palette').count()).toBe(1)
  },
)

journey.long(
  'ADM-10: the demo’s slides and the inbox’s letters stay where they are while a word is composed in a field',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/enquiries')
    const field = page.locator('.inbox input:not([type=checkbox])').first()
    await field.focus()
    const before = page.url()
    const method = await inputMethod(page)
    await method.compose('じ')
    for (const key of ['j', 'k', 'x', 'ArrowDown']) await page.keyboard.press(key)
    await method.late('j')
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(page.url()).toBe(before)
  },
)
