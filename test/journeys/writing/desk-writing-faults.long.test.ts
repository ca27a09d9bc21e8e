import type { Request } from 'playwright-core'
import { expect } from 'vitest'
import { journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'

const words = ({ page }: Visit) => page.getByRole('textbox', { name: 'Content of the post' })
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** A draft in the editor, and what the server keeps of it. */
async function atDraft(visit: Visit, content: string) {
  const { call } = await openDesk(visit, '/admin/account')
  const make = async (title: string, html: string) => {
    const body = { title, category: '', thumbnail: '', content: html }
    const answer = await call('POST', '/api/blogs/drafts', body)
    return ((await answer.json()) as { post: { key: string } }).post.key
  }
  const key = await make(unique('Faults'), content)
  await visit.open(`/admin/write?post=${key}`)
  await words(visit).waitFor()
  const stored = async () => {
    const answer = await call('GET', `/api/blogs/drafts/${key}`)
    return ((await answer.json()) as { post: { content: string } }).post.content
  }
  return { call, make, key, stored }
}

journey(
  'going back from a post that did not open, or was slow to, shows the one before',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/ERR_FAILED/)
    const { make } = await atDraft(visit, '<p>The first.</p>')
    const other = await make(unique('Second'), '<p>The second.</p>')
    // As a link of the desk does it, without a new page.
    const go = () =>
      page.evaluate((address) => {
        history.pushState({}, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, `/admin/write?post=${other}`)
    const route = `**/api/blogs/drafts/${other}`
    await page.route(route, (one) => one.abort())
    await go()
    const trouble = page.getByRole('alert').filter({ hasText: 'cannot be reached' })
    await trouble.waitFor()
    await page.goBack()
    await words(visit).filter({ hasText: 'The first.' }).waitFor()
    expect(await trouble.count()).toBe(0)

    await page.unroute(route)
    const release = await holdBack(page, route)
    const asked = page.waitForRequest(route)
    const isIt = (one: Request) => one.url().endsWith(other)
    const over = Promise.race([
      page.waitForEvent('requestfinished', isIt),
      page.waitForEvent('requestfailed', isIt),
    ])
    await go()
    await asked
    await page.goBack()
    release()
    await over
    await drawn(page)
    expect(await words(visit).innerText()).toBe('The first.')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await go()
    await words(visit).filter({ hasText: 'The second.' }).waitFor()
  },
)

journey('what another Lexical editor left keeps its marks in a post', 1280, async (visit) => {
  const { stored } = await atDraft(visit, '<p>Before</p>')
  await words(visit).click()
  await visit.page.keyboard.press('Control+a')
  await words(visit).evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'One two')
    data.setData('text/html', '<p>One <b>two</b></p>')
    const left = { namespace: 'rich-text', nodes: [] }
    data.setData('application/x-lexical-editor', JSON.stringify(left))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect.poll(stored).toBe('<p>One <strong>two</strong></p>')
})

journey(
  'arrows choose the kind of the same block, one after the other; Enter of an input method sets no link',
  1280,
  async (visit) => {
    const { page } = visit
    const { stored } = await atDraft(visit, '<p>One</p><p>Two</p><p>Three</p>')
    await words(visit).getByText('Two').click()
    await page.keyboard.press('Alt+F10')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Kind of block')
    await page.keyboard.press('ArrowDown')
    await words(visit).locator('h2').waitFor()
    expect(await focused()).toBe('Kind of block')
    await drawn(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(stored).toBe('<p>One</p><h3>Two</h3><p>Three</p>')
    expect(await focused()).toBe('Kind of block')
    await page.keyboard.press('Escape')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect.poll(stored).toBe('<p>One</p><h3>Two!</h3><p>Three</p>')

    await page.keyboard.press('Control+k')
    const field = page.getByLabel('Link address')
    await field.fill('/work')
    for (const key of ['Enter', 'Escape']) {
      await field.dispatchEvent('keydown', { key, isComposing: true })
      expect(await field.inputValue()).toBe('/work')
    }
    expect(await words(visit).locator('a').count()).toBe(0)
    await field.press('Enter')
    await words(visit).locator('a').waitFor()
  },
)

journey(
  'a thumbnail that failed can be chosen again; a draft without a title has a name in the trash',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/500/)
    const { call, make } = await atDraft(visit, '<p>Pictured</p>')
    await page.route('**/api/media*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The shelves are full.' } }),
    )
    const file = page.getByLabel('Or upload a thumbnail')
    await file.setInputFiles('docs/screenshots/home.png')
    await page.getByText('The shelves are full.').waitFor()
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await call('DELETE', `/api/blogs/post/${await make('', '<p>Nameless</p>')}`)
    await visit.open('/admin/trash')
    await page.getByText('Untitled').first().waitFor()
  },
)
