import sharp from 'sharp'
import { expect } from 'vitest'
import { journey, onlyOnce, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, openDesk, pathOf } from '../../desk/desk-visit.ts'

onlyOnce()

type Answer = { post: { key: string; title: string; state: string; version: number } }

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`
const texts = { category: 'Engineering', thumbnail: '', summary: '', content: '<p>One.</p>' }

async function atDraft(visit: Visit, name: string) {
  const { call } = await caller(visit.site.url)
  const title = unique(name)
  const answer = await call('POST', '/api/blogs/drafts', { ...texts, title })
  const { key } = ((await answer.json()) as Answer).post
  await openDesk(visit, `/admin/write?post=${key}`)
  await visit.page.locator('.writer-page').waitFor()
  const stored = async () =>
    ((await (await call('GET', `/api/blogs/drafts/${key}`)).json()) as Answer).post
  return { call, key, title, stored }
}

journey('what is typed and not saved outlives taking a post back', 1280, async (visit) => {
  const { page } = visit
  const { stored } = await atDraft(visit, 'Taken back')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.locator('.write-publish a', { hasText: 'View it' }).waitFor()
  const typed = unique('Typed since')
  await page.getByLabel('Blog Title').fill(typed)
  await page.getByText('Readers can’t see your changes yet.').waitFor()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.locator('.toast', { hasText: 'The post is a draft again.' }).waitFor()
  expect(await page.getByLabel('Blog Title').inputValue()).toBe(typed)
  await expect.poll(stored).toMatchObject({ title: typed, state: 'draft' })
})

journey(
  'a draft that was kept in the tab is not called unsaved once it is',
  1280,
  async (visit) => {
    const { page } = visit
    const { stored } = await atDraft(visit, 'Kept')
    await page.route('**/api/blogs/drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    visit.expectComplaint(/ERR_FAILED/)
    const typed = unique('Kept in the tab')
    await page.getByLabel('Blog Title').fill(typed)
    await page.getByText(/^Not saved: The server cannot be reached/).waitFor()
    await page.reload()
    const notice = page.getByText('This is what you typed before. It isn’t saved yet.')
    await notice.waitFor()
    await page.unroute('**/api/blogs/drafts/*')
    await page.getByText(/^Saved \d/).waitFor()
    expect(await stored()).toMatchObject({ title: typed })
    await expect.poll(() => notice.count()).toBe(0)
  },
)

journey('a draft goes to the trash from the editor, and comes back whole', 1280, async (visit) => {
  const { page } = visit
  const { title, stored } = await atDraft(visit, 'Not wanted')
  await page.getByRole('button', { name: 'Move to trash' }).press('Enter')
  const question = page.getByRole('alertdialog')
  expect(await question.innerText()).toContain('Move this draft to the trash?')
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Move to trash' }).click()
  await page.locator('.toast', { hasText: 'Post moved to trash.' }).waitFor()
  await expect.poll(() => page.getByLabel('Blog Title').inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0)
  await visit.open('/admin/trash')
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await page.locator('.toast', { hasText: `${title} is back.` }).waitFor()
  expect(await stored()).toMatchObject({ title, state: 'draft' })
})

journey(
  'what somebody else has made of a draft is seen before it goes to the trash',
  1280,
  async (visit) => {
    const { page } = visit
    const { call, key, title, stored } = await atDraft(visit, 'Theirs too')
    visit.expectComplaint(/ERR_FAILED|409/)
    let isDown = true
    await page.route('**/api/blogs/drafts/*', (route) =>
      isDown && route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Blog Title').fill(unique('Mine'))
    await page.getByText(/^Not saved: The server cannot be reached/).waitFor()
    await call('PUT', `/api/blogs/drafts/${key}`, { ...texts, title, summary: 'New.', version: 1 })
    await page.getByRole('button', { name: 'Move to trash' }).click()
    isDown = false
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
    await page.locator('.conflict').waitFor()
    expect(await stored()).toMatchObject({ title, version: 2 })
  },
)

journey('a picture whose dialog was left is not put among the words', 1280, async (visit) => {
  const { page } = visit
  await atDraft(visit, 'No picture')
  const uploads: (() => void)[] = []
  await page.route('**/api/media**', async (route) => {
    await new Promise<void>((go) => uploads.push(go))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = ['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer }))
  await dialog.getByLabel('Picture file').setInputFiles(files)
  await dialog.getByLabel(/What does the picture show/).fill('A door')
  await dialog.getByRole('button', { name: 'Upload and insert' }).click()
  await expect.poll(() => uploads.length).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const answered = page.waitForResponse('**/api/media**')
  uploads[0]!()
  await (await answered).finished()
  await page.locator('.writer-page').click()
  await page.keyboard.type('Words. ')
  await page.getByText(/^Saved \d/).waitFor()
  expect(await page.locator('.writer-page img').count()).toBe(0)
  expect(await dialog.count()).toBe(0)
})

journey(
  'words that somebody typed are dropped after a second question only',
  1280,
  async (visit) => {
    const { page } = visit
    const { call, key, stored } = await atDraft(visit, 'Contested')
    const theirs = unique('Theirs')
    await call('PUT', `/api/blogs/drafts/${key}`, { ...texts, title: theirs, version: 1 })
    visit.expectComplaint(/409/)
    const mine = unique('Mine')
    await page.getByLabel('Blog Title').fill(mine)
    const leave = page.getByRole('button', { name: 'Keep theirs, drop mine' })
    await leave.click()
    const question = page.getByRole('alertdialog')
    expect(await question.innerText()).toContain('Drop everything you typed here?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.locator('.conflict').innerText()).toContain(mine)
    await leave.click()
    await question.getByRole('button', { name: 'Drop mine' }).click()
    await page.locator('.writer-page').waitFor()
    await expect.poll(() => page.getByLabel('Blog Title').inputValue()).toBe(theirs)
    expect(await stored()).toMatchObject({ title: theirs, version: 2 })
  },
)

journey(
  'ADM-2, ADM-3: after a logout, Back leads to the login, and so does an empty token',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/job-posting')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => pathOf(page)).toBe('/admin')
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/admin/adminlogin')
    await page.evaluate(() => localStorage.setItem('token', ''))
    await visit.open('/admin/job-posting')
    await expect.poll(() => pathOf(page)).toBe('/admin/adminlogin')
  },
)

journey(
  'ADM-2: a screen of the desk says that it needs JavaScript',
  1280,
  async ({ page, open }) => {
    for (const address of ['/admin', '/admin/job-edit', '/admin/applications']) {
      await open(address)
      expect(await page.locator('main').innerText()).toContain('The desk needs JavaScript.')
    }
  },
  { javaScriptEnabled: false },
)
