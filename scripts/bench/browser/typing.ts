import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { owner } from '../../../test/server/owner.ts'
import { openChromium } from '../../provide/open-chromium.ts'
import { startSite } from '../running-site.ts'
import { noteKeystrokes, workOfKeystrokes } from './work-of-keystrokes.ts'
import { atMost, type Row } from '../table.ts'

const keys = 240
const words = 5000

/** A keystroke in a long post: from the press until the page has its new shape, whatever else was being done. */
export async function measureTyping(): Promise<Row[]> {
  const site = await startSite(undefined, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: 'off',
  })
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const times = await typeInLongPost(page, site.url)
    const work = await workOfKeystrokes(page, keys / 2)
    const share = (of: number, all = times) =>
      all.toSorted((a, b) => a - b)[Math.floor(all.length * of)]!
    const what = (part: string) => `Typing in a post of ${words} words: ${part}`
    return [
      atMost(what(`p95 of ${times.length} keystrokes`), share(0.95), 16, 'ms'),
      atMost(what('the median'), share(0.5), 16, 'ms'),
      atMost(what(`work of the main thread, p95 of ${work.length}`), share(0.95, work), 16, 'ms'),
      atMost('The chunk of the editor', editorBytes() / 1000, 160, 'kB'),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function editorBytes(): number {
  const assets = 'build/client/assets'
  const name = readdirSync(assets).find((file) => /^write-desk-[\w-]+\.js$/.test(file))
  return name ? brotliCompressSync(readFileSync(`${assets}/${name}`)).length : Number.NaN
}

async function typeInLongPost(page: Page, url: string): Promise<number[]> {
  const ask = async (path: string, body: object, token = '') => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { token: string; post: { key: string } }
  }
  const { token } = await ask('/admin/login', owner)
  const draft = { title: 'Long', category: 'Bench', thumbnail: '', content: longPost() }
  const { post } = await ask('/api/blogs/drafts', draft, token)
  await page.goto(`${url}/admin`)
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  await page.goto(`${url}/admin/write?post=${post.key}`)
  const middle = page.locator('.writer-page > p').nth(20)
  await middle.click()
  await page.keyboard.press('End')
  await page.evaluate(noteKeystrokes, '.writer-page')
  const text = 'What one types here is what one would type. '
  for (let at = 0; at < keys; at++) {
    await page.keyboard.press(text[at % text.length]!)
    // The rhythm of somebody who writes, with a breath in which the text is told and saved.
    await page.waitForTimeout(at % 30 === 29 ? 420 : 45)
  }
  return page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes)
}

function longPost(): string {
  const sentence =
    'On Tuesday the queue stood still for nine minutes and nobody noticed it at all. '
  const paragraph = `<p>${sentence.repeat(4).trim()}</p>`
  const part = (number: number) =>
    `<h2>Part ${number}</h2>${paragraph.repeat(5)}<ul><li>${sentence.trim()}</li><li><strong>Second</strong> thing</li></ul><pre><code class="language-ts">const part = ${number}</code></pre>`
  const perPart = 15 * 21 + 10
  return Array.from({ length: Math.ceil(words / perPart) }, (_, at) => part(at + 1)).join('')
}
