import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { invited, openDesk } from '../../desk/desk-visit.ts'
import { draftPage, unique } from '../../desk/edited-pages.ts'
import { pageShown } from '../../desk/page-editor.ts'

onOwnSite()

const toNowhere = (name: string) => ({
  block: 'text',
  heading: 'The slips',
  paragraphs: [`<p>Three of them, and <a href="/${name}">a fourth</a>.</p>`],
})
const finding = 'The link ‘a fourth’ leads to /'

const lastPublication = async (call: Awaited<ReturnType<typeof draftPage>>['call']) =>
  (
    (await (await call('GET', '/api/publications')).json()) as {
      publications: { overrideReason?: string; who: string }[]
    }
  ).publications[0]

/** Leaves out all changes but the one of this name. */
async function chooseOnly({ page }: Visit, name: string) {
  const all = page.getByRole('checkbox', { name: 'Choose all' })
  await all.check()
  await all.uncheck()
  await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByText(/^1 of \d+ chosen$/).waitFor()
}

atBothWidths(
  'an error holds a page back and leads to its place; an owner lets it out with a reason',
  async (visit) => {
    const { page } = visit
    visit.expectComplaint(/422/)
    const draft = await draftPage(visit, [toNowhere(unique('no'))])
    await openDesk(visit, draft.address)
    await pageShown(page)
    const publish = page.locator('.edit-publish')
    await page.locator('.edit-publish .desk-count').waitFor()
    await publish.click()
    const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
    await dialog.getByText(finding, { exact: false }).first().waitFor()
    await dialog.getByText(/^1 error holds this back/).waitFor()
    expect(await dialog.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    expect(await axeViolations(page, 'dialog[open]')).toEqual([])
    expect(await draft.status()).toBe(404)

    await dialog.getByRole('button', { name: /^Show it: The link ‘a fourth’/ }).click()
    await dialog.waitFor({ state: 'detached' })
    const words = page.locator('.edit-tools [contenteditable="true"]')
    await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await words.innerText()).toContain('a fourth')
    expect(await axeViolations(page, '.edit-tools')).toEqual([])

    await publish.click()
    await dialog.getByText('Publish over the errors').click()
    const reason = dialog.getByLabel('Why publish it anyway')
    await reason.fill('No')
    await dialog.getByText('Give a reason of at least 3 characters.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    const said = `The fourth slip opens on Monday: ${draft.path}`
    await reason.fill(said)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
    expect(await draft.status()).toBe(200)
    expect(await lastPublication(draft.call)).toMatchObject({
      overrideReason: said,
      who: 'owner@example.com',
    })
    await visit.open('/admin/history')
    await page.getByText(said, { exact: false }).first().waitFor()
  },
)

journey(
  'with the keyboard alone a finding is read and its place in the editor reached',
  1280,
  async (visit) => {
    const { page } = visit
    const title = unique('The fourth slip')
    const draft = await draftPage(visit, [toNowhere(unique('no'))], title)
    await openDesk(visit, '/admin/changes')
    await chooseOnly(visit, title)
    await page.getByRole('button', { name: 'Publish…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByText(/^1 error holds this back/).waitFor()
    const out = dialog.getByRole('button', { name: 'Publish now' })
    await expect.poll(() => out.isDisabled()).toBe(true)
    expect(await out.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await axeViolations(page, 'dialog[open]')).toEqual([])
    const show = dialog.getByRole('button', { name: /^Show it: The link ‘a fourth’/ })
    for (let stops = 0; stops < 20; stops++) {
      if (await show.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await pageShown(page)
    expect(new URL(page.url()).searchParams.get('page')).toBe(draft.path)
    const words = page.locator('.edit-tools [contenteditable="true"]')
    await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Three of them, all mended.')
    await expect
      .poll(async () => (await draft.now()).value.blocks[0]!.paragraphs)
      .toEqual(['Three of them, all mended.'])
    await page.keyboard.press('Escape')
    await page.locator('.edit-publish').press('Enter')
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
    expect(await draft.html()).toContain('all mended')
  },
)

journey('warnings are told and hold nothing back', 390, async (visit) => {
  const { page } = visit
  const title = unique('An old friend')
  const draft = await draftPage(
    visit,
    [
      {
        block: 'text',
        heading: 'Friends',
        paragraphs: ['<p>See <a href="http://foyer-yard.de/">the yard next door</a>.</p>'],
      },
    ],
    title,
  )
  await openDesk(visit, '/admin/changes')
  await chooseOnly(visit, title)
  await page.getByRole('button', { name: 'Publish…' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog
    .getByText(/without encryption/)
    .first()
    .waitFor()
  await dialog.getByText(/^1 warning/).waitFor()
  expect(await axeViolations(page, 'dialog[open]')).toEqual([])
  const out = dialog.getByRole('button', { name: 'Publish now' })
  await expect.poll(() => out.isEnabled()).toBe(true)
  await out.tap()
  await page.getByText('Published. Visitors see it now.').waitFor()
  expect(await draft.status()).toBe(200)
  expect(await lastPublication(draft.call)).not.toHaveProperty('overrideReason')
})

journey(
  'one press on the page publishes, and says beside it once what it was warned of',
  1280,
  async (visit) => {
    const { page } = visit
    const plain = '<p>See <a href="http://foyer-yard.de/">the yard next door</a>.</p>'
    const draft = await draftPage(visit, [
      { block: 'text', heading: 'Friends', paragraphs: [plain] },
    ])
    await openDesk(visit, draft.address)
    await pageShown(page)
    const read = page.waitForRequest(/\/axe\.min-.*\.js$/)
    await page.locator('.edit-publish .desk-count').waitFor()
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
    await read
    expect(await draft.status()).toBe(200)
    const told = page.locator('.edit-told')
    await told
      .getByText(/without encryption/)
      .first()
      .waitFor()
    expect(await axeViolations(page, '.edit-told')).toEqual([])
    await told.getByRole('button', { name: 'Close' }).click()
    expect(await told.innerText()).toBe('')
  },
)

journey('an editor reads that an owner can let it out, and cannot', 390, async (visit) => {
  const { page } = visit
  visit.expectComplaint(/422/)
  const draft = await draftPage(visit, [toNowhere(unique('no'))])
  await openDesk(visit, draft.address, await invited(visit.site.url, 'editor'))
  await pageShown(page)
  await page.locator('.edit-publish .desk-count').waitFor()
  await page.locator('.edit-publish').tap()
  const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
  await dialog.getByText(/ask an owner/).waitFor()
  expect(await dialog.getByText('Publish over the errors').count()).toBe(0)
  expect(await dialog.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  expect(await axeViolations(page, 'dialog[open]')).toEqual([])
  expect(await draft.status()).toBe(404)
})
