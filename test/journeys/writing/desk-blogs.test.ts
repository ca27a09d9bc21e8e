import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

type Post = {
  key: string
  title: string
  category: string
  content: string
  updatedAt: string
  version: number
}

const content = `<p>On Tuesday the queue stood still for nine minutes, and nobody noticed.</p><h2>Why</h2><ul><li>One</li></ul>`

/** Blog Edit, filtered by a category of this test's own with posts in it. */
async function atBlogs(visit: Visit, names: string[], all = false) {
  const { call } = await openDesk(visit, '/admin/account')
  const category = `Shelf ${Math.random().toString(36).slice(2)}`
  const posts: Post[] = []
  for (const name of names) {
    const body = { title: `${name} ${category}`, category, thumbnail: '', content }
    const answer = await call('POST', '/api/blogs/post', body)
    posts.push(((await answer.json()) as { post: Post }).post)
  }
  const query = all ? '' : `?category=${encodeURIComponent(category)}`
  await visit.open(`/admin/blog-edit${query}`)
  const card = (name: string) =>
    visit.page.locator('.blog-manage-card').filter({ hasText: `${name} ${category}` })
  if (names[0]) await card(names.at(-1)!).waitFor()
  const stored = async (key: string) => {
    const answer = await call('GET', `/api/blogs/post/key/${key}`)
    return ((await answer.json()) as { post?: Post }).post
  }
  return { call, category, posts, card, stored }
}

const chip = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Edit Blog' })
const toast = ({ page }: Visit, text: string) => page.locator('.toast', { hasText: text })

journey('ADM-6: posts come two at a time, and more while one scrolls', 1280, async (visit) => {
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/posts/category/')) asked.push(request.url())
  })
  await atBlogs(visit, ['A', 'B', 'C', 'D', 'E'])
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Manage Blogs')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return page.locator('.blog-manage-card').count()
    })
    .toBe(5)
  for (const url of asked) expect(new URL(url).searchParams.get('limit')).toBe('2')
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
})

journey(
  'ADM-6: a card previews 50 characters; Read More shows the whole, sanitized',
  1280,
  async (visit) => {
    const { page } = visit
    const { card } = await atBlogs(visit, ['One'])
    expect(await card('One').innerText()).toContain(
      'On Tuesday the queue stood still for nine minutes,...',
    )
    await page.route('**/api/blogs/posts/category/**', async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as { posts: Post[] }
      list.posts[0]!.content = `<h2>Why</h2><img src="/none" onerror="window.broken=1"><script>window.broken=1</script><p style="color:red">All of it</p>`
      await route.fulfill({ json: list })
    })
    visit.expectComplaint(/\/none/)
    visit.expectComplaint(/violates the following Content Security Policy/)
    visit.expectComplaint(/404/)
    await page.reload()
    await card('One')
      .getByRole('button', { name: /^Read More/ })
      .click()
    const whole = page.getByRole('dialog')
    await whole.getByRole('heading', { name: 'Why' }).waitFor()
    expect(await whole.getByText('All of it').getAttribute('style')).toBeNull()
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long(
  'ADM-6: a thumbnail that does not answer is the hatched plate of the public list',
  1280,
  async (visit) => {
    const { page, site } = visit
    visit.expectComplaint(/404/)
    const { call } = await caller(site.url)
    const post = { title: 'Gone', category: 'Gone from the desk', content }
    await call('POST', '/api/blogs/post', { ...post, thumbnail: '/media/gone/a.webp' })
    await openDesk(visit, '/admin/blog-edit?category=Gone+from+the+desk')
    const plate = page.locator('.blog-manage-card .post-plate')
    await page.locator('.blog-manage-card .post-plate-missing').waitFor()
    const looks = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      const isHatched = getComputedStyle(one).backgroundImage.includes('repeating-linear-gradient')
      return [Math.round((9 * width) / height), isHatched]
    }
    expect(await plate.evaluate(looks)).toEqual([16, true])
    await visit.open('/insights?category=Gone+from+the+desk')
    const drawn = (one: Element) => getComputedStyle(one, '::after').backgroundImage
    const sheet = await page.locator('.blog-card .post-plate img').evaluate(drawn)
    await visit.open('/admin/blog-edit?category=Gone+from+the+desk')
    await page.locator('.blog-manage-card .post-plate-missing').waitFor()
    expect(await plate.evaluate((one) => getComputedStyle(one).backgroundImage)).toBe(sheet)
  },
)

journey.long('ADM-6: an empty category says so, and All has no icon', 1280, async (visit) => {
  const { page } = visit
  await atBlogs(visit, [])
  await page.getByText('No blogs found.', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete category All' }).count()).toBe(0)
  expect(await chip(visit, 'All').count()).toBe(1)
})

atBothWidths('ADM-7: a post is edited in the modal, and the card follows', async (visit) => {
  const { category, posts, card, stored } = await atBlogs(visit, ['First', 'Second'])
  const { key, title, updatedAt } = posts[1]!
  await card('Second')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = dialogOf(visit)
  expect(await dialog.getByLabel('Blog Title').inputValue()).toBe(title)
  expect(await dialog.getByLabel('Category', { exact: true }).inputValue()).toBe(category)
  const choices = await dialog
    .getByLabel('Category', { exact: true })
    .locator('option')
    .allInnerTexts()
  expect([choices[0], choices.at(-1)]).toEqual(['-- Select Category --', 'Other'])
  expect(await dialog.getByLabel('Custom Category').count()).toBe(0)
  await dialog.getByLabel('Category', { exact: true }).selectOption('Other')
  await dialog.getByLabel('Custom Category').fill(`${category} too`)
  await dialog.getByLabel('Blog Title').fill(`${title}, again`)
  await dialog.getByLabel('Content').fill('<p>New words.</p>')
  const release = await holdBack(visit.page, '**/api/blogs/post/*')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
  release()
  await toast(visit, 'Blog updated successfully').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const after = await stored(key)
  expect(after).toMatchObject({
    category: `${category} too`,
    title: `${title}, again`,
    content: '<p>New words.</p>',
  })
  expect(Date.parse(after!.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  expect(await visit.page.locator('.blog-manage-card').first().innerText()).toContain(
    'New words....',
  )
  const shown = await visit.page.locator('.blog-manage-card time').first().getAttribute('datetime')
  expect(shown).toBe(after!.updatedAt)
  await visit.page.unrouteAll({ behavior: 'ignoreErrors' })
})

journey(
  'ADM-7: a post whose category is not known preselects Other with its name',
  1280,
  async (visit) => {
    const { page } = visit
    const { card } = await atBlogs(visit, ['One'])
    await page.route('**/api/blogs/categories', (route) =>
      route.fulfill({ json: { success: true, categories: ['Elsewhere'] } }),
    )
    await page.reload()
    await card('One')
      .getByRole('button', { name: /^Edit / })
      .click()
    const dialog = dialogOf(visit)
    expect(await dialog.getByLabel('Category', { exact: true }).inputValue()).toBe('Other')
    expect(await dialog.getByLabel('Custom Category').inputValue()).toMatch(/^Shelf /)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long('ADM-7: the thumbnail is previewed; Cancel changes nothing', 1280, async (visit) => {
  const { posts, card, stored } = await atBlogs(visit, ['One'])
  await card('One')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = dialogOf(visit)
  await dialog.getByLabel('Thumbnail URL').fill('/apple-touch-icon.png')
  expect(await dialog.getByRole('img').count()).toBe(0)
  const card1 = await visit.page.locator('link[rel=icon]').count()
  expect(card1).toBeGreaterThan(0)
  const picture = await visit.page.evaluate(async () => {
    const page = await (await fetch('/')).text()
    return /\/drawings\/[\w.-]+\.svg/.exec(page)?.[0] ?? ''
  })
  await dialog.getByLabel('Thumbnail URL').fill(picture)
  await dialog.getByRole('img', { name: 'Preview of the thumbnail' }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await stored(posts[0]!.key))?.version).toBe(1)
})

journey('ADM-7, ADM-9: a refused change says why, and the words stay', 1280, async (visit) => {
  visit.expectComplaint(/400/)
  const { card } = await atBlogs(visit, ['One'])
  await card('One')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = dialogOf(visit)
  await dialog.getByLabel('Category', { exact: true }).selectOption('Other')
  await dialog.getByLabel('Custom Category').fill('All')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toast(visit, 'Error updating blog').waitFor()
  await dialog
    .getByRole('alert')
    .filter({ hasText: "A category cannot be called 'All'." })
    .waitFor()
  expect(await dialog.getByLabel('Custom Category').inputValue()).toBe('All')
})

journey.long(
  'ADM-7: the card has what is being saved, and loses it when it is refused',
  1280,
  async (visit) => {
    visit.expectComplaint(/400/)
    const { page } = visit
    const { posts } = await atBlogs(visit, ['One'])
    const { title, key } = posts[0]!
    const refuse = Promise.withResolvers<void>()
    await page.route(`**/api/blogs/post/${key}`, async (route) => {
      await refuse.promise
      await route.fulfill({ status: 400, json: { message: 'Not today.' } })
    })
    const heading = page.locator('.blog-manage-card h2')
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const dialog = dialogOf(visit)
    await dialog.getByLabel('Blog Title').fill('Renamed at once')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => heading.innerText()).toBe('Renamed at once')
    refuse.resolve()
    await toast(visit, 'Error updating blog').waitFor()
    expect(await heading.innerText()).toBe(title)
    expect(await dialog.getByLabel('Blog Title').inputValue()).toBe('Renamed at once')
    await dialog.getByText('Not today.').waitFor()
  },
)

journey.long('the second of two editors of a post sees who and what', 1280, async (visit) => {
  visit.expectComplaint(/409/)
  const { card, call, posts, stored } = await atBlogs(visit, ['One'])
  const { key, title, category } = posts[0]!
  await card('One')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = dialogOf(visit)
  await dialog.getByLabel('Content').fill('<p>Ours</p>')
  await call('PUT', `/api/blogs/post/${key}`, {
    title,
    category,
    thumbnail: '',
    content: '<p>Theirs</p>',
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/owner@example\.com saved it/).waitFor()
  expect((await stored(key))?.content).toBe('<p>Theirs</p>')
  await dialog.getByRole('button', { name: 'Save all of mine' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(key)).toMatchObject({ content: '<p>Ours</p>', version: 3 })
})

atBothWidths('ADM-8, ADM-9: a post is deleted after the specified question', async (visit) => {
  const { posts, card, stored } = await atBlogs(visit, ['One', 'Two'])
  await card('Two')
    .getByRole('button', { name: /^Delete / })
    .click()
  const question = visit.page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await toast(visit, 'Blog deleted successfully').waitFor()
  await card('Two').waitFor({ state: 'detached' })
  expect(await stored(posts[1]!.key)).toBeUndefined()
  expect(await card('One').count()).toBe(1)
})

journey.long(
  'ADM-9: a post that cannot be deleted stays, and the toast says so',
  1280,
  async (visit) => {
    visit.expectComplaint(/404/)
    const { posts, card, call } = await atBlogs(visit, ['One'])
    await call('DELETE', `/api/blogs/post/${posts[0]!.key}`)
    await card('One')
      .getByRole('button', { name: /^Delete / })
      .click()
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast(visit, 'Error deleting blog').waitFor()
    expect(await card('One').count()).toBe(1)
  },
)

journey(
  'ADM-8, ADM-9: deleting the chosen category takes its posts and resets to All',
  1280,
  async (visit) => {
    const { page } = visit
    const { category, posts, stored } = await atBlogs(visit, ['One', 'Two'])
    await page.getByRole('button', { name: `Delete category ${category}` }).click()
    const question = page.getByRole('alertdialog', {
      name: `Delete category "${category}" and all its blogs?`,
    })
    await question.getByRole('button', { name: 'Delete' }).click()
    await toast(visit, 'Category deleted successfully').waitFor()
    await expect.poll(() => chip(visit, 'All').getAttribute('aria-pressed')).toBe('true')
    expect(await chip(visit, category).count()).toBe(0)
    for (const { key } of posts) expect(await stored(key)).toBeUndefined()
  },
)

journey("ADM-8: 'All' cannot be deleted", 1280, async (visit) => {
  await atBlogs(visit, ['One'], true)
  await chip(visit, 'All').focus()
  await visit.page.keyboard.press('Delete')
  await toast(visit, "You cannot delete the 'All' category").waitFor()
  expect(await visit.page.getByRole('alertdialog').count()).toBe(0)
})

journey.long('ADM-6: a category of one long word keeps its icon on a phone', 390, async (visit) => {
  const { page } = visit
  const { call } = await atBlogs(visit, [])
  const category = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauten'
  await call('POST', '/api/blogs/post', { title: 'On a ship', category, thumbnail: '', content })
  await page.reload()
  const icon = page.getByRole('button', { name: `Delete category ${category}` })
  const { x, width } = (await icon.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
  expect(width).toBeGreaterThanOrEqual(36)
})

journey.long(
  'ADM-9: a category that cannot be deleted gets a toast with a cross',
  1280,
  async (visit) => {
    visit.expectComplaint(/404/)
    const { category, call } = await atBlogs(visit, ['One'])
    await call('DELETE', `/api/blogs/categories/${encodeURIComponent(category)}`)
    await visit.page.getByRole('button', { name: `Delete category ${category}` }).click()
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const told = toast(visit, 'Error deleting category')
    await told.waitFor()
    expect(await told.getAttribute('class')).toContain('toast-cross')
  },
)

journey.long(
  'ADM-9: posts that do not load get a toast, and can be asked for again',
  1280,
  async (visit) => {
    visit.expectComplaint(/500/)
    const { card } = await atBlogs(visit, ['One'])
    await visit.page.route('**/api/blogs/posts/category/**', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await visit.page.reload()
    await toast(visit, 'Failed to load blogs').waitFor()
    await visit.page.unrouteAll({ behavior: 'ignoreErrors' })
    await visit.page.getByRole('button', { name: 'Try again' }).click()
    await card('One').waitFor()
  },
)

journey.long(
  'ADM-9: at most 20 toasts stand at once, an error for four seconds and one more',
  1280,
  async (visit) => {
    const { page } = visit
    const toasts = page.locator('.toast')
    const leaving = page.locator('.toast-leaving')
    const after = async (ms: number) => {
      await page.clock.runFor(ms)
      await drawn(page)
      return [await toasts.count(), await leaving.count()]
    }
    await installClock(page)
    await atBlogs(visit, ['One'], true)
    await chip(visit, 'All').focus()
    await stopClock(page)
    for (let press = 0; press < 25; press++) await page.keyboard.press('Delete')
    await expect.poll(() => toasts.count()).toBe(20)
    expect(await after(3900)).toEqual([20, 0])
    expect(await after(200)).toEqual([20, 20])
    expect(await after(700)).toEqual([20, 20])
    expect(await after(300)).toEqual([0, 0])
  },
)

atBothWidths.long(
  'WCAG 2.2 AA: Manage Blogs and its modals have no violation',
  async (visit) => {
    const { card } = await atBlogs(visit, ['One', 'Two'])
    expect(await axeViolations(visit.page)).toEqual([])
    await card('Two')
      .getByRole('button', { name: /^Edit / })
      .click()
    await dialogOf(visit).waitFor()
    expect(await axeViolations(visit.page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
