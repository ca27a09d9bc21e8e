import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk, pathOf } from '../../desk/desk-visit.ts'

type Edited = {
  key: string
  slug: string
  title: string
  content: string
  state: string
  version: number
}

const words = ({ page }: Visit) => page.getByRole('textbox', { name: 'Content of the post' })
const state = ({ page }: Visit) => page.locator('.write-state')
const saved = (visit: Visit) =>
  expect.poll(() => state(visit).innerText()).toMatch(/^Saved \d\d:\d\d$/)
const keyOf = ({ page }: Visit) => new URL(page.url()).searchParams.get('post') ?? ''
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

async function atEditor(visit: Visit, query = '') {
  const { call } = await openDesk(visit, `/admin/write${query}`)
  await words(visit).waitFor()
  const stored = async (key = keyOf(visit)) => {
    const answer = await call('GET', `/api/blogs/drafts/${key}`)
    return ((await answer.json()) as { post: Edited }).post
  }
  return { call, stored }
}

const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#f04014' } })
    .png()
    .toBuffer()

/** A piece of a page without what a second sanitizer puts in another order. */
const shape = (root: string) =>
  `(${(selector: string) => {
    const host = document.querySelector('.preview-host')
    const element = (host?.shadowRoot ?? document).querySelector(selector)
    const tell = (node: Node): unknown => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element)) return ''
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()
      return [node.localName, attributes.join(' '), [...node.childNodes].map(tell)]
    }
    return JSON.stringify(element && [...element.childNodes].map(tell))
  }})(${JSON.stringify(root)})`

const measures = () => {
  const host = document.querySelector('.preview-host')
  const root = host?.shadowRoot ?? document
  return ['.post-head h1', '.post-prose', '.post-prose h2', '.post-prose pre', '.post-byline'].map(
    (selector) => {
      const element = root.querySelector(selector)!
      const { fontSize, fontFamily, color, lineHeight } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      return [selector, fontSize, fontFamily, color, lineHeight, Math.round(width)]
    },
  )
}

atBothWidths(
  'ADM-3: a post is written, previewed as readers see it, and published',
  async (visit) => {
    const { page } = visit
    const { stored } = await atEditor(visit)
    const title = unique('Nine minutes')
    await page.getByLabel('Blog Title').fill(title)
    await words(visit).click()
    await page.keyboard.type('The queue stood **still** for nine minutes.\n')
    await page.keyboard.type('## Why\n')
    await page.keyboard.type('- first\nsecond\n\n')
    await page.keyboard.type('```ts ')
    await page.keyboard.type('const nine = 9')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.keyboard.type('Minute')
    for (const heading of ['Depth', 'Wait']) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type(heading)
    }
    await page.getByLabel('Table caption').fill('Nine of them')
    await page.keyboard.press('Enter')
    await words(visit).focus()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a picture' })
    await dialog.getByLabel('Picture file').setInputFiles({
      name: 'queue.png',
      mimeType: 'image/png',
      buffer: await picture(),
    })
    await dialog.getByRole('button', { name: 'Upload and insert' }).click()
    expect(await dialog.innerText()).toContain('Please describe what the picture shows.')
    await dialog.getByLabel(/What does the picture show/).fill('A queue that stands')
    await dialog.getByRole('button', { name: 'Upload and insert' }).click()
    await page.locator('.writer-picture img').waitFor()
    await expect.poll(async () => (await stored()).content).toContain('A queue that stands')
    await saved(visit)
    const draft = await stored()
    expect(draft).toMatchObject({ title, state: 'draft' })
    for (const part of [
      '<p>The queue stood <strong>still</strong> for nine minutes.</p>',
      '<h2>Why</h2>',
      '<ul><li>first</li><li>second</li></ul>',
      '<pre><code class="language-ts">const nine = 9</code></pre>',
      '<table><caption>Nine of them</caption><thead><tr><th scope="col">Minute</th><th scope="col">Depth</th>',
      'alt="A queue that stands"',
    ])
      expect(draft.content).toContain(part)
    expect(draft.content).not.toMatch(/style=|writer-/)

    await page.reload()
    await words(visit).waitFor()
    expect(await page.getByLabel('Blog Title').inputValue()).toBe(title)
    expect(await words(visit).innerText()).toContain('nine minutes')
    expect(await page.locator('.writer-picture img').getAttribute('alt')).toBe(
      'A queue that stands',
    )

    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const phone = visit.width === 390
    if (!phone) await page.getByRole('button', { name: 'Desktop, 1280 pixels' }).click()
    await page.locator('.preview-host .post-prose h2').waitFor()
    expect(await axeViolations(page)).toEqual([])
    const previewed = await page.evaluate(shape('.post-prose'))
    const looked = await page.evaluate(measures)

    visit.expectComplaint(/400/)
    await page.getByRole('button', { name: 'Publish' }).click()
    const heard = page.locator('.write-publish .notice')
    await expect.poll(() => heard.first().innerText()).toContain('Please give the category')
    const category = unique('Queues')
    await page.getByLabel('Category', { exact: true }).selectOption('Other')
    await page.getByLabel('Custom Category').fill(category)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.locator('.write-publish a', { hasText: 'View it' }).click()
    await page.locator('.post-prose h2').waitFor()
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.evaluate(shape('.post-prose'))).toBe(previewed)
    expect(await page.evaluate(measures)).toEqual(looked)
  },
)

journey(
  'what is typed goes where one has clicked, also above a picture that was chosen, and all of it can be undone',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const figure =
      '<figure><img src="/drawings/post-smallest-group.svg" alt="Dots" loading="lazy" decoding="async" /></figure>'
    const around = (second: string) => `<p>One.</p><p>${second}</p>${figure}<p>Three.</p>`
    const first = { title: unique('Dots'), category: '', thumbnail: '', content: around('Two.') }
    const answer = await call('POST', '/api/blogs/drafts', first)
    const { post } = (await answer.json()) as { post: Edited }
    expect(post.content).toBe(first.content)
    const { stored } = await atEditor(visit, `?post=${post.key}`)
    const content = async () => (await stored()).content
    await page.locator('.writer-picture img').click()
    await words(visit)
      .getByText('Two.')
      .click({ position: { x: 1, y: 8 } })
    await page.keyboard.type('One more than ')
    await expect.poll(content).toBe(around('One more than Two.'))
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.type('Other words.')
    await expect.poll(content).toBe(around('Other words.'))
    const undo = page.getByRole('button', { name: 'Undo (Ctrl+Z)' })
    while ((await undo.getAttribute('aria-disabled')) !== 'true')
      await page.keyboard.press('Control+z')
    await expect.poll(content).toBe(first.content)
  },
)

journey.once(
  'ADM-3: what is typed survives a server that cannot be reached, and says so',
  1280,
  async (visit) => {
    const { page } = visit
    const { stored } = await atEditor(visit)
    visit.expectComplaint(/drafts|ERR_FAILED|Failed to load/)
    await page.route('**/api/blogs/drafts**', (route) => route.abort())
    const title = unique('Unreachable')
    await page.getByLabel('Blog Title').fill(title)
    await words(visit).click()
    await page.keyboard.type('Not a word is lost.')
    await expect
      .poll(() => state(visit).innerText())
      .toBe(
        'Not saved: The server cannot be reached. Please check your connection and try again. Your text is safe in this browser.',
      )
    await page.reload()
    await words(visit).waitFor()
    await expect.poll(() => words(visit).innerText()).toContain('Not a word is lost.')
    expect(await page.locator('.notice').first().innerText()).toContain('what you typed before')
    await page.unroute('**/api/blogs/drafts**')
    await saved(visit)
    await expect.poll(() => keyOf(visit)).not.toBe('')
    expect(await stored()).toMatchObject({ title, content: '<p>Not a word is lost.</p>' })
  },
)

journey.long(
  'ADM-3: two who write one draft: the second is told and can take over',
  1280,
  async (visit) => {
    const { page } = visit
    const { call, stored } = await atEditor(visit)
    await page.getByLabel('Blog Title').fill(unique('Shared'))
    await saved(visit)
    const { key, version, title, content } = await stored()
    const theirs = { title: `${title} theirs`, summary: '', category: '', thumbnail: '', content }
    expect((await call('PUT', `/api/blogs/drafts/${key}`, { ...theirs, version })).status).toBe(200)
    visit.expectComplaint(/409/)
    await page.getByLabel('Blog Title').fill(`${title} mine`)
    await page.getByText('owner@example.com saved it').waitFor()
    await page.getByRole('button', { name: 'Save all of mine' }).click()
    await saved(visit)
    expect((await stored()).title).toBe(`${title} mine`)
  },
)

journey.long(
  'ADM-3: a schedule in the past is refused in words; one in the future is kept',
  1280,
  async (visit) => {
    const { page } = visit
    const { stored } = await atEditor(visit)
    await page.getByLabel('Blog Title').fill(unique('Later'))
    await page.getByLabel('Category', { exact: true }).selectOption('Other')
    await page.getByLabel('Custom Category').fill(unique('Later'))
    await words(visit).click()
    await page.keyboard.type('Soon.')
    visit.expectComplaint(/400/)
    await page.getByLabel('Publish at').fill('2001-01-01T10:00')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.locator('.write-publish').getByText('That time has passed.').waitFor()
    const year = new Date().getFullYear() + 1
    await page.getByLabel('Publish at').fill(`${year}-03-04T10:00`)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText(`Scheduled for 4 Mar ${year}`).first().waitFor()
    const post = await stored()
    expect(post.state).toBe('scheduled')
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(async () => (await stored()).state).toBe('draft')
  },
)

journey.long(
  'ADM-3: HTML and words are two views of one document; what is pasted is cleaned',
  1280,
  async (visit) => {
    const { page } = visit
    await atEditor(visit)
    visit.expectComplaint(/violates the following Content Security Policy/)
    await words(visit).click()
    await words(visit).evaluate((element) => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="margin:0"><span style="font-weight:700">Bold</span><span style="color:red"> plain</span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·</span><![endif]>Item<o:p></o:p></p><script>window.broken=1</script><img src=x onerror="window.broken=1"></b>`,
      )
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await page.getByRole('button', { name: 'HTML', exact: true }).click()
    const source = page.getByLabel('Content as HTML')
    expect(await source.inputValue()).toBe(
      '<p><strong>Bold</strong> plain</p><ul><li>Item</li></ul>',
    )
    await source.fill('<h3>Over</h3><dl><dt>One</dt></dl><p onclick="x()">there')
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    expect(await page.locator('.writer-page h3').innerText()).toBe('Over')
    expect(await page.locator('.writer-page .writer-html dt').innerText()).toBe('One')
    await page.getByRole('button', { name: 'HTML', exact: true }).click()
    expect(await source.inputValue()).toBe('<h3>Over</h3><dl><dt>One</dt></dl><p>there</p>')
    expect(await page.evaluate('window.broken')).toBeUndefined()
  },
)

journey('ADM-3: the editor is worked by keyboard alone and passes axe', 390, async (visit) => {
  const { page } = visit
  await atEditor(visit)
  expect(await axeViolations(page)).toEqual([])
  expect(
    await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  ).toBe(0)
  await words(visit).focus()
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Kind of block')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Bold (Ctrl+B)')
  await page.keyboard.press('Enter')
  await page.locator('.writer-page strong').waitFor()
  // A format is for words: the caret is among them again.
  expect(await focused()).toBe('Content of the post')
  await page.keyboard.press('Alt+F10')
  expect(await focused()).toBe('Bold (Ctrl+B)')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Redo (Ctrl+Shift+Z)')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.writer-page strong').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.writer-page'))).toBeNull()
})

journey(
  'ADM-3: Blog Edit opens a post in the editor, which updates it for readers',
  1280,
  async (visit) => {
    const { page } = visit
    const { call, stored } = await atEditor(visit)
    const title = unique('Published')
    const answer = await call('POST', '/api/blogs/post', {
      title,
      category: title,
      thumbnail: '',
      content: '<p>Old words.</p>',
    })
    const { key } = ((await answer.json()) as { post: Edited }).post
    await visit.open(`/admin/blog-edit?category=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: `Open in the editor ${title}` }).click()
    await words(visit).waitFor()
    expect(pathOf(page)).toBe('/admin/write')
    await words(visit).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' New words.')
    await expect
      .poll(() => state(visit).innerText())
      .toContain('Readers can’t see your changes yet.')
    expect((await stored(key)).content).toBe('<p>Old words.</p>')
    await page.getByRole('button', { name: 'Update for readers' }).click()
    await saved(visit)
    expect(await stored(key)).toMatchObject({
      content: '<p>Old words. New words.</p>',
      state: 'published',
    })
  },
)

journey.long(
  'ADM-3: an editor that breaks off keeps the text, offers it, and opens again with it',
  1280,
  async (visit) => {
    const { page } = visit
    await atEditor(visit)
    await words(visit).click()
    await page.keyboard.type('Before it broke.')
    await page.route('**/api/blogs/drafts', (route) => route.abort())
    visit.expectComplaint(/ERR_FAILED|failed request|It broke/)
    await page.evaluate(() => {
      const area = document.querySelector('.writer-page') as unknown as {
        __lexicalEditor: { update: (work: () => void) => void }
      }
      area.__lexicalEditor.update(() => {
        throw new Error('It broke')
      })
    })
    await page.getByText('The editor has crashed.').waitFor()
    expect(await page.getByLabel('Untitled').inputValue()).toBe('<p>Before it broke.</p>')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Reopen the editor' }).click()
    await words(visit).waitFor()
    expect(await words(visit).innerText()).toContain('Before it broke.')
    await saved(visit)
  },
)

journey.long(
  'ADM-3: a new draft whose answer is lost is made once, also when the page is opened anew',
  1280,
  async (visit) => {
    const { page } = visit
    const { call } = await atEditor(visit)
    const title = unique('Once')
    visit.expectComplaint(/ERR_|failed request|404/)
    let asked = 0
    await page.route('**/api/blogs/drafts', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked++
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByLabel('Blog Title').fill(title)
    await expect.poll(() => state(visit).innerText()).toMatch(/^Not saved:/)
    expect(asked).toBe(1)
    await page.getByLabel('Blog Title').fill(`${title}, twice`)
    await page.reload()
    await words(visit).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await saved(visit)
    const { drafts } = (await (await call('GET', '/api/blogs/drafts')).json()) as {
      drafts: { key: string; title: string }[]
    }
    const own = drafts.filter((draft) => draft.title.startsWith(title))
    expect(own.map((draft) => draft.title)).toEqual([`${title}, twice`])
    expect(keyOf(visit)).toBe(own[0]!.key)
  },
)

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The Tab key does not lead there.')
}

journey.long(
  'ADM-3: an editor logs in, writes, previews, schedules, publishes and unpublishes by keyboard alone',
  1280,
  async ({ page: first, context, open, site, expectComplaint }) => {
    // The preview's links are those of the page: readers cannot follow this one yet.
    expectComplaint(/insights\.data\?category=By\+keyboard/)
    const { email, password } = await invited(site.url, 'editor')
    await open('/admin')
    await first.locator('form[data-live]').waitFor()
    await tabTo(first, first.getByLabel('Email'))
    await first.keyboard.type(email)
    await first.keyboard.press('Tab')
    await first.keyboard.type(password)
    await first.keyboard.press('Enter')
    await expect.poll(() => pathOf(first)).toBe('/admin/blog-edit')
    const link = first.getByRole('link', { name: /^Post Blog/ })
    await link.waitFor()
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      tabTo(first, link, 'Shift+Tab').then(() => first.keyboard.press('Enter')),
    ])
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const named = (name: string) => page.getByRole('button', { name, exact: true })
    const told = (text: string) => page.locator('.toast', { hasText: text }).waitFor()
    const title = unique('By keyboard')
    await page.getByRole('textbox', { name: 'Content of the post' }).waitFor()
    await tabTo(page, page.getByLabel('Blog Title'))
    await page.keyboard.type(title)
    await tabTo(page, page.getByRole('textbox', { name: 'Content of the post' }))
    await page.keyboard.type('# Why')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Nobody noticed.')
    await tabTo(page, page.getByLabel('Category', { exact: true }))
    await page.keyboard.press('End')
    await tabTo(page, page.getByLabel('Custom Category'))
    await page.keyboard.type(title)
    await press(named('Preview'))
    await page.locator('.preview-host').waitFor()
    expect(await axeViolations(page)).toEqual([])

    await tabTo(page, page.getByLabel('Publish at'))
    await page.keyboard.type(`1231${new Date().getFullYear() + 1}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('1030AM')
    await press(named('Schedule'))
    await told('Post scheduled.')
    const key = new URL(page.url()).searchParams.get('post') ?? ''
    const { call } = await caller(site.url)
    const stored = async () =>
      ((await (await call('GET', `/api/blogs/drafts/${key}`)).json()) as { post: Edited }).post
    expect(await stored()).toMatchObject({ title, state: 'scheduled' })
    const post = `/insights/${(await stored()).slug}`
    expect((await fetch(site.url + post)).status).toBe(404)
    await press(named('Publish'))
    await told('Post published.')
    expect((await fetch(site.url + post)).status).toBe(200)
    // High enough that no link of the preview lies half under the bar.
    await page.setViewportSize({ width: 1280, height: 2400 })
    expect(await axeViolations(page)).toEqual([])
    await press(named('Unpublish'))
    await told('The post is a draft again.')
    expect((await fetch(site.url + post)).status).toBe(404)
    expect(await stored()).toMatchObject({
      state: 'draft',
      content: '<h2>Why</h2><p>Nobody noticed.</p>',
    })
  },
)

atBothWidths.long(
  'the alternative text of a picture is changed after its upload',
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'a.png')
    const { token } = await caller(site.url)
    const upload = await fetch(`${site.url}/api/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { picture: kept } = (await upload.json()) as { picture: { url: string } }
    const answer = await call('POST', '/api/blogs/drafts', {
      title: unique('A gate'),
      category: '',
      thumbnail: '',
      content: `<p>Before</p><figure><img src="${kept.url}" alt="A door"></figure><p>After</p>`,
    })
    const { post } = (await answer.json()) as { post: Edited }
    const { stored } = await atEditor(visit, `?post=${post.key}`)
    await page.locator('.writer-picture img').click()
    const alt = page.getByLabel(/What does the picture show/)
    expect(await alt.inputValue()).toBe('A door')
    await alt.fill('A gate with two keepers')
    await alt.press('Tab')
    await expect
      .poll(async () => (await stored()).content)
      .toContain('alt="A gate with two keepers"')
    expect((await stored()).content).not.toContain('A door')
    await page.locator('.writer-picture img').click()
    await alt.fill('A gate at dusk')
    await page.reload()
    await expect.poll(async () => (await stored()).content).toContain('alt="A gate at dusk"')
  },
)
