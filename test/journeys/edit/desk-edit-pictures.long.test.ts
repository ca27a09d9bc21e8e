import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { openDesk, storedToken } from '../../desk/desk-visit.ts'
import { draftPage, unique } from '../../desk/edited-pages.ts'
import { documentNow, openEditor, pageShown } from '../../desk/page-editor.ts'
import { photograph } from '../../sent/pictures-on-site.ts'

onOwnSite()

async function uploaded({ page, site }: Visit, name: string) {
  const form = new FormData()
  const bytes = new Uint8Array(await photograph(900, 600))
  form.set('image', new Blob([bytes], { type: 'image/png' }), `${name}.png`)
  const token = await storedToken(page)
  const sent = await fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await sent.json()) as { picture: { url: string } }).picture.url
}

async function atPicture(visit: Visit, value: object) {
  const draft = await draftPage(visit, [{ block: 'picture', picture: value }])
  await openDesk(visit, draft.address)
  await pageShown(visit.page)
  const frame = visit.page.frameLocator('iframe[data-shown]')
  return {
    ...draft,
    frame,
    picture: async () => (await draft.now()).value.blocks[0]!.picture as Record<string, unknown>,
  }
}

const isFocused = (page: Page, name: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name)

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 25; stops++) {
    if (await isFocused(page, name)) return
    await page.keyboard.press('Tab')
  }
  expect(await isFocused(page, name)).toBe(true)
}

journey(
  'an upload that the line broke needs no choosing anew: it goes by a press, or when the line is back',
  390,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { frame, picture } = await atPicture(visit, { drawing: 'office-pune' })
    await frame.locator('main [role="img"], main img').first().click()
    await page.locator('.picker').getByRole('option').first().waitFor()
    await context.setOffline(true)
    await page.locator('.picker-upload input').setInputFiles({
      name: 'weir.png',
      mimeType: 'image/png',
      buffer: await photograph(800, 600),
    })
    const trouble = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
    await trouble.getByRole('button', { name: 'Try again' }).click()
    await trouble.getByRole('button', { name: 'Try again' }).waitFor()
    await context.setOffline(false)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What it shows').fill('The weir')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect.poll(picture).toMatchObject({ alt: 'The weir' })
  },
)

journey(
  'a picture is uploaded on the page with the mouse, described, and kept in sight where one points',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, picture, path, status } = await atPicture(visit, { drawing: 'office-pune' })
    const drawn = frame.locator('main [role="img"], main img').first()
    await drawn.scrollIntoViewIfNeeded()
    await drawn.click()
    await page.locator('.picker').getByRole('option').first().waitFor()
    await page.locator('.picker-upload input').setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: await photograph(1200, 800),
    })
    const dialog = page.getByRole('dialog')
    const use = dialog.getByRole('button', { name: 'Use this picture' })
    await use.click()
    await dialog.getByText('Say what it shows, or mark it as decoration.').waitFor()
    await dialog.getByLabel('What it shows').fill('The slip at low water')
    const point = dialog.getByRole('slider', { name: 'Focal point' })
    const { width, height } = (await point.boundingBox())!
    await point.click({ position: { x: width * 0.8, y: height * 0.3 } })
    await dialog.getByText('80% from the left, 30% from the top').waitFor()
    expect(await axeViolations(page, 'dialog[open]')).toEqual([])
    await use.click()
    await expect
      .poll(picture)
      .toMatchObject({ alt: 'The slip at low water', focus: { x: 80, y: 30 } })
    await frame.locator('main img[alt^="The slip at low water"]').first().waitFor()
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Published' }).waitFor()
    expect(await status()).toBe(200)
    await visit.open(path)
    const shown = page.getByRole('img', { name: 'The slip at low water' })
    expect(await shown.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('80% 30%')
  },
)

journey(
  'a picture is the one that is described, whatever another puts above it meanwhile',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/overview')
    const upload = await uploaded(visit, unique('slip'))
    const { frame, call, id, now } = await atPicture(visit, { upload, alt: 'The slip' })
    await frame.locator('main img').first().click()
    const dialog = page.getByRole('dialog')
    const words = dialog.getByLabel('What it shows')
    await words.fill('The slip at noon')
    const { version, value } = await now()
    const other = { block: 'picture', picture: { upload, alt: 'Another one' } }
    await call('PUT', `/api/content/page/${id}`, {
      version,
      value: { ...value, blocks: [other, ...value.blocks] },
    })
    await frame.locator('main img[alt^="Another one"]').first().waitFor()
    expect(await words.inputValue()).toBe('The slip at noon')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    const said = async () =>
      (await now()).value.blocks.map(({ picture }) => (picture as { alt: string }).alt)
    await expect.poll(said).toEqual(['Another one', 'The slip at noon'])
  },
)

journey(
  'with the keyboard alone a picture is found, described and turned to its point of interest',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/overview')
    const [before, name] = [await uploaded(visit, unique('slip')), unique('crane')]
    const is = await uploaded(visit, name)
    const { frame, picture } = await atPicture(visit, { upload: before, alt: 'The slip' })
    await page.locator('iframe[data-shown]').focus()
    const chosen = page.locator('.edit-tools-head strong')
    for (let stops = 0; stops < 80; stops++) {
      if (/Picture/.test((await chosen.allTextContents())[0] ?? '')) break
      await page.keyboard.press('Tab')
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => go(undefined))))
    }
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What it shows').waitFor()
    await tabTo(page, 'Choose another picture')
    await page.keyboard.press('Enter')
    await page.locator('.picker').getByRole('combobox').waitFor()
    await page.keyboard.type(name)
    await expect.poll(() => page.locator('.picker').getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('What it shows').waitFor()
    const point = dialog.getByRole('slider', { name: 'Focal point' })
    for (let stops = 0; stops < 10; stops++) {
      if (await point.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await dialog.getByText('40% from the left, 55% from the top').waitFor()
    const alt = dialog.getByLabel('What it shows')
    for (let stops = 0; stops < 10; stops++) {
      if (await alt.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('A crane over the yard')
    await tabTo(page, 'Use this picture')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expect
      .poll(picture)
      .toEqual({ upload: is, alt: 'A crane over the yard', focus: { x: 40, y: 55 } })
    await frame.locator('main img[alt^="A crane over the yard"]').first().waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(picture).toEqual({ upload: before, alt: 'The slip' })
  },
)

journey(
  'a drawing that stands without words is reached by Tab, and another is chosen by keys',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, picture } = await atPicture(visit, { drawing: 'office-pune' })
    await page.locator('iframe[data-shown]').focus()
    const chosen = () => frame.locator('main img[src*="office-pune"]:focus').count()
    for (let stops = 0; stops < 60 && !(await chosen()); stops++) await page.keyboard.press('Tab')
    expect(await chosen()).toBe(1)
    await page.locator('.edit-tools').waitFor()
    await page.keyboard.press('Enter')
    const words = page.locator('.picker').getByRole('combobox')
    await words.waitFor()
    // Whoever chooses nothing is where they were.
    await page.keyboard.press('Escape')
    await expect.poll(chosen).toBe(1)
    await page.keyboard.press('Enter')
    await words.waitFor()
    await page.keyboard.type('patna')
    await expect.poll(() => page.locator('.picker').getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(picture).toEqual({ drawing: 'office-patna' })
    await frame.locator('main img[src*="office-patna"]:focus').waitFor()
  },
)

for (const [way, words] of [
  ['mouse', 'patna'],
  ['keys', 'pune'],
] as const)
  journey(
    `the drawing at the head of a service, one of two beside its words, is chosen by ${way}`,
    1280,
    async (visit) => {
      const { page } = visit
      const { frame, call } = await openEditor(visit, '/services/technology/devops')
      const now = async () => (await documentNow(call, 'service', 'devops')).value.drawing
      expect(await now()).not.toContain(words)
      const head = frame.locator('.service-hero [role="img"]')
      if (way === 'mouse') {
        await head.hover()
        await page.locator('.edit-outline-hovered', { hasText: 'Drawing' }).waitFor()
        await head.click()
      } else {
        await page.locator('iframe[data-shown]').focus()
        const isThere = () => head.evaluate((one) => one === one.ownerDocument.activeElement)
        for (let stops = 0; stops < 60 && !(await isThere()); stops++)
          await page.keyboard.press('Tab')
        await page.locator('.edit-tools-head', { hasText: 'Drawing' }).waitFor()
        await page.keyboard.press('Enter')
      }
      await page.locator('.picker').getByRole('combobox').fill(words)
      const options = page.locator('.picker').getByRole('option')
      await expect.poll(() => options.count()).toBeLessThan(5)
      await page.keyboard.press('Enter')
      await expect.poll(now).toContain(words)
    },
  )
