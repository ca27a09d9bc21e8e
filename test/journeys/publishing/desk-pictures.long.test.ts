import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, type Visit } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { photograph } from '../../sent/pictures-on-site.ts'

const png = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await photograph(width, Math.round(width / 2)),
})

async function uploadTwo({ page }: Visit, one: string, other: string) {
  await page
    .getByLabel('Upload pictures')
    .setInputFiles([
      await png(one, 700),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await png(other, 60),
    ])
  await page.getByText(`${one}: uploaded`).waitFor()
  await page.getByText(/notes\.txt: This file isn’t a picture/).waitFor()
  await page.getByText(`${other}: uploaded`).waitFor()
}

const names = () => {
  const mark = Math.random().toString(36).slice(2, 8)
  return [`yard-${mark}.png`, `crane-${mark}.png`, `new-${mark}.png`] as const
}

journey('a photograph is engraved as it is uploaded, if one wishes', 1280, async (visit) => {
  const { page } = visit
  const [yard] = names()
  await openDesk(visit, '/admin/pictures')
  await page.getByLabel(/^Engrave it/).check()
  const sent = page.waitForRequest((request) => request.url().includes('/api/media?'))
  await page.getByLabel('Upload pictures').setInputFiles([await png(yard, 1400)])
  await page.getByText(`${yard}: uploaded`).waitFor()
  const query = Object.fromEntries(new URL((await sent).url()).searchParams)
  expect(query).toEqual({ for: 'library', as: 'engraved' })
  expect(await axeViolations(page)).toEqual([])
})

journey(
  'of several uploads those that the line broke go once more, and only those',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_FAILED|415/)
    const [yard, crane] = names()
    const { call } = await openDesk(visit, '/admin/pictures')
    await context.route('**/api/media?*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const chooser = page.getByLabel('Upload pictures')
    await chooser.setInputFiles([await png(yard, 700), await png(crane, 600)])
    await page.getByText(`${crane}: The server cannot be reached.`).waitFor()
    await context.unrouteAll()
    await chooser.setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ])
    await page.getByText(/notes\.txt: This file isn’t a picture/).waitFor()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    for (const name of [yard, crane]) await page.getByText(`${name}: uploaded`).waitFor()
    // What is no picture will not be one next time.
    await again.waitFor({ state: 'detached' })
    await page.getByText(/notes\.txt: This file isn’t a picture/).waitFor()
    for (const name of [yard, crane]) {
      const { total } = (await (await call('GET', `/api/media?q=${name}`)).json()) as {
        total: number
      }
      expect(total).toBe(1)
    }
  },
)

for (const width of [1280, 390] as const)
  journey(
    'a picture is uploaded, found, described, replaced everywhere and put back',
    width,
    async (visit) => {
      const { page } = visit
      const [yard, crane, next] = names()
      const { call } = await openDesk(visit, '/admin/pictures')
      visit.expectComplaint(/415/)
      await uploadTwo(visit, yard, crane)
      await page.getByLabel('Find').fill(crane.slice(0, 8))
      const cards = page.locator('.picture-card')
      await expect.poll(() => page.url()).toContain('q=crane')
      await page.getByLabel('Find').fill(yard)
      await page.getByRole('button', { name: `Open ${yard}` }).waitFor()
      await expect.poll(() => cards.count()).toBe(1)
      expect(await axeViolations(page)).toEqual([])

      const answer = await call('GET', `/api/media?q=${yard}`)
      const { pictures } = (await answer.json()) as { pictures: { url: string }[] }
      const value = { name: `Asha ${yard}`, picture: { upload: pictures[0]!.url, alt: 'Asha' } }
      expect((await call('POST', '/api/content/leader', { value })).status).toBe(201)

      await page.getByRole('button', { name: `Open ${yard}` }).press('Enter')
      const dialog = page.getByRole('dialog', { name: yard })
      await dialog.getByRole('link', { name: `Asha ${yard}` }).waitFor()
      await dialog.getByLabel('Description').fill('The yard at noon')
      await dialog.getByLabel('Description').press('Tab')
      await dialog.getByLabel('Name').press('Enter')
      // Heard in the dialog, where one goes on from the field one was in.
      await dialog.locator('.toast', { hasText: 'Saved.' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      const name = dialog.getByLabel('Name')
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
      await dialog.getByRole('button', { name: 'Move to trash' }).click()
      await page.getByText(`‘Asha ${yard}’ shows this picture.`).waitFor()

      await dialog.getByLabel('Replace everywhere').setInputFiles(await png(next, 800))
      const replaced = page.getByRole('dialog', { name: next })
      await replaced.getByRole('link', { name: `Asha ${yard}` }).waitFor()
      expect(await replaced.getByLabel('Description').inputValue()).toBe('The yard at noon')
      await replaced.getByRole('button', { name: 'Put the previous picture back' }).click()
      await dialog.getByRole('link', { name: `Asha ${yard}` }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    },
  )

journey(
  'issue 16: of many uploads the last few are named, and all that are shown go at once',
  1280,
  async (visit) => {
    const { page } = visit
    const mark = Math.random().toString(36).slice(2, 8)
    await openDesk(visit, `/admin/pictures?q=${mark}`)
    visit.expectComplaint(/415/)
    const small = await Promise.all(
      Array.from({ length: 9 }, (_, n) => png(`plan-${n}-${mark}.png`, 60)),
    )
    const broken = { name: 'first.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    await page.getByLabel('Upload pictures').setInputFiles([broken, ...small])
    await page.getByText(`plan-8-${mark}.png: uploaded`).waitFor()
    const told = await page.locator('.picture-upload-list li').allInnerTexts()
    expect(told).toEqual([
      'Uploaded before these: 6',
      expect.stringMatching(/^first\.png: This file isn’t a picture/),
      ...[6, 7, 8].map((n) => `plan-${n}-${mark}.png: uploaded`),
    ])
    await page.getByRole('button', { name: 'Choose all 9 shown' }).click()
    await page.getByText('Chosen: 9').waitFor()
    expect(await page.getByRole('button', { name: /^Choose all/ }).count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('Moved to trash: 9.').waitFor()
    await page.getByText('Pictures: 0').waitFor()
  },
)

journey(
  'issue 16: uploads go on beneath another screen, and who would close the tab is asked first',
  1280,
  async (visit) => {
    const { page } = visit
    const sent = names()
    const { call } = await openDesk(visit, '/admin/pictures')
    const asks = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    const goOn = await holdBack(page, '**/api/media?for=library')
    await page
      .getByLabel('Upload pictures')
      .setInputFiles(await Promise.all(sent.map((name) => png(name, 60))))
    await page.getByText(`${sent[2]}: waiting`).waitFor()
    expect(await asks()).toBe(true)
    await page.getByRole('link', { name: 'Addresses' }).click()
    await page.getByRole('heading', { name: 'Addresses', level: 1 }).waitFor()
    expect(await asks()).toBe(true)
    goOn()
    await expect.poll(asks).toBe(false)
    for (const name of sent) {
      const answer = await call('GET', `/api/media?q=${name}`)
      expect(await answer.json()).toMatchObject({ total: 1 })
    }
  },
)

for (const width of [1280, 390] as const)
  journey('several pictures go to the trash at once, and come back', width, async (visit) => {
    const { page } = visit
    const [yard, crane] = names()
    await openDesk(visit, '/admin/pictures')
    visit.expectComplaint(/415/)
    await uploadTwo(visit, yard, crane)
    for (const name of [yard, crane]) await page.getByLabel(`Choose ${name}`).press('Space')
    await page.getByText('Chosen: 2').waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).press('Enter')
    await page.getByText('Moved to trash: 2.').waitFor()
    await expect.poll(() => page.getByLabel(`Choose ${yard}`).count()).toBe(0)
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    for (const name of [yard, crane])
      await (width === 390
        ? page.getByLabel(`Choose ${name}`).tap()
        : page.getByLabel(`Choose ${name}`).click())
    // For as long as it is shown, the note lies across what is below it.
    await page.getByText('Moved to trash: 2.').waitFor({ state: 'hidden' })
    // Nor does the bar, which sticks.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('Restored: 2.').waitFor()
    await page.getByRole('button', { name: 'Drawings' }).click()
    const oak = page.locator('.picture-card', { has: page.locator('.picture-places') }).first()
    await oak.waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
