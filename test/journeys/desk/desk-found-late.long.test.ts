import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { draftPage, unique } from '../../desk/edited-pages.ts'

journey('a post that goes out says what was found on its page', 390, async (visit) => {
  const { page, site } = visit
  const { call } = await openDesk(visit, '/admin/overview')
  const title = unique('The queue stood still')
  const content = '<p>See <a href="/no-such-page-here">the log</a> of it.</p>'
  const made = await call('POST', '/api/blogs/drafts', {
    title,
    category: 'Engineering',
    thumbnail: '',
    summary: 'Nine minutes.',
    content,
  })
  const { post } = (await made.json()) as { post: { key: string } }
  await visit.open(`/admin/write?post=${post.key}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  const found = page.locator('.write-publish .public-verdict')
  await found.getByText('It’s public. This was found on its page:').waitFor()
  await found.getByText('leads to /no-such-page-here', { exact: false }).waitFor()
  expect(await axeViolations(page, '.write-publish')).toEqual([])
  const path = await page.locator('.write-publish .notice a').getAttribute('href')
  expect((await fetch(site.url + path)).status).toBe(200)
})

journey('the overview tells what did not go out at its moment, and why', 390, async (visit) => {
  const { page } = visit
  const publish = async ({ call, id, now }: Awaited<ReturnType<typeof draftPage>>, more = {}) => {
    const documents = [{ id, version: (await now()).version }]
    return (await call('POST', '/api/content/publish', { documents, ...more })).status
  }
  const target = await draftPage(visit, [{ block: 'lead', text: 'Here.' }])
  expect(await publish(target)).toBe(200)
  const paragraphs = [`<p>See <a href="${target.path}">the slip</a>.</p>`]
  const title = unique('Goes out later')
  const text = { block: 'text', heading: 'Later', paragraphs }
  const later = await draftPage(visit, [text], title)
  const publishAt = new Date(Date.now() + 20_000).toISOString()
  expect(await publish(later, { publishAt })).toBe(200)
  const { version } = await target.now()
  const hidden = `/api/content/page/${target.id}/unpublish`
  expect((await target.call('POST', hidden, { version })).status).toBe(200)
  const failed = async () =>
    (await (await later.call('GET', '/api/publications')).text()).includes('"failure"')
  await expect.poll(failed, { timeout: 45_000 }).toBe(true)

  await openDesk(visit, '/admin/overview')
  const told = page.locator('.overview-held', { hasText: title })
  await told.getByText(`leads to ${target.path}`, { exact: false }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await told.getByRole('link').tap()
  await page.getByText(/^Didn’t go out/).waitFor()
  expect(await publish(target)).toBe(200)
  expect(await publish(later)).toBe(200)
  await visit.open('/admin/overview')
  await page.getByText('Enquiries today').waitFor()
  await expect.poll(() => told.count()).toBe(0)
})
