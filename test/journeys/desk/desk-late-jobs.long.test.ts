import { expect } from 'vitest'
import { journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { apply } from '../../sent/send-as-visitor.ts'
import { application, pdf } from '../../sent/sent-forms.ts'

const texts = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience',
  location: 'Pune',
  salaryRange: '₹9–15 lakh',
}

type Job = typeof texts & { id: string; version: number; state?: string }

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Job Edit with a job of this test's own in its list. */
async function atListings(visit: Visit, name: string) {
  const title = unique(name)
  const { call } = await openDesk(visit, '/admin/account')
  const answer = await call('POST', '/jobs', { ...texts, title })
  const { jobPost } = (await answer.json()) as { jobPost: Job }
  await visit.open('/admin/job-edit')
  const card = visit.page.locator('.job-card').filter({ hasText: title })
  await card.first().waitFor()
  return { title, call, card, jobPost, kept: keptOf(call, title) }
}

const keptOf = (call: Awaited<ReturnType<typeof openDesk>>['call'], title: string) => async () => {
  const { jobPosts } = (await (await call('GET', '/api/jobs')).json()) as { jobPosts: Job[] }
  return jobPosts.filter((job) => job.title === title)
}

const dialogOf = (visit: Visit) => visit.page.getByRole('dialog', { name: 'Edit Job' })

/** Saves a changed place, closes the dialog before the answer, and opens it again. */
async function closedEarly(visit: Visit, card: ReturnType<Visit['page']['locator']>) {
  const dialog = dialogOf(visit)
  await card.getByRole('button', { name: /^Edit / }).click()
  await dialog.getByLabel('Location').fill('Patna')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

journey('a save that fails after its dialog was closed says so', 1280, async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(/500/)
  const { card } = await atListings(visit, 'Closed early')
  const release = await holdBack(page, '**/jobs/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The shelves are empty.' } }),
  )
  await closedEarly(visit, card)
  release()
  await page.getByText('The shelves are empty.').waitFor()
})

journey('a save that comes late closes nothing that is open by then', 1280, async (visit) => {
  const { page } = visit
  const { card, call } = await atListings(visit, 'Late')
  const other = unique('Open by then')
  await call('POST', '/jobs', { ...texts, title: other })
  await page.reload()
  const release = await holdBack(page, '**/jobs/*')
  await closedEarly(visit, card)
  const opener = page.locator('.job-card').filter({ hasText: other })
  await opener.getByRole('button', { name: /^Edit / }).click()
  await dialogOf(visit).waitFor()
  release()
  await expect.poll(() => card.innerText()).toContain('Patna')
  await drawn(page)
  expect(await dialogOf(visit).getByLabel('Title', { exact: true }).inputValue()).toBe(other)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

journey('a job whose answer was lost is posted once, with its last words', 1280, async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(/ERR_FAILED|409/)
  const { call } = await openDesk(visit, '/admin/job-posting')
  const lose = () =>
    page.route('**/jobs', async (route) => {
      await route.fetch()
      await route.abort()
    })
  const changes: Record<string, string>[] = [{}, { Description: 'You test all week.' }]
  for (const changed of changes) {
    const title = unique('Unheard')
    const kept = keptOf(call, title)
    for (const label of ['Title', 'Description', 'Requirements', 'Location', 'Salary Range'])
      await page.getByLabel(label, { exact: true }).fill(label === 'Title' ? title : 'x')
    await lose()
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await kept()).toHaveLength(1)
    for (const [label, text] of Object.entries(changed))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText(`‘${title}’ is live on the careers page.`).waitFor()
    expect(await kept()).toMatchObject([{ title, description: changed.Description ?? 'x' }])
  }
})

journey('a double click closes a job once, and makes one copy', 1280, async (visit) => {
  const { page } = visit
  const { card, title, kept } = await atListings(visit, 'Twice')
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(one.method())
  })
  await card.getByRole('button', { name: /^Close / }).dblclick()
  await page.getByText(`‘${title}’ is closed and no longer takes applications.`).waitFor()
  expect(sent).toEqual(['PUT'])
  expect(await kept()).toMatchObject([{ state: 'closed', version: 2 }])
  await card.getByRole('button', { name: /^Duplicate / }).dblclick()
  await dialogOf(visit).waitFor()
  expect(sent).toEqual(['PUT', 'POST'])
  expect(await kept()).toHaveLength(2)
})

journey('the conflict of a job says that it was closed meanwhile', 1280, async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(/409/)
  const { card, call, jobPost } = await atListings(visit, 'Contested')
  await card.getByRole('button', { name: /^Edit / }).click()
  await dialogOf(visit).getByLabel('Location').fill('Ours')
  await call('PUT', `/jobs/${jobPost.id}`, { ...jobPost, state: 'closed' })
  await dialogOf(visit).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('The job is now closed: it takes no applications.').waitFor()
})

journey(
  'the jobs that applications can be narrowed to come late and move nothing',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { jobPost } = await atListings(visit, 'A tester of ships at sea, and of what they carry')
    await apply(site.url, jobPost.title, application, pdf())
    const release = await holdBack(page, '**/api/applications/jobs')
    await visit.open('/admin/applications')
    const choices = page.locator('.inbox-filters select').nth(1).locator('option')
    await expect.poll(() => choices.count()).toBe(1)
    const find = page.getByRole('button', { name: 'Find', exact: true })
    const place = await find.boundingBox()
    release()
    await expect.poll(() => choices.count()).toBeGreaterThan(1)
    expect(await find.boundingBox()).toEqual(place)
  },
)
