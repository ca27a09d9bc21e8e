import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { markOf } from '../../../src/features/documents/marks/marks.ts'
import { journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { draftPage } from '../../desk/edited-pages.ts'
import { pageShown } from '../../desk/page-editor.ts'
import { copyElsewhere, pasteHere } from '../../browser/real-clipboard.ts'

onOwnSite()

const paragraph = 'All that was there before.'

async function atText(visit: Visit) {
  const draft = await draftPage(visit, [
    { block: 'text', heading: 'Before', paragraphs: [paragraph] },
  ])
  await openDesk(visit, draft.address)
  await pageShown(visit.page)
  const frame = visit.page.frameLocator('iframe[data-shown]')
  const text = async () => (await draft.now()).value.blocks[0] as Record<string, unknown>
  return { ...draft, frame, text }
}

/** Opens the form of the paragraph, where it has its marks, with all of its words chosen. */
async function atMarks({ page }: Visit, { frame }: Awaited<ReturnType<typeof atText>>) {
  await frame.getByText(paragraph, { exact: false }).click()
  await page.getByRole('button', { name: 'Bold, italics and links' }).click()
  await page.locator('.edit-tools [contenteditable="true"]').click()
  await page.keyboard.press('Control+a')
}

const link = '<a href="https://example.com/log">the log</a>'
const said = `It stood <strong>still</strong> for <em>nine</em> minutes, see ${link}.`
const anyTag = /<(?!\/?(p|strong|em|code|a)[ >])/

for (const program of ['word', 'google-docs'])
  journey(
    `from ${program}, the marks survive on the page and all else is words`,
    1280,
    async (visit) => {
      const { page, context } = visit
      const at = await atText(visit)
      await atMarks(visit, at)
      await copyElsewhere(context, {
        'text/html': readFileSync(`test/clipboard/${program}.html`, 'utf8'),
        'text/plain': 'The queue',
      })
      await pasteHere(page)
      const kept = async () => String((await at.text()).paragraphs)
      await expect.poll(kept).toContain(said)
      const words = await kept()
      expect(words).not.toMatch(anyTag)
      expect(words).not.toMatch(/style|class=|mso/i)
      for (const one of ['The queue', 'What happened', 'Depth', 'a bullet', 'Minute', 'After it'])
        expect(words).toContain(one)
      expect(words).not.toContain(paragraph)
      expect((await at.text()).paragraphs).toContainEqual(`<p>${said}</p>`)
      const shown = at.frame.locator('main p', { hasText: 'for nine minutes' })
      await shown.locator('strong', { hasText: 'still' }).waitFor()
      expect(await shown.innerText()).not.toContain('<')
    },
  )

journey('from the web nothing runs, and addresses that would are none', 1280, async (visit) => {
  const { page, context } = visit
  visit.expectComplaint(/404|inline event handler|Content Security Policy/)
  const at = await atText(visit)
  await atMarks(visit, at)
  await copyElsewhere(context, {
    'text/html': [
      '<h2 onclick="top.ran = 1">A <b>headline</b></h2><script>top.ran = 1</script>',
      '<p>See <a href="javascript:top.ran=1">this</a> and <a href="https://example.com/">that</a>.',
      '<iframe srcdoc="<script>top.ran = 1</script>"></iframe><svg onload="top.ran = 1"></svg>',
      '<img src="/nothing.png" onerror="top.ran = 1"><u style="color:red">Red</u></p>',
    ].join(''),
  })
  await pasteHere(page)
  const kept = async () => String((await at.text()).paragraphs)
  await expect.poll(kept).toContain('See this and <a href="https://example.com/">that</a>.')
  expect(await kept()).toContain('A <strong>headline</strong>')
  expect(await kept()).not.toMatch(anyTag)
  expect(await kept()).not.toMatch(/javascript|onerror|onload|top\.ran/)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await page.locator('.edit-publish').click()
  await page
    .locator('.toast', { hasText: 'Published' })
    .or(page.getByText('can’t go out'))
    .first()
    .waitFor()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

journey(
  'issue 16: what has several paragraphs stays several where one writes in one, as one step',
  1280,
  async (visit) => {
    const { page, context } = visit
    const at = await atText(visit)
    await at.frame.getByText(paragraph, { exact: false }).click()
    await at.frame.locator('foyer-words').waitFor()
    await page.keyboard.press('Control+End')
    await copyElsewhere(context, {
      'text/html': '<p> One</p><p>Two <b>boats</b></p><p>&nbsp;</p><ul><li>Three</li></ul>',
      'text/plain': ' One\r\nTwo boats\r\nThree',
    })
    await pasteHere(page)
    const paragraphs = async () => (await at.text()).paragraphs
    const all = [`${paragraph}One`, '<p>Two <strong>boats</strong></p>', 'Three']
    await expect.poll(paragraphs).toEqual(all)
    await at.frame.locator('main p', { hasText: 'Two boats' }).locator('strong').waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(paragraphs).toEqual([paragraph])
    await at.frame.locator('main p', { hasText: 'Two boats' }).waitFor({ state: 'detached' })
  },
)

journey(
  'issue 16: in a plain line of the page, what is pasted is one line of plain words',
  1280,
  async (visit) => {
    const { page, context } = visit
    const at = await atText(visit)
    await at.frame.getByRole('heading', { name: 'Before' }).click()
    const words = at.frame.locator('foyer-words')
    await words.waitFor()
    await page.keyboard.press('Control+a')
    await copyElsewhere(context, {
      'text/html': '<h1>The <b>queue</b></h1><p>stood<script>top.ran = 1</script></p>',
      // And the mark of a page that is edited, if it was copied there.
      'text/plain': `The\u00a0queue\r\n\r\nstood${markOf({ kind: 'home', id: 'home', path: 'lead' })}`,
    })
    await pasteHere(page)
    await expect.poll(async () => (await at.text()).heading).toBe('The queue stood')
    expect(await words.innerHTML()).toBe('The queue stood')
    await page.keyboard.press('Control+a')
    await copyElsewhere(context, { 'text/html': '<p>HTML <b>alone</b></p>' })
    await pasteHere(page)
    await expect.poll(async () => (await at.text()).heading).toBe('HTML alone')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('The queue stood')
    await page.keyboard.press('Escape')
    await at.frame.getByRole('heading', { name: 'The queue stood' }).waitFor()
    expect(await at.frame.locator('main h2 b, main h2 script').count()).toBe(0)
  },
)

journey('two cells of a table are one line, on the page and in the panel', 1280, async (visit) => {
  const { page, context } = visit
  const at = await atText(visit)
  await copyElsewhere(context, { 'text/plain': 'Asha Rao\tHead of testing\r\n' })
  await at.frame.getByRole('heading', { name: 'Before' }).click()
  await at.frame.locator('foyer-words').waitFor()
  await page.keyboard.press('Control+a')
  await pasteHere(page)
  await expect.poll(async () => (await at.text()).heading).toBe('Asha Rao Head of testing')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
  const title = page.locator('.edit-panel [data-path="title"]')
  await title.click()
  await page.keyboard.press('Control+a')
  await pasteHere(page)
  await expect.poll(() => title.inputValue()).toBe('Asha Rao Head of testing')
  await expect
    .poll(async () => (await at.now()).value)
    .toMatchObject({
      title: 'Asha Rao Head of testing',
    })
  expect((await at.now()).faults).toEqual({})
})
