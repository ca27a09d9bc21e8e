import { expect } from 'vitest'
import { atBothWidths, journey, onOwnSite } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk, pathOf } from '../../desk/desk-visit.ts'

onOwnSite()

journey('a category goes to the trash with its posts and comes back whole', 1280, async (visit) => {
  const { page } = visit
  const { call } = await openDesk(visit, '/admin/account')
  const category = `Shelf ${Math.random().toString(36).slice(2)}`
  const body = { title: `In ${category}`, category, thumbnail: '', content: '<p>x</p>' }
  const { post } = (await (await call('POST', '/api/blogs/post', body)).json()) as {
    post: { key: string }
  }
  const status = async () => (await call('GET', `/api/blogs/post/key/${post.key}`)).status
  await call('DELETE', `/api/blogs/categories/${encodeURIComponent(category)}`)
  expect(await status()).toBe(404)
  await visit.open('/admin/trash')
  await page.getByRole('button', { name: `Restore ${category}` }).click()
  await page.locator('.toast', { hasText: `${category} is back.` }).waitFor()
  expect(await status()).toBe(200)
  await expect.poll(() => page.getByRole('button', { name: `Restore ${category}` }).count()).toBe(0)
})

journey(
  'issue 15: what was removed of a page lies in the trash, and comes back',
  1280,
  async (visit) => {
    const { page } = visit
    const { call } = await openDesk(visit, '/admin/account')
    const text = `Says ${Math.random().toString(36).slice(2)}`
    const value = { name: 'Asha Rao', role: 'Head of testing', rating: 5, text }
    const { document } = (await (
      await call('POST', '/api/content/testimonial', { value })
    ).json()) as {
      document: { id: string }
    }
    const one = `/api/content/testimonial/${document.id}`
    await call('DELETE', one)
    expect((await call('GET', one)).status).toBe(404)
    await visit.open('/admin/trash')
    await page.getByRole('button', { name: 'Restore Asha Rao' }).first().click()
    await page.locator('.toast', { hasText: 'Asha Rao is back.' }).waitFor()
    expect((await call('GET', one)).status).toBe(200)
  },
)

journey('the history says who changed what, with the difference', 1280, async (visit) => {
  const { page } = visit
  const { call } = await openDesk(visit, '/admin/account')
  const title = `Job ${Math.random().toString(36).slice(2)}`
  const texts = { title, description: 'd', requirements: 'r', location: 'Pune', salaryRange: 's' }
  const { jobPost } = (await (await call('POST', '/jobs', texts)).json()) as {
    jobPost: { id: string }
  }
  await call('PUT', `/jobs/${jobPost.id}`, { ...jobPost, location: 'Patna' })
  await visit.open('/admin/history?noun=jobs')
  const row = page.locator('.history-row').filter({ hasText: title }).first()
  await row.locator('summary').click()
  await row.locator('ins', { hasText: 'Patna' }).waitFor()
  expect(await row.locator('del').innerText()).toBe('Pune')
  expect(await row.innerText()).toContain('owner@example.com')
})

journey(
  'an owner invites an editor, who logs in with the password told once',
  1280,
  async (visit) => {
    const { page, site } = visit
    await openDesk(visit, '/admin/staff')
    const email = `asha-${Math.random().toString(36).slice(2)}@example.com`
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Invite' }).click()
    const password = await page.locator('.staff-password').innerText()
    const { call } = await caller(site.url, { email, password })
    expect((await call('GET', '/api/staff/me')).status).toBe(200)
    await page.getByRole('button', { name: `Remove ${email}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.locator('.toast', { hasText: `${email} is removed.` }).waitFor()
    expect((await call('GET', '/api/staff/me')).status).toBe(401)
  },
)

journey('issue 16: a role that has changed shows with the next screen', 1280, async (visit) => {
  const { page, site } = visit
  const recruiter = await invited(site.url, 'recruiter')
  await openDesk(visit, '/admin/overview', recruiter)
  const nav = page.getByRole('navigation', { name: 'Desk' })
  await nav.getByRole('link', { name: 'Applications' }).waitFor()
  const { call } = await caller(site.url)
  const { staff } = (await (await call('GET', '/api/staff')).json()) as {
    staff: { id: string; email: string }[]
  }
  const { id } = staff.find(({ email }) => email === recruiter.email)!
  expect((await call('PUT', `/api/staff/${id}/role`, { role: 'editor' })).status).toBe(200)
  await nav.getByRole('link', { name: 'Account' }).click()
  await page.locator('.toast', { hasText: 'Your role has changed: editor.' }).waitFor()
  await nav.getByRole('link', { name: 'Site', exact: true }).waitFor()
  expect(await nav.getByRole('link', { name: 'Applications' }).count()).toBe(0)
})

journey('an editor writes a post and reads it among the others', 1280, async (visit) => {
  const { page } = visit
  const { call } = await openDesk(visit, '/admin/write', await invited(visit.site.url, 'editor'))
  const title = `Written ${Math.random().toString(36).slice(2)}`
  await page.getByLabel('Blog Title').fill(title)
  await page.getByLabel('Category', { exact: true }).selectOption('Other')
  await page.getByLabel('Custom Category').fill('Workshop')
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await page.getByLabel('Content as HTML').fill('<h2>First</h2><p>Three plain words.</p>')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('heading', { name: 'First' })
    .waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Content of the post' }).waitFor()
  expect(await page.getByLabel('Blog Title').inputValue()).toBe(title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`‘${title}’ is published.`).waitFor()
  const { posts } = (await (await call('GET', '/api/blogs/all-posts?limit=1')).json()) as {
    posts: { title: string; content: string }[]
  }
  expect(posts[0]).toMatchObject({ title, content: '<h2>First</h2><p>Three plain words.</p>' })
})

journey('one in sales lands at the enquiries', 1280, async ({ page, open, site }) => {
  const { email, password } = await invited(site.url, 'sales')
  await open('/admin')
  await page.locator('form[data-live]').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/admin/enquiries')
  await page.getByText('No enquiries yet.').waitFor()
})

atBothWidths(
  'WCAG 2.2 AA: trash, history, staff, writing and inboxes have no violation',
  async (visit) => {
    for (const screen of [
      'trash',
      'history',
      'staff',
      'write',
      'enquiries',
      'applications',
      'mails',
    ]) {
      await openDesk(visit, `/admin/${screen}`)
      await visit.page.waitForLoadState('networkidle')
      expect([screen, await axeViolations(visit.page)]).toEqual([screen, []])
    }
  },
  { reducedMotion: 'reduce' },
)
