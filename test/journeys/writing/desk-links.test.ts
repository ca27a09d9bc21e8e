import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

const words = ({ page }: Visit) => page.getByRole('textbox', { name: 'Content of the post' })
const address = ({ page }: Visit) => page.getByLabel('Link address')
const linkTool = ({ page }: Visit) => page.getByRole('button', { name: 'Link (Ctrl+K)' })

async function atDraft(visit: Visit, content: string) {
  const { call } = await openDesk(visit, '/admin/write')
  const texts = { title: 'Links', category: '', thumbnail: '', content }
  const { post } = (await (await call('POST', '/api/blogs/drafts', texts)).json()) as {
    post: { key: string }
  }
  await visit.open(`/admin/write?post=${post.key}`)
  await words(visit).waitFor()
  await words(visit).click()
  return async () => {
    const answer = await call('GET', `/api/blogs/drafts/${post.key}`)
    return ((await answer.json()) as { post: { content: string } }).post.content
  }
}

const focused = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement?.closest('.writer-page, .writer-place')?.className)

atBothWidths(
  'Link asks for the address where it is typed; the words stay, and reopened it shows what was saved',
  async (visit) => {
    const { page } = visit
    const stored = await atDraft(visit, '<p>See the log of it.</p>')
    await page.getByText('See the log').dblclick({ position: { x: 4, y: 8 } })
    await linkTool(visit).click()
    expect(await focused(visit)).toContain('writer-place')
    await page.keyboard.type('example.com/log')
    await page.getByRole('button', { name: 'Add link' }).click()
    const linked = '<p><a href="https://example.com/log" rel="noopener">See</a> the log of it.</p>'
    await expect.poll(stored).toBe(linked)
    expect(await focused(visit)).toContain('writer-page')

    await page.reload()
    await page.locator('.writer-page a').click()
    expect(await address(visit).inputValue()).toBe('https://example.com/log')
    await address(visit).fill('/contact')
    await words(visit).press('Control+End')
    await expect.poll(stored).toBe('<p><a href="/contact">See</a> the log of it.</p>')
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toBe(linked)
  },
)

journey.long(
  'Ctrl+K in the words makes a link, Escape leaves them as they were, and the palette stays shut',
  1280,
  async (visit) => {
    const { page } = visit
    const stored = await atDraft(visit, '<p>See the log of it.</p>')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('https://exam')
    expect(await address(visit).inputValue()).toBe('https://exam')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await focused(visit)).toContain('writer-page')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('See the log of it.')
    await page.keyboard.press('Control+b')
    await expect.poll(stored).toBe('<p><strong>See the log of it.</strong></p>')
  },
)

journey.long(
  'A link without an address is refused in words and never stored, however it comes',
  1280,
  async (visit) => {
    const { page } = visit
    const stored = await atDraft(visit, '<p>One <a href="https://">dead</a> link.</p>')
    expect(await stored()).toBe('<p>One dead link.</p>')
    await page.keyboard.press('Control+a')
    for (const typed of ['', 'https://', 'javascript:alert(1)', 'no address']) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      expect(await page.locator('.writer-place .field-error').innerText()).toMatch(
        /^(Please enter an address|That isn’t an address)/,
      )
      await page.keyboard.press('Escape')
    }
    // Whoever goes elsewhere without an address has made no link.
    await linkTool(visit).click()
    await page.keyboard.type('https://')
    await page.getByLabel('Blog Title').click()
    await page.keyboard.type('x')
    await expect.poll(() => page.locator('.write-state').innerText()).toMatch(/^Saved/)
    expect(await stored()).toBe('<p>One dead link.</p>')
    expect(await page.locator('.writer-page a, .writer-html').count()).toBe(0)
  },
)

journey.long(
  'All words of a post can be linked and unlinked without losing a picture',
  1280,
  async (visit) => {
    const { page } = visit
    const picture =
      '<figure><img src="/drawings/none.svg" alt="A gate" loading="lazy" decoding="async" /></figure>'
    visit.expectComplaint(/none\.svg|404/)
    const content = `<p>One</p>${picture}<p>Two</p>`
    const stored = await atDraft(visit, content)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('https://example.com/')
    await page.keyboard.press('Enter')
    const link = (text: string) =>
      `<p><a href="https://example.com/" rel="noopener">${text}</a></p>`
    await expect.poll(stored).toBe(link('One') + picture + link('Two'))
    // The other views keep what can be undone.
    await page.getByRole('button', { name: 'HTML', exact: true }).click()
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    await words(visit).focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toBe(content)
  },
)

journey.long(
  'Whoever types an address and goes elsewhere has the link, and the caret there',
  1280,
  async (visit) => {
    const { page } = visit
    const stored = await atDraft(visit, '<p>bold</p><p>other</p><p>third</p>')
    const link = (words: string) => `<a href="https://e.org" rel="noopener">${words}</a>`
    const address = async (words: string) => {
      await page.locator('.writer-page').getByText(words, { exact: true }).dblclick()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('https://e.org')
    }
    await address('bold')
    await page.getByLabel('Blog Title').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' typed')
    await expect.poll(stored).toBe(`<p>${link('bold')}</p><p>other</p><p>third</p>`)
    expect(await page.getByLabel('Blog Title').inputValue()).toBe('Links typed')

    await address('other')
    await page.locator('.writer-page').getByText('third', { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' typed')
    await expect
      .poll(stored)
      .toBe(`<p>${link('bold')}</p><p>${link('other')}</p><p>third typed</p>`)

    // By keyboard: past the buttons beside the field.
    await page.locator('.writer-page').getByText('third typed', { exact: true }).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('https://e.org')
    for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Tab')
    await expect.poll(stored).toContain(link('third typed'))
    expect(await focused(visit)).toBeUndefined()
  },
)
