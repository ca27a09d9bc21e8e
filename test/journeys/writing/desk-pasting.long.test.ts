import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

const words = ({ page }: Visit) => page.getByRole('textbox', { name: 'Content of the post' })

/** What stands on the clipboard, given as the browser gives it. */
async function paste(visit: Visit, given: Record<string, string>) {
  await words(visit).click()
  await words(visit).evaluate((element, kinds) => {
    const data = new DataTransfer()
    for (const [kind, text] of Object.entries(kinds)) data.setData(kind, text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, given)
}

async function atEditor(visit: Visit) {
  const { call } = await openDesk(visit, '/admin/write')
  await words(visit).waitFor()
  const { page } = visit
  return async () => {
    const key = new URL(page.url()).searchParams.get('post')
    if (!key) return ''
    const answer = await call('GET', `/api/blogs/drafts/${key}`)
    return ((await answer.json()) as { post: { content: string } }).post.content
  }
}

const link = '<a href="https://example.com/log" rel="noopener">the log</a>'
const document = [
  '<h2>The queue</h2><h3>What happened</h3>',
  `<p>It stood <strong>still</strong> for <em>nine</em> minutes, see ${link}.</p>`,
  '<ol><li>Depth<ol><li>of <strong>two</strong> gates</li><li>and of three</li></ol></li><li>Wait</li></ol>',
  '<ul><li>a bullet<ul><li>one below it</li></ul></li></ul>',
  '<h4>After it</h4>',
].join('')
const table = '<table><tbody><tr><td>Minute</td><td><strong>9</strong></td></tr></tbody></table>'
const stuck = (name: string, address?: string) =>
  `<p><mark>${address ? `<a href="${address}" rel="noopener">` : ''}[Picture to add: ${name}]${address ? '</a>' : ''}</mark></p>`

journey(
  'Headings, nested and numbered lists, links and tables survive from Word',
  1280,
  async (visit) => {
    const stored = await atEditor(visit)
    await paste(visit, { 'text/html': readFileSync('test/clipboard/word.html', 'utf8') })
    await expect.poll(stored).toBe(document + stuck('A queue') + table)
    const box = visit.page.locator('.writer-awaited')
    expect(await box.innerText()).toContain('couldn’t be pasted')
  },
)

const png = () =>
  sharp({ create: { width: 160, height: 107, channels: 3, background: '#f04014' } })
    .png()
    .toBuffer()

journey(
  'Headings, nested and numbered lists, links and tables survive from Google Docs',
  1280,
  async (visit) => {
    const stored = await atEditor(visit)
    await paste(visit, { 'text/html': readFileSync('test/clipboard/google-docs.html', 'utf8') })
    const address = 'https://pictures.example/docsz/AD_4nXe.png'
    await expect.poll(stored).toBe(document + stuck('AD_4nXe.png', address) + table)
  },
)

atBothWidths(
  'A picture that lies elsewhere is brought over when one asks for it, or its file is chosen; without it the post is not published',
  async (visit) => {
    const { page, context } = visit
    const stored = await atEditor(visit)
    const asked: string[] = []
    visit.expectComplaint(/pictures\.example/)
    let isHandedOut = false
    await context.route('https://pictures.example/**', async (route) => {
      asked.push(route.request().url())
      const headers = {
        'access-control-allow-origin': isHandedOut ? '*' : 'https://nobody.example',
      }
      await route.fulfill({ body: await png(), contentType: 'image/png', headers })
    })
    await paste(visit, {
      'text/html':
        '<p>Before</p><p><img src="https://pictures.example/a.png" alt="A gate"></p><p>After</p>',
    })
    const box = page.locator('.writer-awaited')
    await box.waitFor()
    await expect.poll(stored).toContain('[Picture to add: A gate]')
    // Seen again as it is stored.
    await page.reload()
    await box.waitFor()
    await page.getByLabel('Blog Title').fill('With a picture')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.locator('.write-publish').getByText('A picture is still missing').waitFor()
    expect(asked).toEqual([])

    await box.click()
    await page.getByRole('button', { name: 'Bring it over' }).click()
    await page.getByText('pictures.example doesn’t share this picture.').waitFor()
    isHandedOut = true
    await page.getByRole('button', { name: 'Bring it over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a picture' })
    expect(await dialog.getByLabel(/What does the picture show/).inputValue()).toBe('A gate')
    await dialog.getByRole('button', { name: 'Upload and insert' }).click()
    await page.locator('.writer-picture img').waitFor()
    await expect
      .poll(stored)
      .toMatch(
        /^<p>Before<\/p><figure><img src="\/media\/[\w-]+" alt="A gate" width="160" height="107"[^>]*><\/figure><p>After<\/p>$/,
      )
    await words(visit).focus()
    await page.keyboard.press('Control+z')
    await box.waitFor()
  },
)

const markdown = [
  '# Nine minutes',
  '',
  'The queue **stood** still, see [the log](https://example.com/log).',
  '',
  '## Why',
  '- one',
  '    - two',
  '1. first',
  '2. second',
  '',
  '```ts',
  '# no heading',
  '```',
  '',
  '| a | b |',
  '|---|---|',
  '| 1 | *2* |',
].join('\n')

journey(
  'Markdown pasted as plain text becomes what it means, and Ctrl+Z brings the plain text back',
  1280,
  async (visit) => {
    const { page } = visit
    const stored = await atEditor(visit)
    await paste(visit, { 'text/plain': markdown })
    const meant = [
      '<h2>Nine minutes</h2>',
      `<p>The queue <strong>stood</strong> still, see ${link}.</p>`,
      '<h3>Why</h3>',
      '<ul><li>one<ul><li>two</li></ul></li></ul><ol><li>first</li><li>second</li></ol>',
      '<pre><code class="language-ts"># no heading</code></pre>',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
    ].join('')
    await expect.poll(stored).toBe(meant)
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toContain('<p># Nine minutes</p>')
    expect(await stored()).toContain('The queue **stood** still')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(stored).toBe(meant)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await words(visit).innerText()).trim()).toBe('')
  },
)

journey('Plain words and dashes within them are no Markdown', 1280, async (visit) => {
  const stored = await atEditor(visit)
  await paste(visit, { 'text/plain': 'Nine - or ten - minutes.\n3.5 of them #late' })
  await expect.poll(stored).toBe('<p>Nine - or ten - minutes.</p><p>3.5 of them #late</p>')
})
