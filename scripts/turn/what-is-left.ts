import type { Page } from 'playwright-core'
import { pathsOfSitemap } from '../bench/running-site.ts'
import { namesIn, sentencesIn } from './names-to-look-for.ts'

type Left = { at: string; said: string }

const files = [
  '/feed.xml',
  '/feed.json',
  '/careers/feed.xml',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/look/manifest.webmanifest',
  '/.well-known/security.txt',
  '/index.md',
]
const answers: [path: string, status: number][] = [
  ['/search?q=boat', 200],
  ['/no-such-page', 404],
  ['/careers/no-such-job', 404],
  ['/status/nothing', 404],
  ['/admin', 200],
]
/** The history and the trash tell what there was: they are left out. */
const screens =
  'overview site changes guide brand pictures addresses enquiries applications mails demo staff people account blog-edit job-edit write job-posting'

const isText = /text|json|xml|manifest|javascript/

/** Reads everything that the site answers, page by page and what each of them names, and says what of the sample it has. */
export async function whatIsLeft(url: string): Promise<{ left: Left[]; read: number }> {
  const left: Left[] = []
  const seen = new Set<string>()
  const pages = await pathsOfSitemap(url)
  for (const path of pages) await read(path, 200)
  for (const path of files) await read(path, 200)
  for (const [path, status] of answers) await read(path, status)
  return { left, read: seen.size }

  async function read(path: string, wanted: number) {
    if (seen.has(path)) return
    seen.add(path)
    const answer = await fetch(url + path)
    const type = answer.headers.get('content-type') ?? ''
    const text = isText.test(type) ? await answer.text() : ''
    if (answer.status !== wanted) left.push({ at: path, said: `answers ${answer.status}` })
    for (const said of namesIn(`${path}\n${text}`)) left.push({ at: path, said })
    for (const said of sentencesIn(text)) left.push({ at: path, said })
    if (/html/.test(type) && answer.ok) for (const next of namedIn(text)) await read(next, 200)
  }

  /** Whatever a page of ours leads to or shows. */
  function namedIn(html: string): string[] {
    const all = [...html.matchAll(/ (?:href|src|content)="([^"]+)"/g)].map(([, at]) => at!)
    return all.flatMap((at) => {
      const of = URL.parse(at.replaceAll('&amp;', '&'), url)
      const isOurs = of?.origin === url && /^(\/|http)/.test(at)
      return isOurs && !/^\/(admin|api)/.test(of.pathname) ? [of.pathname + of.search] : []
    })
  }
}

/** What the desk itself shows, to the owner who is logged in. */
export async function leftOnDesk(page: Page, url: string): Promise<Left[]> {
  const left: Left[] = []
  for (const screen of screens.split(' ')) {
    await page.goto(`${url}/admin/${screen}`)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const text = `${await page.title()} ${await page.locator('body').innerText()}`
    for (const said of namesIn(text)) left.push({ at: `/admin/${screen}`, said })
  }
  return left
}
