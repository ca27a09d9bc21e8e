import { expect } from 'vitest'
import type { EditedPost } from '../../../src/features/posts/post-schema.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, onlyOnce, type Visit } from '../../browser/browser.ts'
import { caller, openDesk } from '../../desk/desk-visit.ts'
import { draftPage, unique } from '../../desk/edited-pages.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { pageShown } from '../../desk/page-editor.ts'

onOwnSite()
onlyOnce()

async function atCards(visit: Visit) {
  const draft = await draftPage(visit, [
    { block: 'cards', heading: 'Boats', cards: [{ title: 'Anna Lisa', text: 'A yawl.' }] },
  ])
  await openDesk(visit, draft.address)
  await pageShown(visit.page)
  const frame = visit.page.frameLocator('iframe[data-shown]')
  const card = async () => {
    const [block] = (await draft.now()).value.blocks
    return (block!.cards as Record<string, unknown>[])[0]!
  }
  return { ...draft, frame, card }
}

async function scheduledPost(url: string) {
  const { call } = await caller(url)
  const draft = { title: unique('Tide tables'), category: 'Delivery', content: '<p>Six hours.</p>' }
  const written = await call('POST', '/api/blogs/drafts', { ...draft, thumbnail: '', summary: '' })
  const { post } = (await written.json()) as { post: EditedPost }
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const answer = await call('POST', `/api/blogs/drafts/${post.key}/publish`, {
    version: post.version,
    publishedAt,
  })
  return ((await answer.json()) as { post: EditedPost }).post
}

atBothWidths(
  'a link to nothing is told while it is typed, kept as a draft, and not published',
  async (visit) => {
    const { page } = visit
    visit.expectComplaint(/404|422/)
    const { frame, card, status } = await atCards(visit)
    await frame.getByText('Anna Lisa', { exact: false }).first().click()
    await page.locator('.edit-tools').getByRole('button', { name: 'Where it leads' }).click()
    const nowhere = `/${unique('no')}`
    const typed = page.locator('.picker').getByRole('combobox')
    await typed.fill(nowhere)
    await page.getByText('There’s no such page. You can keep it in a draft').waitFor()
    expect(await axeViolations(page, '.picker')).toEqual([])
    await typed.press('Enter')
    await expect.poll(async () => (await card()).link).toBe(nowhere)

    await page.locator('.edit-publish').click()
    const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
    await dialog.getByText(`leads to ${nowhere}`, { exact: false }).first().waitFor()
    expect(await dialog.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    expect(await status()).toBe(404)
    expect((await card()).link).toBe(nowhere)
  },
)

atBothWidths(
  'a link is found among drafts, jobs and posts; what leads to a draft is held back',
  async (visit) => {
    const { page, site } = visit
    visit.expectComplaint(/404|422/)
    const name = unique('Slipway')
    const other = await draftPage(visit, [], name)
    const { frame, card } = await atCards(visit)
    const { jobPosts } = (await (await fetch(`${site.url}/jobs`)).json()) as {
      jobPosts: { title: string }[]
    }
    const waiting = await scheduledPost(site.url)
    await frame.getByText('Anna Lisa', { exact: false }).first().click()
    await page.locator('.edit-tools').getByRole('button', { name: 'Where it leads' }).click()
    const typed = page.locator('.picker').getByRole('combobox')
    const options = page.locator('.picker').getByRole('option')
    await typed.fill(jobPosts[0]!.title)
    await options.filter({ hasText: '/careers/' }).first().waitFor()
    await typed.fill('smallest group')
    await options.filter({ hasText: '/insights/' }).first().waitFor()
    await typed.fill(waiting.title)
    await options.filter({ hasText: `/insights/${waiting.slug} · goes out later` }).waitFor()
    await typed.fill(name)
    const draft = options.filter({ hasText: `${other.path} · draft` })
    await draft.waitFor()
    expect(await axeViolations(page, '.picker')).toEqual([])
    await draft.click()
    await expect.poll(async () => (await card()).link).toBe(other.path)
    await page.locator('.edit-publish').click()
    const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
    await dialog.getByText(`leads to ${other.path}`, { exact: false }).first().waitFor()
  },
)

atBothWidths(
  'words that must be there are missed at once, kept as a draft, and led to before publishing',
  async (visit) => {
    const { page } = visit
    const { frame, card, status, html } = await atCards(visit)
    await frame.getByText('Anna Lisa', { exact: false }).first().click()
    await frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.locator('.edit-fault', { hasText: 'It can’t go out like this.' }).waitFor()
    await expect.poll(async () => (await card()).title).toBe('')
    await page.keyboard.press('Escape')
    await page.locator('.edit-publish').click()
    const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
    const line = dialog.locator('.edit-held li', { hasText: 'Title is missing.' })
    expect(await axeViolations(page, 'dialog[open]')).toEqual([])
    expect(await status()).toBe(404)
    // Wherever one presses the line.
    await line.getByText('Title is missing.').click()
    await dialog.waitFor({ state: 'detached' })
    // Empty words stand there as a note, in which one writes.
    await frame.locator('foyer-words[aria-placeholder="‹Title›"]').waitFor()
    await page.keyboard.type('Sea Wife')
    await expect.poll(async () => (await card()).title).toBe('Sea Wife')
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 45_000 })
    expect(await html()).toContain('Sea Wife')
  },
)

atBothWidths(
  'issue 16: what must be there and is missing is written where its note stands',
  async (visit) => {
    const { page } = visit
    const { address, now } = await draftPage(visit, [
      { block: 'cards', cards: [{ text: 'A yawl.' }] },
    ])
    await openDesk(visit, address)
    await pageShown(page)
    const frame = page.frameLocator('iframe[data-shown]')
    const words = frame.locator('foyer-words')
    const title = async () =>
      ((await now()).value.blocks[0]!.cards as { title?: string }[])[0]!.title
    await frame.getByText('‹Title›').click()
    await words.waitFor()
    expect(await page.locator('.edit-inline').count()).toBe(0)
    await page.keyboard.press('Escape')
    await words.waitFor({ state: 'detached' })
    await frame.getByText('‹Title›').click()
    await page.keyboard.type('Anna Lisa')
    await expect.poll(title).toBe('Anna Lisa')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect.poll(title).toBe('')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.type('Sea Wife')
    await page.keyboard.press('Escape')
    await frame.locator('main').getByText('Sea Wife').waitFor()
    await page.keyboard.press('Control+z')
    await frame.getByText('‹Title›').waitFor()
    // A pause before the last words made them a step of their own.
    if ((await title()) === '') await page.keyboard.press('Control+z')
    await expect.poll(title).toBeUndefined()
  },
)

journey(
  'issue 16: whoever empties what may be without words leaves it out',
  1280,
  async (visit) => {
    const { page } = visit
    const { address, now } = await draftPage(visit, [
      { block: 'text', heading: 'Boats', paragraphs: ['A yawl.'] },
    ])
    await openDesk(visit, address)
    await pageShown(page)
    const frame = page.frameLocator('iframe[data-shown]')
    await frame.locator('main h2', { hasText: 'Boats' }).click()
    await frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    const blocks = async () => (await now()).value.blocks
    await expect.poll(blocks).toEqual([{ block: 'text', paragraphs: ['A yawl.'] }])
    expect(await page.locator('.edit-fault').count()).toBe(0)
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 45_000 })
  },
)

journey('a house that has too much to do is asked again for the page', 1280, async (visit) => {
  const { page } = visit
  visit.expectComplaint(/503/)
  const { address } = await draftPage(visit, [])
  let refusals = 2
  await page.route('**/preview/**', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Too busy</h1>' })
      : route.continue(),
  )
  await openDesk(visit, address)
  await pageShown(page)
  refusals = 3
  await page.reload()
  await page.getByText('The page cannot be drawn just now.').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await pageShown(page)
})

journey('what has just been put right goes out, however slow the line is', 1280, async (visit) => {
  const { page } = visit
  const { frame, card, html } = await atCards(visit)
  await frame.getByText('Anna Lisa', { exact: false }).first().click()
  await frame.locator('foyer-words').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await card()).title).toBe('')
  await page.locator('.edit-page-name', { hasText: 'Saved' }).waitFor()
  const goOn = await holdBack(page, /\/api\/content\/page\/[^/]+$/)
  await page.keyboard.type('Sea Wife')
  await page.locator('.edit-publish').click()
  await page.locator('.edit-publish[aria-busy]').waitFor()
  goOn()
  await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 45_000 })
  expect(await html()).toContain('Sea Wife')
})

journey(
  'the panel takes the focus when one is led there, and gives it back',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame } = await atCards(visit)
    await frame.getByText('Anna Lisa', { exact: false }).first().click()
    await frame.locator('foyer-words').waitFor()
    await page.getByRole('button', { name: 'In the panel' }).press('Enter')
    const inPanel = () =>
      page.evaluate(() => document.activeElement?.closest('.edit-panel [data-path]') != null)
    await expect.poll(inPanel).toBe(true)
    await page.locator('.edit-panel-close').press('Enter')
    const panel = page.getByRole('button', { name: 'Panel', exact: true })
    await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)
