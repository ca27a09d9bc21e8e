import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { countedActions } from '../../desk/counted-actions.ts'
import { invited, openDesk } from '../../desk/desk-visit.ts'

onOwnSite()

const pageOf = async ({ site }: Visit, path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, text: await answer.text() }
}

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

atBothWidths(
  'from the home of the desk, a copy of a service under a new title is public after at most eight actions',
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/overview')
    const { act, actions } = countedActions()
    const title = unique('Wells and pumps')
    const links = page.getByRole('navigation', { name: 'Change the site' })
    await act(links.getByRole('link', { name: 'All pages' }).click())
    await act(page.getByRole('searchbox').fill('oil-gas'))
    await act(page.getByRole('button', { name: 'More for Oil and gas', exact: true }).click())
    await act(page.getByRole('button', { name: 'Copy…' }).click())
    await act(page.getByRole('dialog').getByLabel('Title').fill(title))
    await act(page.getByRole('button', { name: 'Make the copy' }).click())
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByText(title).first().waitFor()
    await act(dialog.getByRole('button', { name: 'Publish now' }).click())
    await page.getByText('Published. Visitors see it now.').waitFor()
    expect(actions()).toBeLessThanOrEqual(8)
    // The tree shows the copy alone, and the field says why.
    expect(await page.getByRole('searchbox').inputValue()).toBe(title)
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const { status, text } = await pageOf(visit, `/services/industries/${slug}`)
    expect(status).toBe(200)
    expect(text).toContain(title)
  },
)

atBothWidths(
  'a page is hidden, thrown away with what names it unlinked, and brought back',
  async (visit) => {
    const { page, site } = visit
    const { create } = await contentEditor(site.url)
    const title = unique('Tidal power')
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const value = { title, lead: 'Tides.', metaDescription: 'Tides.', listed: 'nobody', blocks: [] }
    await create('page', slug, value)
    visit.expectComplaint(/409/)
    await openDesk(visit, `/admin/site?q=${slug}`)
    await page.getByRole('button', { name: `More for ${title}` }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Hide…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
    await page.getByText(`${title} is hidden.`).waitFor()
    expect((await pageOf(visit, `/${slug}`)).status).toBe(404)
    await page.getByRole('button', { name: `Undo: Hide ${title}` }).click()
    await page.getByText(`Undone: Hide ${title}.`).waitFor()
    expect((await pageOf(visit, `/${slug}`)).status).toBe(200)
    await page.getByRole('button', { name: `Redo: Hide ${title}` }).click()
    await page.getByText(`Redone: Hide ${title}.`).waitFor()
    expect((await pageOf(visit, `/${slug}`)).status).toBe(404)

    await page.getByRole('button', { name: 'Move to trash…' }).click()
    const asked = page.getByRole('dialog', { name: 'Move to trash' })
    await asked.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText(`${title} is in the trash.`).waitFor()
    await page.getByLabel('State').selectOption('trashed')
    await page.getByRole('button', { name: `Restore: ${title}` }).click()
    await page.getByText(`${title} is back.`).waitFor()
  },
)

atBothWidths('a page gets another address, to which its old one leads at once', async (visit) => {
  const { page, site } = visit
  const { create } = await contentEditor(site.url)
  const title = unique('Wave power')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const value = { title, lead: 'Waves.', metaDescription: 'Waves.', listed: 'nobody', blocks: [] }
  await create('page', slug, value)
  visit.expectComplaint(/400/)
  await openDesk(visit, `/admin/site?q=${slug}`)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('button', { name: 'Address…' }).click()
  const dialog = page.getByRole('dialog', { name: `Address of ${title}` })
  await dialog.getByLabel('Address').fill('careers')
  await dialog.getByRole('button', { name: 'Change the address' }).press('Enter')
  await dialog.getByText('This address belongs to another part of the site.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Address').fill(`${slug}-at-sea`)
  await dialog.getByRole('button', { name: 'Change the address' }).click()
  await page.getByText(`${title} has its new address.`).waitFor()
  expect((await pageOf(visit, `/${slug}-at-sea`)).status).toBe(200)
  const moved = await fetch(`${site.url}/${slug}`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${slug}-at-sea`])
  // By the button, after a reload, by keys, and both ways.
  await page.reload()
  await page.getByRole('button', { name: `Undo: Address of ${title}` }).click()
  await page.getByText(`Undone: Address of ${title}.`).waitFor()
  expect((await pageOf(visit, `/${slug}`)).status).toBe(200)
  await page.keyboard.press('Control+Shift+z')
  await page.getByText(`Redone: Address of ${title}.`).waitFor()
  expect((await pageOf(visit, `/${slug}-at-sea`)).status).toBe(200)
  expect(await axeViolations(page)).toEqual([])
})

journey('whoever would throw away what others name reads who does', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/site?do=trash&id=oil-gas')
  const asked = page.getByRole('dialog', { name: 'Move to trash' })
  // issue 16: cards can't do without their service, so nothing is offered first.
  await asked.getByText(/can’t go to the trash, because these need it: .*A one-way feed/).waitFor()
  expect(await asked.getByRole('button', { name: /trash/ }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

journey('issue 16: posts and jobs stand in the tree and are found in it', 390, async (visit) => {
  const { page } = visit
  const { call } = await openDesk(visit, '/admin/account')
  const title = unique('Lunar tides')
  const body = { title, category: 'Tides', thumbnail: '', content: '<p>Syzygy pulls.</p>' }
  const made = await call('POST', '/api/blogs/post', body)
  const { post } = (await made.json()) as { post: { key: string; slug: string } }
  await visit.open('/admin/site')
  const insights = page.locator('.site-branch', { hasText: 'Insights' }).first()
  await insights.getByRole('button', { name: 'Open Posts' }).click()
  await insights.getByRole('link', { name: title }).waitFor()
  await insights.getByText(`/insights/${post.slug}`, { exact: false }).waitFor()
  // Who comes back from a page finds open what was.
  await visit.open('/admin/overview')
  await page.goBack()
  await insights.getByRole('link', { name: title }).waitFor()
  await page.getByRole('searchbox').fill('syzygy')
  const found = page.getByRole('link', { name: title })
  await expect.poll(() => page.locator('.site-branch').count()).toBe(3)
  await found.waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await found.getAttribute('href')).toBe(`/admin/write?post=${post.key}`)
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('State').selectOption('closed')
  await page.getByText('Nothing is in this state.').or(page.getByText('Jobs')).first().waitFor()
})

journey('a search that is cleared as a state is chosen stays cleared', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/site?q=syzygy')
  await page.getByRole('searchbox').waitFor()
  await page.evaluate(() => {
    const put = (selector: string, type: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(selector)!
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(
        field,
        value,
      )
      field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    put('.site-filters input', 'input', '')
    put('.site-filters select', 'change', 'published')
  })
  await expect.poll(() => new URL(page.url()).search).toBe('?state=published')
  await page.getByRole('heading', { name: 'On all pages' }).waitFor()
})

journey('what was unlinked to be thrown away is not taken back in part', 1280, async (visit) => {
  const { page, site } = visit
  const { call, create, documents } = await contentEditor(site.url)
  const mark = unique('ebb')
  const slug = mark.replace(' ', '-')
  const [example] = await documents('case')
  const copy = { title: `Low ${mark}`, slug: `${slug}-case` }
  const copied = await call('POST', `/api/content/case/${example!.id}/copy`, copy)
  const { document } = (await copied.json()) as { document: { id: string } }
  const about = { lead: 'Tides.', metaDescription: 'Tides.', listed: 'nobody' }
  await create('page', slug, { ...about, title: `High ${mark}`, blocks: [] })
  const blocks = [{ block: 'proof', case: document.id }]
  const value = { ...about, title: 'What names it', blocks }
  await call('POST', '/api/content/page', { slug: `${slug}-names`, value })
  visit.expectComplaint(/409/)
  await openDesk(visit, `/admin/site?q=${mark}`)
  await page.getByRole('button', { name: `More for High ${mark}` }).click()
  await page.getByRole('button', { name: 'Hide…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('button', { name: `Undo: Hide High ${mark}` }).waitFor()
  await page.getByRole('button', { name: `More for High ${mark}` }).click()
  await page.getByRole('button', { name: `More for Low ${mark}` }).click()
  await page.getByRole('button', { name: 'Move to trash…' }).click()
  const asked = page.getByRole('dialog', { name: 'Move to trash' })
  await asked.getByRole('button', { name: 'Move to trash' }).click()
  await asked.getByRole('button', { name: 'Unlink and move to trash' }).click()
  await page.getByText(`Low ${mark} is in the trash.`).waitFor()
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
})

journey('what was to go out at a moment is not taken back without it', 1280, async (visit) => {
  const { page, site } = visit
  const { call } = await contentEditor(site.url)
  const title = unique('Neap tide')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const value = { title, lead: 'Tides.', metaDescription: 'Tides.', listed: 'nobody', blocks: [] }
  const made = await call('POST', '/api/content/page', { slug, value })
  const { document } = (await made.json()) as { document: { id: string; version: number } }
  const { id, version } = document
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const body = { documents: [{ id, version }], publishAt }
  expect((await call('POST', '/api/content/publish', body)).status).toBe(200)
  await openDesk(visit, `/admin/site?q=${slug}`)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('button', { name: 'Move to trash…' }).click()
  const asked = page.getByRole('dialog', { name: 'Move to trash' })
  await asked.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByText(`${title} is in the trash.`).waitFor()
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
})

journey(
  'a card whose draft is not finished is moved below another service',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call, documents } = await contentEditor(site.url)
    const title = unique('Tide gauge')
    const [from, to] = await documents('service')
    const path = '/api/content/service-card'
    const value = { title, service: from!.id }
    const made = await call('POST', path, { slug: title.toLowerCase().replaceAll(' ', '-'), value })
    const { document } = (await made.json()) as { document: { id: string; version: number } }
    const { id, version } = document
    const long = { ...value, metaDescription: 'Too long. '.repeat(30) }
    const kept = await call('PUT', `${path}/${id}`, { version, value: long, isUnfinished: true })
    expect(kept.status).toBe(200)
    await openDesk(visit, `/admin/site?do=move&id=${id}`)
    const dialog = page.getByRole('dialog', { name: `Move ${title}` })
    await dialog.getByRole('combobox').selectOption(to!.id)
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByText(`${title} moves when you publish it.`).waitFor()
    const now = (await documents('service-card')).find((one) => one.id === id)!
    expect(now.value).toMatchObject({ title, service: to!.id })
  },
)

journey('a company without a deck begins one without a title', 1280, async (visit) => {
  const { page, site } = visit
  const { documents, remove } = await contentEditor(site.url)
  for (const one of await documents('deck')) await remove(one)
  await openDesk(visit, '/admin/site')
  await page.getByRole('button', { name: 'New: Deck' }).click()
  const dialog = page.getByRole('dialog', { name: 'New: Deck' })
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.locator('.edit-screen').waitFor()
  await page
    .getByRole('complementary', { name: 'Fields' })
    .getByText('Headquarters')
    .first()
    .waitFor()
  expect(await documents('deck')).toMatchObject([{ state: 'draft' }])
})

journey('a list is put in order by dragging, and by keys', 1280, async (visit) => {
  const { page, site } = visit
  const { documents } = await contentEditor(site.url)
  const order = async () =>
    (await documents('leader')).slice(0, 3).map(({ value }) => String(value.name))
  await openDesk(visit, '/admin/site')
  const [first, second, third] = await order()
  const grip = (name: string) =>
    page.getByRole('button', { name: `Move ${name}: drag it, or press the arrow up or down` })
  await grip(first!).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toEqual([second, first, third])
  await page.getByText(`${first} is number 2 of`).waitFor()

  // The rows follow once the server has answered, and a hand takes what it sees.
  const shown = () =>
    page.getByRole('button', { name: /^Move .*: drag it/ }).evaluateAll(
      (grips, names) => {
        const all = grips.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
        return all.flatMap((said) => names.filter((name) => said.startsWith(`Move ${name}:`)))
      },
      [first!, second!, third!],
    )
  await expect.poll(shown).toEqual([second, first, third])
  await grip(third!).scrollIntoViewIfNeeded()
  const from = (await grip(second!).boundingBox())!
  const to = (await grip(third!).boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y + to.height, { steps: 6 })
  await page.mouse.up()
  await expect.poll(order).toEqual([first, third, second])

  // By its button, as far as it goes: there it keeps the focus, and does no more.
  await expect.poll(shown).toEqual([first, third, second])
  await page.getByRole('button', { name: `More for ${third}` }).press('Enter')
  const up = page.getByRole('button', { name: 'Move up', exact: true })
  await up.press('Enter')
  await expect.poll(order).toEqual([third, first, second])
  await expect.poll(() => up.isDisabled()).toBe(true)
  expect(await up.evaluate((one) => one === document.activeElement)).toBe(true)
})

journey(
  'with the keyboard alone, a page is found, copied and begun from the palette',
  1280,
  async (visit) => {
    const { page, site } = visit
    await openDesk(visit, '/admin/overview')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('copy cold chain')
    await page.getByRole('option', { name: /^Copy/ }).first().waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Copy/ })
    await dialog.waitFor()
    const title = unique('Warm chain')
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Publish' }).getByText(title).first().waitFor()
    await page.keyboard.press('Escape')
    const { documents } = await contentEditor(site.url)
    const copies = (await documents('case')).filter(({ value }) => value.title === title)
    expect(copies).toMatchObject([
      { state: 'draft', slug: title.toLowerCase().replaceAll(' ', '-') },
    ])
  },
)

journey(
  'a recruiter has no site to change, and an editor reads whom to ask',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/overview', await invited(visit.site.url, 'recruiter'))
    await visit.open('/admin/site')
    await page.getByText(/Your role \(recruiter\) doesn’t include this screen/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'You can’t open this screen' }).waitFor()
    const desk = page.getByRole('navigation', { name: 'Desk' })
    await desk.getByRole('link', { name: 'Post Job' }).waitFor()
    expect(await desk.locator('a[href^="/admin/site"]').count()).toBe(0)

    await openDesk(visit, '/admin/site?q=navigation', await invited(visit.site.url, 'editor'))
    await page.getByRole('button', { name: 'More for Navigation' }).click()
    await page.getByText('Only an owner changes this. Ask one of them.').waitFor()
  },
)

journey(
  'who is logged in is led from a page to its editor; visitors load nothing for it',
  1280,
  async (visit) => {
    const { page, open, site } = visit
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const bytes = async () => (await pageOf(visit, '/work')).text
    const before = await bytes()
    await open('/work')
    await page.keyboard.press('Shift')
    await page.locator('[data-live]').first().waitFor({ state: 'attached' })
    expect(await page.locator('.edit-here').count()).toBe(0)
    expect(asked.filter((url) => url.includes('edit-here'))).toEqual([])

    await openDesk(visit, '/admin/site')
    await open('/work')
    await page.keyboard.press('Shift')
    const link = page.getByRole('link', { name: 'Edit this page' })
    await link.waitFor()
    // By the desk, and by the page; not by what offers the link at the desk, too.
    expect(asked.filter((url) => url.endsWith('/api/staff/me'))).toHaveLength(2)
    expect(await link.getAttribute('href')).toBe('/admin/edit?page=/work')
    expect(await axeViolations(page)).toEqual([])
    expect(await bytes()).toBe(before)
    expect(site.url).toBeTruthy()
  },
)

journey(
  'issue 16: who may not edit a page is not led to its editor, and a recruiter is to a job’s',
  1280,
  async (visit) => {
    const { page, open, site } = visit
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const [job] = /\/careers\/[^<]+/.exec(map)!
    await openDesk(visit, '/admin/account', await invited(site.url, 'recruiter'))
    const link = page.locator('.edit-here')
    for (const [path, isOffered] of [
      ['/work', false],
      [job, true],
    ] as const) {
      await open(path)
      await page.keyboard.press('Shift')
      await link.waitFor({ state: 'attached' })
      expect([path, await link.isVisible()]).toEqual([path, isOffered])
    }
    await link.click()
    await page.waitForURL(/\/admin\/job-edit\?job=/)
  },
)

atBothWidths(
  'what has no page of its own is opened where it stands on the page that shows it',
  async (visit) => {
    const { page, site } = visit
    const { documents } = await contentEditor(site.url)
    const last = (await documents('leader')).at(-1)!
    await openDesk(visit, '/admin/site')
    const name = String(last.value.name)
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name, exact: true }).click()
    const shown = page.frameLocator('iframe[data-shown]').getByText(name, { exact: false }).first()
    await shown.waitFor()
    const isSeen = () =>
      shown.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isSeen).toBe(true)
  },
)
