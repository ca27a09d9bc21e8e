import { expect } from 'vitest'
import { journey, onOwnSite, onlyOnce } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk } from '../../desk/desk-visit.ts'

onOwnSite()
onlyOnce()

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`
const first = '<h2>Why</h2><p>The queue stood still for nine minutes.</p><ul><li>one</li></ul>'
const second = first.replace('nine', 'ten').replace('</li>', '</li><li>two</li>')

type Answer = { post: { key: string; version: number; content: string; title: string } }
const postIn = async (answer: Response) => ((await answer.json()) as Answer).post

journey(
  'ADM-7: an editor compares the versions of a post and brings one back',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const texts = { title: unique('Queue'), category: 'Engineering', thumbnail: '' }
    const { key } = await postIn(
      await call('POST', '/api/blogs/post', { ...texts, content: first }),
    )
    await call('PUT', `/api/blogs/post/${key}`, { ...texts, content: second, version: 1 })
    await openDesk(visit, '/admin/blog-edit', await invited(site.url, 'editor'))
    await page.getByRole('link', { name: `Versions ${texts.title}` }).click()
    await page.locator('.difference').waitFor()
    await expect.poll(() => page.locator('.difference del').allInnerTexts()).toEqual(['nine'])
    expect((await page.locator('.difference ins').allInnerTexts()).join(' ')).toMatch(
      /^ten\s+- two$/,
    )
    expect(await page.locator('.difference').innerText()).not.toMatch(/<|&/)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'As it was' }).press('Enter')
    await expect.poll(() => page.locator('.revision-whole li').allInnerTexts()).toEqual(['one'])
    await page.getByRole('button', { name: 'Restore this version' }).press('Enter')
    const question = page.getByRole('alertdialog')
    expect(await question.innerText()).toContain('Readers will see it at once.')
    await question.getByRole('button', { name: 'Restore' }).press('Enter')
    await page.locator('.toast', { hasText: 'Version 1 is back.' }).waitFor()
    await page.getByRole('link', { name: /^Version 3/ }).waitFor()
    const back = await postIn(await call('GET', `/api/blogs/post/key/${key}`))
    expect(back).toMatchObject({ content: first, version: 3 })
    await page.getByRole('link', { name: /^Version 2/ }).click()
    await page.locator('.difference del', { hasText: 'ten' }).waitFor()
  },
)

journey(
  'ADM-7: of two who write one post, the second chooses field by field',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url, await invited(site.url, 'editor'))
    const texts = {
      title: unique('Shared'),
      category: 'Engineering',
      thumbnail: '',
      summary: 'Old',
    }
    const draft = await postIn(
      await call('POST', '/api/blogs/drafts', { ...texts, content: first }),
    )
    await openDesk(visit, `/admin/write?post=${draft.key}`)
    await page.locator('.writer-page').waitFor()
    const theirs = { ...texts, summary: 'Theirs', content: second }
    await call('PUT', `/api/blogs/drafts/${draft.key}`, { ...theirs, version: 1 })
    visit.expectComplaint(/409/)
    const mine = unique('Mine')
    await page.getByLabel('Blog Title').fill(mine)
    await page.locator('.conflict').waitFor()
    expect(await page.locator('.conflict').innerText()).toMatch(/editor-\w+@example\.com saved it/)
    const side = (legend: string, name: string) =>
      page.getByRole('group', { name: new RegExp(`^${legend}`) }).getByRole('radio', { name })
    expect(await side('Blog Title', 'Yours').isChecked()).toBe(true)
    expect(await side('Summary', 'Saved now').isChecked()).toBe(true)
    expect(await side('Content', 'Saved now').isChecked()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await side('Summary', 'Yours').check()
    await page.getByRole('button', { name: 'Save this mix' }).press('Enter')
    const stored = async () => postIn(await call('GET', `/api/blogs/drafts/${draft.key}`))
    await expect
      .poll(stored)
      .toMatchObject({ title: mine, summary: 'Old', content: second, version: 3 })

    await call('PUT', `/api/blogs/drafts/${draft.key}`, { ...theirs, version: 3 })
    await page.locator('.writer-page').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await page
      .getByText(/^editor-\w+@example\.com saved this post .+, after you opened it\.$/)
      .waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.locator('.conflict').waitFor()
    await page.getByRole('button', { name: 'Keep theirs, drop mine' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.locator('.write-publish a', { hasText: 'View it' }).waitFor()
    expect(await stored()).toMatchObject({
      title: texts.title,
      content: second,
      state: 'published',
    })
  },
)
