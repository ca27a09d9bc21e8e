import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Picture } from '../../../src/features/media/picture.ts'
import { atBothWidths, becomesLive, journey, onOwnSite } from '../../browser/browser.ts'
import { followInside } from '../../browser/follow-inside.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { noteShifts, shifted } from '../../browser/layout-shifts.ts'
import { photograph, uploadOn } from '../../sent/pictures-on-site.ts'
import { writePostOn } from '../../sent/posts-on-site.ts'
import type { Site } from '../../server/site.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onOwnSite()

const shelves = new WeakMap<Site, ReturnType<typeof hang>>()

/** Five posts with pictures of ours, in a category of their own, hung once for a site. */
function picturesOn(site: Site) {
  const hung = shelves.get(site) ?? hang(site)
  shelves.set(site, hung)
  return hung
}

async function hang(site: Site) {
  const wide = await uploadOn(site, await photograph(1600, 800))
  const tall = await uploadOn(site, await photograph(700, 1000, '#b9c4d6'))
  const posts = []
  for (let number = 1; number <= 5; number++)
    posts.push(
      await writePostOn(site, {
        title: `Gallery wall ${number}`,
        category: 'Gallery',
        thumbnail: (number % 2 ? wide : tall).url,
        content: `<p>Above.</p><figure><img src="${tall.url}" alt="A tall window"><figcaption>Noon</figcaption></figure><h2>Below</h2><pre><code class="language-ts">const below = 1</code></pre>`,
      }),
    )
  return { wide, tall, posts }
}

/** Waits until a picture of ours is there; says which copy the browser took. */
async function takenOf(page: Page, room: string, of: Picture): Promise<string> {
  const image = page.locator(`${room} .own-picture img[src^="${of.url}/"]`).first()
  const width = () =>
    image.evaluate((one) => {
      one.scrollIntoView({ block: 'center' })
      return (one as HTMLImageElement).naturalWidth
    })
  await expect.poll(width).toBeGreaterThan(0)
  return image.evaluate((one) => new URL((one as HTMLImageElement).currentSrc).pathname)
}

const plates = (page: Page) => page.locator('.blog-card .post-plate')

const isStyled = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet !== null))

const sizeOf = (part: Locator) =>
  part.evaluate((one) => [(one as HTMLElement).offsetWidth, (one as HTMLElement).offsetHeight])

atBothWidths(
  'INS-2, INS-5: our own pictures are seen without JavaScript: a placeholder, then the copy that is wide enough',
  async ({ page, open, site, width }) => {
    const { wide, tall, posts } = await picturesOn(site)
    const release = await holdBack(page, '**/media/**')
    await page.goto('/insights?category=Gallery', { waitUntil: 'domcontentloaded' })
    const before = page.locator('.blog-card .own-picture > img').first()
    await expect
      .poll(() => before.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(16)
    await expect.poll(() => isStyled(page)).toBe(true)
    const box = await sizeOf(plates(page).first())
    expect(await before.evaluate((one) => getComputedStyle(one).filter)).toContain('blur')
    release()
    const taken = await takenOf(page, '.blog-card', wide)
    expect(taken).toBe(`${wide.url}/${width === 390 ? 640 : 960}.avif`)
    expect(await sizeOf(plates(page).first())).toEqual(box)
    await open(`/insights/${posts[0]!.slug}`)
    await takenOf(page, '.post-head', wide)
    expect(await takenOf(page, '.post-prose figure', tall)).toMatch(/\.avif$/)
    await takenOf(page, '.post-related', tall)
    expect(await wordsRunOut(page)).toEqual([])
  },
  { javaScriptEnabled: false },
)

atBothWidths(
  'INS-4, INS-5: pictures of cards and posts that the browser makes have their room before they are there',
  async ({ page, open, site, width }) => {
    const { wide, tall, posts } = await picturesOn(site)
    await noteShifts(page)
    await open('/insights?category=Gallery')
    await takenOf(page, '.blog-card:nth-child(1)', wide)
    await becomesLive(page)
    await page.locator('.blog-card:nth-child(3)').scrollIntoViewIfNeeded()
    await page.locator('.blog-card h3').nth(3).waitFor()
    await takenOf(page, '.blog-card:nth-child(4)', tall)
    for (const place of width === 390 ? [0, 1, 3] : [0, 3]) {
      const [across, up] = await sizeOf(plates(page).nth(place))
      expect(Math.abs(up! - (across! * 3) / 4)).toBeLessThan(2)
    }
    // Beside the lead story a small one takes the room that its words leave.
    const left = await page.locator('.blog-card:nth-child(2)').evaluate((card) => {
      const words = card.lastElementChild!.getBoundingClientRect().bottom
      return card.getBoundingClientRect().bottom - words
    })
    expect(left).toBeLessThan(40)
    expect(await shifted(page)).toBeLessThan(0.02)
    await followInside(page, `/insights/${posts[2]!.slug}`)
    await expect.poll(() => page.locator('main h1').innerText()).toBe(posts[2]!.title)
    const shown = await page.locator('.post-prose figure picture img').evaluate((one) => ({
      width: (one as HTMLImageElement).clientWidth,
      height: (one as HTMLImageElement).clientHeight,
    }))
    expect(Math.abs(shown.height - (shown.width * tall.height) / tall.width)).toBeLessThan(2)
    await takenOf(page, '.post-prose figure', tall)
    const hidden = page.locator('.post-prose .own-picture > img')
    expect(await hidden.getAttribute('src')).toBe(tall.placeholder)
    expect(await hidden.getAttribute('aria-hidden')).toBe('true')
    await page.locator('.post-related').waitFor()
    await takenOf(page, '.post-related', tall)
    await open(`/insights/${posts[2]!.slug}`)
    await takenOf(page, '.post-head', wide)
    await takenOf(page, '.post-prose figure', tall)
    expect(await shifted(page)).toBeLessThan(0.02)
  },
)

atBothWidths(
  'INS-6: a post that came as a document is kept, and shown without asking when a link leads to it',
  async ({ page, open, site, expectComplaint }) => {
    const { posts } = await picturesOn(site)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/blogs/post/')) asked.push(pathname)
    })
    const kept = () =>
      page.evaluate(
        () =>
          JSON.parse(localStorage.getItem('cachedBlogs') ?? '[]') as {
            key: string
            cachedAt: number
            content: string
          }[],
      )
    await open('/work')
    await page.evaluate(() => {
      const old = (_: unknown, place: number) => ({
        key: `old ${place}`,
        content: '<p>old</p>',
        cachedAt: Date.now() - 1000 * (place + 1),
      })
      localStorage.setItem('cachedBlogs', JSON.stringify(Array.from({ length: 10 }, old)))
    })
    const [post] = posts
    await open(`/insights/${post!.slug}`)
    expect((await kept())[0]!.key).toBe('old 0')
    const words = await page.locator('.post-prose').innerText()
    await becomesLive(page)
    await expect.poll(async () => (await kept())[0]!.key).toBe(post!.key)
    const entries = await kept()
    expect(entries.length).toBe(10)
    expect(entries.at(-1)!.key).toBe('old 8')
    expect(Math.abs(entries[0]!.cachedAt - Date.now())).toBeLessThan(60_000)

    await open('/work')
    await becomesLive(page)
    expectComplaint(/gallery-wall-1\.data/)
    await page.route('**/*.data?*', (route) => route.abort())
    await followInside(page, `/insights/${post!.slug}`)
    await expect.poll(() => page.locator('main h1').innerText()).toBe(post!.title)
    await expect.poll(() => page.locator('.post-prose').innerText()).toBe(words)
    const within = (selector: string) => page.locator(`.post-prose ${selector}`).count()
    expect(await within('h2 > a')).toBe(1)
    expect(await within('a a')).toBe(0)
    expect(await within('.own-picture')).toBe(1)
    expect(await within('.own-picture .own-picture')).toBe(0)
    expect(await within('.own-picture > img[aria-hidden]')).toBe(1)
    expect(await within('pre .hljs-keyword')).toBe(1)
    expect(asked).toEqual([])
  },
)

/** Lines all over, and nothing coloured where browsers draw the sign of a broken picture. */
async function expectHatched(plate: Locator) {
  const shot = sharp(await plate.screenshot()).removeAlpha()
  for (const corner of [true, false]) {
    const part = { left: corner ? 0 : 120, top: corner ? 0 : 90, width: 40, height: 40 }
    const pixels = await shot.clone().extract(part).raw().toBuffer()
    const greys = new Set<number>()
    for (let at = 0; at < pixels.length; at += 3) {
      const [red, green, blue] = pixels.subarray(at, at + 3)
      expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(24)
      greys.add(green!)
    }
    expect(Math.max(...greys) - Math.min(...greys)).toBeGreaterThan(20)
  }
}

for (const javaScriptEnabled of [true, false])
  atBothWidths(
    `INS-2: a thumbnail that does not answer is a hatched sheet of the same size (${javaScriptEnabled ? 'once React is there' : 'without JavaScript'})`,
    async ({ page, open, site, expectComplaint }) => {
      expectComplaint(/404/)
      const category = `Gone ${Math.random()}`
      for (const name of ['a', 'b', 'c', 'd'])
        await writePostOn(site, {
          title: `Gone ${name}`,
          category,
          thumbnail: `/media/gone/${name}.webp`,
          content: '<p>x</p>',
        })
      await open(`/insights?category=${encodeURIComponent(category)}`)
      for (const place of [0, 1, 2]) await plates(page).nth(place).scrollIntoViewIfNeeded()
      const before = await sizeOf(plates(page).first())
      if (javaScriptEnabled) {
        await becomesLive(page)
        await page.locator('.blog-card h3').nth(3).waitFor()
        await plates(page).nth(3).scrollIntoViewIfNeeded()
        await expect.poll(() => page.locator('.blog-card .post-plate-missing').count()).toBe(4)
        expect(await page.locator('.blog-card .post-plate img').count()).toBe(0)
      }
      for (const place of [0, 2]) await expectHatched(plates(page).nth(place))
      expect(await sizeOf(plates(page).first())).toEqual(before)
    },
    { javaScriptEnabled },
  )

const wide = {
  figure:
    '<figure><img src="/drawings/post-backfill.svg" alt="A" width="1200" height="800"></figure>',
  table: `<table><tbody>${`<tr>${'<td>Thirteen to noon</td>'.repeat(9)}</tr>`.repeat(5)}</tbody></table>`,
  code: `<pre><code>${'const long = "a line that goes on beyond the edge of its box, and then goes on"\n'.repeat(5)}</code></pre>`,
  quote: `<blockquote>${'Said in large letters. '.repeat(5)}</blockquote>`,
  picture: '<p><img src="/drawings/post-backfill.svg" alt="A" width="2400" height="900"></p>',
}

journey(
  'INS-5: nothing wide lies over the links to share, wherever it stands and however wide the screen',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    // Posts of another journey here have lost their pictures; they may be named below the post.
    expectComplaint(/media\/gone/)
    for (const [kind, html] of Object.entries(wide)) {
      const section = (name: string) => `<h2>${name}</h2>${'<p>Words beside it.</p>'.repeat(9)}`
      const content = `<p>First.</p>${html}<p>x</p>${html}${section('One')}${section('Two')}${html}${kind === 'code' ? '' : section('Three')}${html}`
      const { slug } = await writePostOn(site, { title: `Wide ${kind}`, category: 'Wide', content })
      await open(`/insights/${slug}`)
      for (const width of [1000, 1121, 1280, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const covered = () =>
          page.evaluate(() => {
            const share = document.querySelector('.post-share')!.getBoundingClientRect()
            const isOver = ({ left, right, top, bottom }: DOMRect) =>
              left < share.right && right > share.left && top < share.bottom && bottom > share.top
            return [...document.querySelectorAll('.post-prose > *, .post-contents > *')]
              .filter((part) => isOver(part.getBoundingClientRect()))
              .map(({ tagName }) => tagName)
          })
        expect([kind, width, await covered()]).toEqual([kind, width, []])
        // The contents come along to the end of the words, and no farther.
        await page.locator('.post-share').evaluate((part) => part.scrollIntoView())
        expect([kind, width, await covered()]).toEqual([kind, width, []])
        expect([kind, width, await wordsRunOut(page)]).toEqual([kind, width, []])
      }
    }
  },
)

atBothWidths(
  'INS-5: nothing on the page of a post moves when React arrives, wherever one has scrolled to',
  async ({ page, open, site }) => {
    const { tall } = await picturesOn(site)
    const long = 'a heading so long that it nearly fills the line of the contents'
    const part = (name: string) =>
      `<h2>${name}: ${long}</h2><p>${'Words to read. '.repeat(40)}</p><figure><img src="${tall.url}" alt="A"></figure>`
    const { slug } = await writePostOn(site, {
      title: `Still ${Math.random()}`,
      category: 'Still',
      thumbnail: tall.url,
      content: ['One', 'Two', 'Three', 'Four'].map(part).join(''),
    })
    await noteShifts(page)
    for (const name of ['', 'two', 'four']) {
      await open('/robots.txt')
      await open(`/insights/${slug}`)
      await page.evaluate(
        (start) => document.querySelector(`.post-prose h2[id^="${start}"]`)?.scrollIntoView(),
        name || 'none',
      )
      // A key would excuse what moves within half a second of it.
      await page.mouse.move(0, 0)
      await page.mouse.move(200, 300, { steps: 2 })
      await expect.poll(() => page.locator('[data-live]').count()).toBeGreaterThan(0)
      expect([name, await shifted(page)]).toEqual([name, 0])
    }
  },
)
