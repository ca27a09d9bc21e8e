import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite } from '../../browser/browser.ts'
import { card, openFreePage } from '../../desk/free-page-editor.ts'
import { openEditor } from '../../desk/page-editor.ts'

onOwnSite()

atBothWidths(
  'items of a list are moved, added and removed, and it can be undone',
  async (visit) => {
    const { page } = visit
    const { frame, titles } = await openFreePage(visit)
    await frame.getByText('Birch', { exact: false }).first().click()
    const item = page.getByRole('group', { name: /^Card 2 of 3/ })
    await item.getByRole('button', { name: 'Move up' }).click()
    await expect.poll(titles).toEqual(['Birch', 'Ash', 'Cedar'])
    await page
      .getByRole('group', { name: /^Card 1 of 3/ })
      .getByRole('button', { name: 'Add another below' })
      .click()
    await expect.poll(titles).toEqual(['Birch', '‹Title›', 'Ash', 'Cedar'])
    await page
      .getByRole('group', { name: /^Card 2 of 4/ })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect.poll(titles).toEqual(['Birch', 'Ash', 'Cedar'])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(titles).toEqual(['Birch', '‹Title›', 'Ash', 'Cedar'])
  },
)

journey('Alt and an arrow key move an item, and it stays chosen', 1280, async (visit) => {
  const { page } = visit
  const { frame, titles } = await openFreePage(visit)
  await frame.getByText('Ash', { exact: false }).first().click()
  await frame.locator('foyer-words').waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(titles).toEqual(['Birch', 'Ash', 'Cedar'])
  const item = page.getByRole('group', { name: /^Card 2 of 3/ })
  await item.getByRole('button', { name: /^Drag/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(titles).toEqual(['Ash', 'Birch', 'Cedar'])
})

journey(
  'whoever removes the last of a list by keys goes on at the heading',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, titles } = await openFreePage(visit, [
      { block: 'cards', heading: 'Boats', cards: [card('Ash')] },
    ])
    await frame.getByText('Ash', { exact: false }).first().click()
    const item = page.getByRole('group', { name: /^Card 1 of 1/ })
    await item.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect.poll(titles).toEqual([])
    // Its words stand in more than one place.
    await frame.locator(':focus', { hasText: 'Try it' }).waitFor()
  },
)

journey('an item that is gone comes back whole from a version', 1280, async (visit) => {
  const { page } = visit
  const { blocks, titles, change } = await openFreePage(visit)
  const before = await blocks()
  await change(([lead, list]) => [lead!, { ...list, cards: list!.cards!.slice(0, 2) }])
  await page.reload()
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('navigation').getByRole('button').last().click()
  await dialog
    .locator('.version-fields li', { hasText: 'Cedar' })
    .first()
    .getByRole('button')
    .click()
  await expect.poll(titles).toEqual(['Ash', 'Birch', 'Cedar'])
  expect(await blocks()).toEqual(before)
})

journey(
  'an item removed without a line is gone from the page when there is one',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { frame, titles } = await openFreePage(visit)
    await frame.getByText('Birch', { exact: false }).first().click()
    await context.setOffline(true)
    await page
      .getByRole('group', { name: /^Card 2 of 3/ })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect.poll(() => page.locator('.edit-page-name').textContent()).toContain('Offline')
    await context.setOffline(false)
    await expect.poll(titles).toEqual(['Ash', 'Cedar'])
    await expect.poll(() => frame.getByText('Birch').count()).toBe(0)
    await frame.getByText('Cedar').first().waitFor()
  },
)

journey(
  'words that are redone while the page is drawn anew stand in the new page',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, titles, now } = await openFreePage(visit)
    const step = (name: 'Undo' | 'Redo') =>
      page.getByRole('button', { name: new RegExp(`^${name}`) })
    await frame.getByText('Birch', { exact: false }).first().click()
    const item = page.getByRole('group', { name: /^Card 2 of 3/ })
    await item.getByRole('button', { name: 'Move up' }).click()
    await page.getByRole('group', { name: /^Card 1 of 3/ }).waitFor()
    await frame.locator('h1').click()
    await frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Tried')
    await page.keyboard.press('Escape')
    await step('Undo').click()
    await step('Undo').click()
    await expect.poll(titles).toEqual(['Ash', 'Birch', 'Cedar'])
    await frame.locator('h2, h3', { hasText: /^Ash/ }).first().waitFor()

    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isHeld = true
    await page.route(
      (url) => url.pathname.startsWith('/preview/'),
      async (route) => {
        if (!isHeld) return route.continue()
        isHeld = false
        const response = await route.fetch()
        asked.resolve()
        await released.promise
        await route.fulfill({ response })
      },
    )
    await step('Redo').click()
    await asked.promise
    await step('Redo').click()
    await expect.poll(async () => (await now()).title).toBe('Tried')
    released.resolve()
    await page.locator('iframe[data-leaving]').waitFor({ state: 'detached' })
    await page.locator('iframe:not([data-shown])').waitFor({ state: 'detached' })
    await frame.locator('h1', { hasText: /^Tried/ }).waitFor()
  },
)

journey(
  'in the panel one writes on in an item, though somebody puts another before it',
  1280,
  async (visit) => {
    const { page } = visit
    const { titles, change } = await openFreePage(visit)
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    const panel = page.locator('.edit-panel')
    const title = (place: number) => panel.locator(`[data-path="blocks.1.cards.${place}.title"]`)
    await title(1).waitFor({ state: 'attached' })
    await panel.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true
    })
    await title(1).focus()
    await page.keyboard.press('End')
    await change(([lead, list]) => [lead!, { ...list, cards: [card('New'), ...list!.cards!] }])
    await expect.poll(() => title(2).inputValue()).toBe('Birch')
    await page.keyboard.type(' tree')
    await expect.poll(titles).toEqual(['New', 'Ash', 'Birch tree', 'Cedar'])
  },
)

journey('an item is dragged to another place', 1280, async (visit) => {
  const { page } = visit
  const { frame, titles } = await openFreePage(visit)
  await frame.getByText('Ash', { exact: false }).first().click()
  const handle = page
    .getByRole('group', { name: /^Card 1 of 3/ })
    .getByRole('button', { name: /^Drag/ })
  const to = (await frame.locator('li', { hasText: 'Cedar' }).first().boundingBox())!
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 6 })
  await page.locator('.edit-drop-line').waitFor()
  await page.mouse.up()
  await expect.poll(titles).toEqual(['Birch', 'Cedar', 'Ash'])
})

journey('on a phone an item is dragged with a finger', 390, async (visit) => {
  const { page } = visit
  const { frame, titles } = await openFreePage(visit)
  await frame.getByText('Ash', { exact: false }).first().tap()
  const handle = page.locator('.edit-tools-docked').getByRole('button', { name: /^Drag/ }).first()
  await frame.locator('li', { hasText: 'Birch' }).first().scrollIntoViewIfNeeded()
  const from = (await handle.boundingBox())!
  const to = (await frame.locator('li', { hasText: 'Birch' }).first().boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2)
  for (const y of [from.y - 20, to.y + to.height / 2 + 20, to.y + to.height / 2])
    await touch('touchMove', to.x + 40, y)
  await page.locator('.edit-drop-line:not([hidden])').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(titles).toEqual(['Birch', 'Ash', 'Cedar'])
})

journey(
  'issue 16: an item is dragged farther than one sees, with the finger at rest at the edge',
  390,
  async (visit) => {
    const { page } = visit
    const names = 'Ash Birch Cedar Deal Elm Fir Gum Hazel Ivy Juniper'.split(' ')
    const { frame, titles } = await openFreePage(visit, [
      { block: 'cards', heading: 'Trees', cards: names.map(card) },
    ])
    await frame.locator('li', { hasText: 'Ash' }).getByText('Ash').first().tap()
    const tools = page.locator('.edit-tools-docked')
    const from = (await tools.getByRole('button', { name: /^Drag/ }).first().boundingBox())!
    const edge = (await tools.boundingBox())!.y - 8
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2)
    for (const y of [from.y - 20, edge - 40, edge]) await touch('touchMove', 100, y)
    const last = frame.locator('li', { hasText: 'Juniper' }).first()
    await expect
      .poll(async () => {
        const { y, height } = (await last.boundingBox())!
        return y + height
      })
      .toBeLessThan(edge)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => (await titles())?.indexOf('Ash')).toBeGreaterThan(7)
  },
)

atBothWidths('a block comes from the shelf that shows it as it will look', async (visit) => {
  const { page } = visit
  const { frame, blocks } = await openFreePage(visit)
  await frame.locator('.card-lead').click()
  await page
    .getByRole('group', { name: /^Lead 1 of 2/ })
    .getByRole('button', { name: 'Add another below' })
    .click()
  const shelf = page.getByRole('dialog', { name: 'Add a block' })
  await shelf.locator('.shelf-drawn').nth(14).waitFor()
  await shelf.getByRole('button', { name: 'Questions' }).click()
  await expect
    .poll(async () => (await blocks()).map(({ block }) => block))
    .toEqual(['lead', 'questions', 'cards'])
  await page.locator('.edit-tools', { hasText: 'is still the note on what belongs here' }).waitFor()
})

journey(
  'a picture that is not chosen yet has its place on the page, and what follows keeps its own',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, blocks } = await openFreePage(visit, [
      { block: 'lead', text: 'First of all' },
      { block: 'text', heading: 'Ash', paragraphs: ['A tree.'] },
      { block: 'text', heading: 'Birch', paragraphs: ['Another.'] },
    ])
    await frame.locator('.card-lead').click()
    await page
      .getByRole('group', { name: /^Lead 1 of 3/ })
      .getByRole('button', { name: 'Add another below' })
      .click()
    const drawn = page.locator('.shelf-block')
    await drawn.filter({ has: page.getByText('Picture', { exact: true }) }).click()
    const picture = frame.locator('.page-picture img')
    await picture.waitFor()
    await frame.getByText('Birch', { exact: false }).first().click()
    await page
      .getByRole('group', { name: /^Text 4 of 4/ })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect
      .poll(async () => (await blocks()).map((one) => (one as { heading?: string }).heading))
      .toEqual([undefined, undefined, 'Ash'])
    await picture.click()
    await page.locator('.picker').getByRole('option').nth(1).click()
    await expect.poll(async () => (await blocks())[1]).toHaveProperty('picture.drawing')
  },
)

atBothWidths('a page without a block gets its first from the shelf', async (visit) => {
  const { page } = visit
  const { frame, blocks } = await openFreePage(visit, [])
  await page.getByRole('button', { name: 'Add the first block' }).click()
  const shelf = page.getByRole('dialog', { name: 'Add a block' })
  await shelf.getByRole('button', { name: 'Questions' }).click()
  await expect.poll(async () => (await blocks()).map(({ block }) => block)).toEqual(['questions'])
  await frame.locator('main').getByText('‹', { exact: false }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Add the first block' }).count()).toBe(0)
})

atBothWidths('a list with nothing in it is begun on the page, and undone there', async (visit) => {
  const { page } = visit
  const { frame, titles } = await openFreePage(visit, [
    { block: 'cards', heading: 'Boats', cards: [] },
  ])
  // The page leaves out a block with nothing in it: what it would be is begun from the page's own words.
  await frame.locator('main h1').click()
  await page.locator('.edit-tools').getByRole('button', { name: 'Begin: Cards 1, Cards' }).click()
  await expect.poll(titles).toEqual(['‹Title›'])
  await frame.locator('main').getByText('‹Title›', { exact: false }).first().waitFor()
  await page.getByRole('group', { name: /^Card 1 of 1/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Begin: Cards/ }).count()).toBe(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(titles).toEqual([])
})

atBothWidths(
  'leaders are put in another order on the page, and it is undone there',
  async (visit) => {
    const { page } = visit
    const { frame, call } = await openEditor(visit, '/')
    const order = async () => {
      const answer = await call('GET', '/api/content/leader')
      const { documents } = (await answer.json()) as { documents: { value: { name: string } }[] }
      return documents.map(({ value }) => value.name)
    }
    const [first, second] = await order()
    await frame.locator('.leader').getByText(first!, { exact: false }).first().click()
    await page
      .getByRole('group', { name: /^Leader 1 of/ })
      .getByRole('button', { name: 'Move down' })
      .click()
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first])
    await expect.poll(() => frame.locator('.leader').first().innerText()).toContain(second)
    await page.getByRole('group', { name: /^Leader 2 of/ }).waitFor()
    expect(await axeViolations(page, '.edit-tools')).toEqual([])
    await page.getByRole('button', { name: `Undo: Move ${first}` }).click()
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([first, second])
    await expect.poll(() => frame.locator('.leader').first().innerText()).toContain(first)
  },
)

journey(
  'a leader is moved by keys, on the page and beside it, and led to where one is begun or goes',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame, call } = await openEditor(visit, '/')
    const order = async () => {
      const answer = await call('GET', '/api/content/leader')
      const { documents } = (await answer.json()) as { documents: { value: { name: string } }[] }
      return documents.map(({ value }) => value.name).slice(0, 2)
    }
    const [first, second] = await order()
    await frame.locator('.leader').getByText(first!, { exact: false }).first().click()
    await frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(order).toEqual([second, first])
    const group = page.getByRole('group', { name: /^Leader 2 of/ })
    await group.getByRole('button', { name: 'Move up' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(order).toEqual([first, second])
    const leader = page.getByRole('group', { name: /^Leader 1 of/ })
    const remove = leader.getByRole('link', { name: `Remove ${first}` })
    const address = await remove.getAttribute('href')
    await leader.getByRole('link', { name: 'Add another' }).click()
    await page.getByRole('dialog', { name: 'New: Leader' }).waitFor()
    await visit.open(address!)
    await page.getByRole('dialog', { name: 'Move to trash' }).getByText(first!).waitFor()
  },
)

journey(
  'a link of the page leads to that page in the editor, and Back leads back',
  1280,
  async (visit) => {
    const { page } = visit
    const { frame } = await openEditor(visit, '/work')
    await frame
      .locator('footer a[href$="/careers"], header a[href$="/careers"]')
      .locator('visible=true')
      .first()
      .click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('/careers')
    await frame.locator('.careers-say').waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('/work')
    await frame.locator('.work-intro').waitFor()
  },
)

journey('a link to a part of the page leads there in the editor', 1280, async (visit) => {
  const { frame } = await openEditor(visit, '/services/technology/ai')
  await frame.locator('a[href$="#plan"]').click()
  await expect
    .poll(() => frame.locator('html').evaluate((one) => one.scrollTop))
    .toBeGreaterThan(200)
  expect(new URL(visit.page.url()).searchParams.get('page')).toBe('/services/technology/ai')
})

atBothWidths('a picture is pressed, and another is chosen', async (visit) => {
  const { page } = visit
  const { frame, call } = await openEditor(visit, '/')
  const picture = frame.locator('.leader .drawing').first()
  await picture.scrollIntoViewIfNeeded()
  await picture.click()
  await page.locator('dialog[open]').waitFor()
  expect(await axeViolations(page, 'dialog[open]')).toEqual([])
  expect((await call('GET', '/api/content/leader')).status).toBe(200)
})

atBothWidths('the panel has what has no place on the page', async (visit) => {
  const { page } = visit
  await openEditor(visit, '/work')
  await page.getByRole('button', { name: 'Panel' }).click()
  await page.locator('.edit-panel', { hasText: 'Not on the page itself' }).waitFor()
  expect(await axeViolations(page, '.edit-screen')).toEqual([])
  await page.locator('.edit-panel').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.edit-panel').count()).toBe(0)
})
