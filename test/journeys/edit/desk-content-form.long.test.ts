import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'

onOwnSite()

const blocks = [
  { block: 'text', heading: 'Kept', paragraphs: ['Every plank that is sound.', 'Call {phone}.'] },
  { block: 'cards', heading: 'Boats', cards: [{ title: 'Anna Lisa', text: 'A yawl.' }] },
  { block: 'picture', picture: { drawing: 'office-pune' } },
  { block: 'quotation' },
]

/** The fields of a new page, in the panel beside it. */
async function atFields(visit: Visit, name: string, has: object[] = blocks) {
  const { page } = visit
  const slug = `${name}-${Math.random().toString(36).slice(2, 8)}`
  const { call } = await openDesk(visit, '/admin/overview')
  const value = {
    title: 'Boats',
    lead: 'L',
    metaDescription: 'M',
    listed: 'nobody',
    blocks: has as typeof blocks,
  }
  const made = await call('POST', '/api/content/page', { slug, value })
  expect(made.status).toBe(201)
  const { document } = (await made.json()) as { document: { id: string } }
  await visit.open(`/admin/edit?page=/${slug}`)
  await page.getByRole('button', { name: 'Panel' }).click()
  const panel = page.getByRole('complementary', { name: 'Fields' })
  await panel.locator('.content-form').first().waitFor()
  for (const folded of await panel.getByText('All fields').all()) {
    const isOpen = await folded.evaluate((one) => one.closest('details')?.open)
    if (!isOpen) await folded.click()
  }
  const stored = async () => {
    const answer = await call('GET', `/api/content/page/${document.id}`)
    return ((await answer.json()) as { document: { value: typeof value } }).document.value
  }
  const at = (path: string) => panel.locator(`[data-path="${path}"]`)
  const item = (path: string, place: number) => at(path).locator('> ol > li').nth(place)
  return { panel, stored, at, item, call }
}

journey('an address that leads nowhere is told where it is typed', 1280, async (visit) => {
  const { page } = visit
  visit.expectComplaint(/404/)
  const has = [{ block: 'call-to-action', heading: 'Come', label: 'Come', link: '/contact' }]
  const { panel, item } = await atFields(visit, 'link-field', has)
  await item('blocks', 0).locator('> details > summary').click()
  const field = panel.locator('.content-link input').first()
  await field.fill('/no-such-page')
  const told = panel.getByText('There’s no such page.')
  await told.waitFor()
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill('/work')
  await told.waitFor({ state: 'detached' })
  await field.fill(new URL(page.url()).searchParams.get('page')!)
  await page.waitForResponse((answer) => answer.url().endsWith('/api/content/tree'))
  expect(await told.count()).toBe(0)
})

journey('an address shows itself as it is kept once it is left', 1280, async (visit) => {
  const has = [{ block: 'call-to-action', heading: 'Come', label: 'Come', link: '/contact' }]
  const { panel, item, stored } = await atFields(visit, 'kept-link', has)
  await item('blocks', 0).locator('> details > summary').click()
  const field = panel.locator('.content-link input').first()
  for (const [typed, kept] of [
    [' /work ', '/work'],
    ['https://example.com/a plan', 'https://example.com/a%20plan'],
  ] as const) {
    await field.fill(typed)
    await field.press('Tab')
    await expect.poll(() => field.inputValue()).toBe(kept)
    await expect.poll(async () => (await stored()).blocks[0]).toHaveProperty('link', kept)
  }
})

const shot = async ({ page, width }: Visit, name: string) => {
  if (!process.env.SHOTS) return
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
}

atBothWidths('the fields of a page are a form: words, lists and their limits', async (visit) => {
  const { page } = visit
  const { panel, stored, at, item } = await atFields(visit, 'form-of-fields')
  const title = at('title')
  await title.fill('x'.repeat(81))
  await panel.getByText('Title has at most 80 characters.').first().waitFor()
  await title.fill('A boat comes back')
  await panel.getByText('Room for 63 characters').waitFor()
  await expect.poll(async () => (await stored()).title).toBe('A boat comes back')

  const handle = item('blocks', 0).locator('> .content-item-head .content-item-handle')
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await panel.getByText('Now at place 2 of 4.').waitFor()
  await expect
    .poll(async () => (await stored()).blocks.map(({ block }) => block))
    .toEqual(['cards', 'text', 'picture', 'quotation'])
  await panel.getByRole('button', { name: /^Move up: Text 2/ }).click()
  await expect.poll(async () => (await stored()).blocks[0]!.block).toBe('text')
  await shot(visit, 'form')

  const cards = item('blocks', 1)
  await cards.locator('> details > summary').click()
  await cards.getByRole('button', { name: 'Add: Card' }).click()
  await page.keyboard.type('Sea Wife')
  await expect.poll(async () => JSON.stringify((await stored()).blocks[1])).toContain('Sea Wife')
  await cards.getByText('2 of 24').waitFor()
  // Nothing half below the head of the panel.
  await title.scrollIntoViewIfNeeded()
  expect(await axeViolations(page, '.edit-panel')).toEqual([])
  // Its fields scroll in the panel alone.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

journey('whoever takes one of a full list away may add another', 1280, async (visit) => {
  const figures = Array.from({ length: 8 }, (_, n) => ({ value: `${n}`, label: 'Boats' }))
  const { panel, item } = await atFields(visit, 'full-list', [
    { block: 'figures', heading: 'In figures', figures },
  ])
  await item('blocks', 0).locator('> details > summary').click()
  await panel.getByText('There’s room for 8 at most.').waitFor()
  await panel.getByRole('button', { name: /^Remove: Figure 8/ }).press('Enter')
  const add = panel.getByRole('button', { name: 'Add: Figure' })
  await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true)
})

journey('an item of a list is dragged to its place', 1280, async (visit) => {
  const { page } = visit
  const { stored, item } = await atFields(visit, 'form-by-hand')
  const handle = (place: number) =>
    item('blocks', place).locator('> .content-item-head .content-item-handle')
  await handle(2).scrollIntoViewIfNeeded()
  const [from, to] = [(await handle(2).boundingBox())!, (await handle(0).boundingBox())!]
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await stored()).blocks[0]!.block).toBe('picture')
})

atBothWidths(
  'words get marks by keys, by the bar and by pasting, and nothing else',
  async (visit) => {
    const { page } = visit
    visit.expectComplaint(/404|inline event handler/)
    const { stored, item, at } = await atFields(visit, 'form-of-marks')
    await item('blocks', 0).locator('> details > summary').click()
    const words = at('blocks.0.paragraphs.0').first()
    const kept = () => stored().then(({ blocks: [text] }) => text!.paragraphs![0])
    await words.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    await expect.poll(kept).toBe('<p><strong>Every plank that is sound.</strong></p>')
    await page.keyboard.press('Control+b')
    await expect.poll(kept).toBe('Every plank that is sound.')

    await page.keyboard.press('Control+k')
    const picker = page.locator('.picker').getByRole('combobox')
    await picker.fill('/no-such-page')
    await page.getByText('There’s no such page.').waitFor()
    await shot(visit, 'link')
    expect(await axeViolations(page, '.picker')).toEqual([])
    await picker.fill('/work')
    await page.getByRole('option', { name: /Link to \/work/ }).click()
    await expect.poll(kept).toBe('<p><a href="/work">Every plank that is sound.</a></p>')
    await shot(visit, 'marks')

    await words.click()
    await page.keyboard.press('Control+a')
    await words.evaluate((element) => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<p class=MsoNormal style="color:red">One <b>two</b><script>window.ran = 1</script></p><ul><li onclick="x()">three <i>four</i></li></ul><img src=x onerror="window.ran = 1">',
      )
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect
      .poll(async () => (await stored()).blocks[0]!.paragraphs!.slice(0, 2))
      .toEqual(['<p>One <strong>two</strong></p>', '<p>three <em>four</em></p>'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  },
)

journey(
  'what is pasted before the code that cleans it has come lands where the caret was; without it, as plain words',
  1280,
  async (visit) => {
    const { page } = visit
    visit.expectComplaint(/404|ERR_FAILED|Failed to fetch/)
    for (const comes of [true, false]) {
      const code = '**/assets/clean-paste-*.js'
      const release = await holdBack(page, code, (route) =>
        comes ? route.continue() : route.abort(),
      )
      const { stored, item, at } = await atFields(visit, 'form-of-pastes')
      await item('blocks', 0).locator('> details > summary').click()
      const words = at('blocks.0.paragraphs.0').first()
      await words.click()
      await page.keyboard.press('Home')
      await words.evaluate((element) => {
        const data = new DataTransfer()
        data.setData('text/html', '<p>One <b>two</b> </p>')
        data.setData('text/plain', 'One two ')
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      })
      await page.keyboard.press('End')
      release()
      await expect
        .poll(() => stored().then(({ blocks: [text] }) => text!.paragraphs![0]))
        .toMatch(comes ? /^<p>One <strong>two<\/strong> ?Every plank/ : /^One two ?Every plank/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  },
)

atBothWidths('a picture is chosen, described and cut where one points', async (visit) => {
  const { page } = visit
  visit.expectComplaint(/415/)
  const { stored, item } = await atFields(visit, 'form-of-pictures')
  await item('blocks', 2).locator('> details > summary').click()
  await item('blocks', 2)
    .getByRole('button', { name: /^Change/ })
    .click()
  await page.locator('.picker').getByRole('combobox', { name: 'Find a picture' }).waitFor()
  await page.locator('.picker').getByRole('option').first().waitFor()
  await shot(visit, 'pictures')
  expect(await axeViolations(page, '.picker')).toEqual([])
  await page.locator('.picker-upload input').setInputFiles({
    name: 'no.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await page.locator('.picker [role=alert]').waitFor()
  await page.locator('.picker-upload input').setInputFiles('docs/screenshots/home.png')
  const use = page.getByRole('button', { name: 'Use this picture' })
  await use.click()
  await page.getByText('Say what it shows, or mark it as decoration.').waitFor()
  await page.getByLabel('What it shows').fill('A boat on its slip')
  await page.getByRole('slider', { name: 'Focal point' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await shot(visit, 'details')
  expect(await axeViolations(page, 'dialog[open]')).toEqual([])
  await use.click()
  const picture = () => stored().then(({ blocks: list }) => list[2]!.picture)
  await expect.poll(picture).toMatchObject({
    alt: 'A boat on its slip',
    focus: { x: 55, y: 45 },
  })
})

atBothWidths('a document that is referred to is found, or begun in place', async (visit) => {
  const { page } = visit
  const { stored, item, call } = await atFields(visit, 'form-of-names')
  const said = item('blocks', 3)
  await said.locator('> details > summary').click()
  await said.getByRole('button', { name: 'Choose Testimonial' }).click()
  const find = page.locator('.picker').getByRole('combobox')
  await page.locator('.picker').getByRole('option').first().waitFor()
  const name = `Harbour master ${visit.width}`
  await find.fill(name)
  await page.getByText('There’s nothing by that name.').waitFor()
  await shot(visit, 'names')
  expect(await axeViolations(page, '.picker')).toEqual([])
  await find.press('Enter')
  await said.getByText(name).waitFor()
  const id = () =>
    stored().then(({ blocks: list }) => (list[3] as { testimonial?: string }).testimonial)
  await expect.poll(id).toBeTruthy()
  const made = await call('GET', `/api/content/testimonial/${await id()}`)
  expect(await made.json()).toMatchObject({
    document: { state: 'draft', value: { name } },
  })
})
