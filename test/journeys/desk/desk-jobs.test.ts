import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { invited, openDesk, pathOf } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'

const texts = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience\nCuriosity',
  location: 'Pune',
  salaryRange: '₹9–15 lakh',
}

type Job = typeof texts & { id: string; version: number }

/** Job Edit with a job of this test's own in its list. */
async function atListings(visit: Visit, name: string) {
  const title = `${name} ${Math.random().toString(36).slice(2)}`
  const { call } = await openDesk(visit, '/admin/account')
  const { jobPost } = (await (await call('POST', '/jobs', { ...texts, title })).json()) as {
    jobPost: Job
  }
  await visit.open('/admin/job-edit')
  const card = visit.page.locator('.job-card').filter({ hasText: title })
  await card.waitFor()
  const jobs = async () =>
    ((await (await call('GET', '/jobs')).json()) as { jobPosts: Job[] }).jobPosts
  const stored = async () => (await jobs()).find(({ id }) => id === jobPost.id)
  return { title, call, card, jobPost, stored }
}

const dialogOf = (visit: Visit) => visit.page.getByRole('dialog', { name: 'Edit Job' })

atBothWidths('ADM-4: a job with all five fields goes to the careers list', async (visit) => {
  const { page, width } = visit
  const { call } = await openDesk(visit, '/admin/job-posting')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Post a Job')
  const title = `Draughtsperson ${width}`
  const labels = ['Title', 'Description', 'Requirements', 'Location', 'Salary Range']
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true })
    expect([label, await field.getAttribute('required')]).toEqual([label, ''])
    await field.fill(label === 'Title' ? title : `Some ${label}`)
  }
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.getByText('Job posted.').waitFor()
  for (const label of labels)
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('')
  const { jobPosts } = (await (await call('GET', '/jobs')).json()) as { jobPosts: Job[] }
  expect(jobPosts.find((job) => job.title === title)).toMatchObject({ location: 'Some Location' })
})

journey('ADM-4: a refused job says why on the page, and the words stay', 1280, async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(/400/)
  await openDesk(visit, '/admin/job-posting')
  for (const label of ['Description', 'Requirements', 'Location', 'Salary Range'])
    await page.getByLabel(label, { exact: true }).fill('x')
  await page.getByLabel('Title', { exact: true }).fill('t'.repeat(121))
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.getByRole('alert').filter({ hasText: 'Title has at most 120 characters.' }).waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toHaveLength(121)
  expect(await page.getByLabel('Title', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('name')).toBe('title')
})

journey.long(
  'ADM-4: a job that cannot be sent stays typed, and the failure is told',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_INTERNET_DISCONNECTED/)
    await openDesk(visit, '/admin/job-posting')
    for (const label of ['Title', 'Description', 'Requirements', 'Location', 'Salary Range'])
      await page.getByLabel(label, { exact: true }).fill('x')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('x')
  },
)

atBothWidths('ADM-5: a job is edited in a copy and replaced in the list', async (visit) => {
  const { page } = visit
  const { title, card, stored } = await atListings(visit, 'Carpenter')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Job Listings')
  await card.getByRole('button', { name: /^Edit / }).click()
  const dialog = dialogOf(visit)
  await dialog.getByLabel('Location').fill('Patna')
  expect(await card.innerText()).not.toContain('Patna')
  const release = await holdBack(page, '**/jobs/*')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
  release()
  await dialog.waitFor({ state: 'detached' })
  expect(await card.innerText()).toContain('Patna')
  expect(await stored()).toMatchObject({ title, location: 'Patna', version: 2 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

journey('ADM-5: Save Changes sends the whole job, its id included', 1280, async (visit) => {
  const { page } = visit
  const { card, jobPost, call } = await atListings(visit, 'Whole')
  const more = { workplace: 'hybrid', city: 'Pune', country: 'IN' }
  await call('PUT', `/jobs/${jobPost.id}`, { ...jobPost, ...more })
  await page.reload()
  await card.getByRole('button', { name: /^Edit / }).click()
  const dialog = dialogOf(visit)
  await dialog.getByLabel('Requirements').fill('Patience')
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT'),
    dialog.getByRole('button', { name: 'Save Changes' }).click(),
  ])
  expect(new URL(request.url()).pathname).toBe(`/jobs/${jobPost.id}`)
  expect(request.postDataJSON()).toMatchObject({
    ...jobPost,
    ...more,
    requirements: 'Patience',
    version: 2,
  })
  await dialog.waitFor({ state: 'detached' })
})

atBothWidths('a job is closed and reopened at the desk', async (visit) => {
  const { page, site } = visit
  const { title, card, jobPost, stored } = await atListings(visit, 'Closing')
  const slug = await card.getByRole('link', { name: /^View its page/ }).getAttribute('href')
  const status = async () => (await fetch(site.url + slug)).status
  expect(await status()).toBe(200)
  await card.getByRole('button', { name: /^Close / }).click()
  await page.getByText(`‘${title}’ is closed and no longer takes applications.`).waitFor()
  await expect.poll(status).toBe(410)
  expect(await stored()).toBeUndefined()
  expect(await card.innerText()).toContain('Closed')
  await card.getByRole('button', { name: /^Reopen / }).click()
  await page.getByText(`‘${title}’ is open again.`).waitFor()
  await expect.poll(status).toBe(200)
  expect(await stored()).toMatchObject({ ...texts, title, id: jobPost.id, version: 3 })
})

journey.long('a job that another has changed is not closed unseen', 1280, async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(/409/)
  const { card, jobPost, call, stored } = await atListings(visit, 'Unseen')
  await call('PUT', `/jobs/${jobPost.id}`, { ...jobPost, location: 'Patna' })
  await card.getByRole('button', { name: /^Close / }).click()
  await page.getByRole('alert').filter({ hasText: 'Someone else has changed this job' }).waitFor()
  expect(await stored()).toMatchObject({ location: 'Patna' })
  expect(await card.innerText()).toContain('Patna')
})

journey.long(
  'a draft is kept, seen by nobody, posted later; then a link leads to it',
  390,
  async (visit) => {
    const { page, site } = visit
    const { call } = await openDesk(visit, '/admin/job-posting')
    const title = `Half an idea ${Math.random().toString(36).slice(2)}`
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const inPublic = async () => {
      const all = ['/jobs', '/careers', '/sitemap.xml', '/careers/feed.xml', `/careers/${slug}`]
      const texts = all.map(async (path) => (await fetch(site.url + path)).text())
      const search = await fetch(`${site.url}/api/search?q=${encodeURIComponent(title)}`)
      return [...(await Promise.all(texts)), await search.text()].filter(
        (text) => text.includes(slug) && text.includes(title),
      ).length
    }
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await page.getByText(`‘${title}’ is a draft.`).waitFor()
    expect((await fetch(`${site.url}/careers/${slug}`)).status).toBe(404)
    expect(await inPublic()).toBe(0)
    const { jobPosts } = (await (await call('GET', '/api/jobs')).json()) as { jobPosts: Job[] }
    expect(jobPosts.find((job) => job.title === title)).toMatchObject({ state: 'draft', slug })

    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    const dialog = dialogOf(visit)
    await dialog.getByLabel('Description').fill('You draw.')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await dialog.waitFor({ state: 'detached' })
    const card = page.locator('.job-card').filter({ hasText: title })
    expect(await card.innerText()).toContain('Draft')
    expect(await card.innerText()).toContain('You draw.')
    await card.getByRole('button', { name: /^Edit / }).click()
    for (const label of ['Requirements', 'Location', 'Salary Range'])
      await dialog.getByLabel(label, { exact: true }).fill('Some')
    await dialog.getByRole('button', { name: 'Post Job' }).click()
    await dialog.waitFor({ state: 'detached' })
    await card.getByRole('link', { name: /^View its page/ }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(page)).toBe(`/careers/${slug}`)
    await expect.poll(inPublic).toBeGreaterThan(1)
  },
)

journey.long('after posting, a link leads to the page of the job', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/job-posting')
  const title = `Linked ${Math.random().toString(36).slice(2)}`
  for (const label of ['Title', 'Description', 'Requirements', 'Location', 'Salary Range'])
    await page.getByLabel(label, { exact: true }).fill(label === 'Title' ? title : 'x')
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.getByRole('link', { name: 'View its page' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

atBothWidths.long('the preview shows the page of the job as it is typed', async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/job-posting')
  await page.getByLabel('Title', { exact: true }).fill('Glazier')
  await page.getByLabel('Requirements', { exact: true }).fill('A steady hand\nA good eye')
  await page.getByRole('button', { name: 'Preview the page' }).click()
  const preview = page.getByRole('group', { name: 'The page of the job' })
  const heading = preview.getByRole('heading', { level: 1, name: 'Glazier' })
  await heading.waitFor()
  expect(await preview.locator('.job-requirements li').allInnerTexts()).toEqual([
    'A steady hand',
    'A good eye',
  ])
  const sizes = async () => heading.evaluate((element) => getComputedStyle(element).fontSize)
  const phone = await sizes()
  await page.getByRole('button', { name: 'Desktop, 1280 pixels' }).click()
  expect(parseFloat(await sizes())).toBeGreaterThan(parseFloat(phone))
  await page.getByLabel('Title', { exact: true }).fill('Master glazier')
  await preview.getByRole('heading', { level: 1, name: 'Master glazier' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

journey.long('a duplicate is a draft of its own, open to be changed', 1280, async (visit) => {
  const { title, card, call, jobPost, stored } = await atListings(visit, 'Twin')
  await card.getByRole('button', { name: /^Duplicate / }).click()
  const dialog = dialogOf(visit)
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe(title)
  await dialog.getByLabel('Location').fill('Patna')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored()).toEqual(jobPost)
  const { jobPosts } = (await (await call('GET', '/api/jobs')).json()) as { jobPosts: Job[] }
  expect(jobPosts.filter((job) => job.title === title)).toMatchObject([
    { ...texts, title, location: 'Patna', state: 'draft' },
    { ...texts, title, id: jobPost.id },
  ])
})

journey(
  'ADM-5: while the list is fetched it says so; a failure is told on the page',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/500/)
    await openDesk(visit, '/admin/account')
    await page.route('**/jobs', (route) =>
      route.fulfill({ status: 500, json: { message: 'The shelves are empty.' } }),
    )
    const release = await holdBack(page, '**/jobs', (route) => route.fallback())
    await visit.open('/admin/job-edit')
    await page.getByText('Loading jobs...', { exact: true }).waitFor()
    release()
    await page.getByText('The shelves are empty.').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.job-card').first().waitFor()
  },
)

journey('ADM-5: a job is deleted after a question', 1280, async (visit) => {
  const { page } = visit
  const { card, stored } = await atListings(visit, 'Leaving')
  await card.getByRole('button', { name: /^Delete / }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await stored()).toBeDefined()
  await card.getByRole('button', { name: /^Delete / }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await card.waitFor({ state: 'detached' })
  expect(await stored()).toBeUndefined()
})

journey.long(
  'ADM-5: deleting what another has just deleted is told on the page',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/404/)
    const { card, jobPost, call } = await atListings(visit, 'Twice')
    await call('DELETE', `/jobs/${jobPost.id}`)
    await card.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alert').filter({ hasText: 'There is no such job.' }).waitFor()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('alert').filter({ hasText: 'There is no such job.' }).waitFor()
  },
)

atBothWidths.long(
  'ADM-5: the second of two editors sees who and what, and mixes both',
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/409/)
    const { card, jobPost, call, stored } = await atListings(visit, 'Contested')
    await card.getByRole('button', { name: /^Edit / }).click()
    const dialog = dialogOf(visit)
    await dialog.getByLabel('Location').fill('Ours')
    await dialog.getByLabel('Description').fill('Our words.')
    await call('PUT', `/jobs/${jobPost.id}`, {
      ...jobPost,
      location: 'Theirs',
      description: 'Their words.',
      salaryRange: 'Their range',
    })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await dialog.getByText(/owner@example\.com saved it/).waitFor()
    expect((await stored())?.location).toBe('Theirs')
    const untouched = dialog.getByRole('group', { name: 'Salary Range changed by them' })
    expect(await untouched.getByLabel(/Saved now/).isChecked()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await dialog
      .getByRole('group', { name: 'Location' })
      .getByLabel(/Saved now/)
      .check()
    await dialog.getByRole('button', { name: 'Save this mix' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject({
      location: 'Theirs',
      description: 'Our words.',
      salaryRange: 'Their range',
      version: 3,
    })
    expect(await card.innerText()).toContain('Theirs')
  },
)

journey.long(
  'ADM-4, ADM-5: what a job may tell beside its texts is closed, refused beside its field, stored and changed',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/400/)
    const { call } = await openDesk(visit, '/admin/job-posting')
    const title = `Told in full ${Math.random().toString(36).slice(2)}`
    for (const label of ['Title', 'Description', 'Requirements', 'Location', 'Salary Range'])
      await page.getByLabel(label, { exact: true }).fill(label === 'Title' ? title : 'x')
    expect(await page.getByLabel('Employment type').isVisible()).toBe(false)
    await page.getByText('More about the job').click()
    await page.getByLabel('Employment type').selectOption('Full time')
    await page.getByLabel('Workplace').selectOption('Hybrid')
    const given = {
      Department: 'Payments',
      City: 'Pune',
      Country: 'in',
      'Lowest pay': '16,00,000',
      'Highest pay': '9',
      Currency: 'inr',
      'Last day to apply': '2031-12-31',
    }
    for (const [label, text] of Object.entries(given)) await page.getByLabel(label).fill(text)
    await page.getByLabel('Paid per').selectOption('Year')
    await page.getByRole('button', { name: 'Post Job' }).click()
    const beside = page.locator('.job-details .field-error')
    await beside.filter({ hasText: 'The highest pay must not be less than the lowest.' }).waitFor()
    expect(await page.getByLabel('Lowest pay').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Department').inputValue()).toBe('Payments')
    await page.getByLabel('Highest pay').fill('24,00,000')
    // What the desk's bar lies over counts as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('Job posted.').waitFor()
    const stored = async () => {
      const { jobPosts } = (await (await call('GET', '/jobs')).json()) as { jobPosts: Job[] }
      return jobPosts.find((job) => job.title === title)
    }
    const told = {
      location: 'x',
      employmentType: 'FULL_TIME',
      workplace: 'hybrid',
      city: 'Pune',
      country: 'IN',
      pay: { currency: 'INR', min: 1_600_000, max: 2_400_000, unit: 'YEAR' },
      validThrough: '2031-12-31',
    }
    expect(await stored()).toMatchObject({ ...told, department: 'Payments' })

    await visit.open(`/admin/job-edit?job=${(await stored())!.id}`)
    const dialog = dialogOf(visit)
    await dialog.getByText('More about the job').click()
    expect(await dialog.getByLabel('Highest pay').inputValue()).toBe('2400000')
    await dialog.getByLabel('Department').fill('')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject({ ...told, version: 2 })
    expect(await stored()).not.toHaveProperty('department')
  },
)

journey.long('ADM-5: the whole of it works by keyboard alone', 1280, async (visit) => {
  const { page } = visit
  const { title, card, stored } = await atListings(visit, 'By keyboard')
  await card.getByRole('button', { name: /^Edit / }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(visit)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^Edit /)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Title').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' only')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect((await stored())?.title).toBe(`${title} only`)
})

journey.long('a recruiter has the jobs, and nothing that is not theirs', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/job-edit', await invited(visit.site.url, 'recruiter'))
  const nav = page.getByRole('navigation', { name: 'Desk' })
  await nav.getByRole('link', { name: 'Post Job' }).waitFor()
  for (const name of ['Blog Edit', /^Post Blog/, 'Staff', 'History'])
    expect([name, await nav.getByRole('link', { name }).count()]).toEqual([name, 0])
  await visit.page.goto(`${visit.site.url}/admin/staff`)
  await page.getByText(/Your role \(recruiter\) doesn’t include this screen/).waitFor()
  await page.getByRole('heading', { level: 1, name: 'You can’t open this screen' }).waitFor()
})

journey.long(
  'one whose role has no jobs lands on a screen of theirs',
  1280,
  async ({ page, open, site }) => {
    const { email, password } = await invited(site.url, 'editor')
    await open('/admin')
    await page.locator('form[data-live]').waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/admin/blog-edit')
  },
)

atBothWidths.long(
  'WCAG 2.2 AA: the job screens have no violation',
  async (visit) => {
    const { page } = visit
    const { card } = await atListings(visit, `Looked at ${visit.width}`)
    expect(await axeViolations(page)).toEqual([])
    await card.getByRole('button', { name: /^Edit / }).click()
    await dialogOf(visit).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await visit.open('/admin/job-posting')
    await page.getByLabel('Title', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await visit.open('/admin/staff')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
