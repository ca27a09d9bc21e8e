import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { watchPage } from '../browser/watched-page.ts'

export type Look = { width: 390 | 768 | 1280 | 1920; scheme: 'light' | 'dark' }

/** What a visitor does while the watcher looks on. Undefined: nothing but read. */
export type Scene = {
  name: string
  path: string
  /** Watched by the script alone: it only stands there, or another of its kind is in the test line. */
  byScript?: boolean
  /** How long it must be looked at, where something goes on by itself. */
  seconds?: number
  act?: (page: Page) => Promise<unknown>
  /** Complaints of the browser that belong to the scene, such as the status of a page that is not there. */
  expect?: RegExp
  /** What goes because the visitor has done with it: a button that opened something, a list's last step. */
  mayLeave?: RegExp
}

export type Watched = { scene: Scene; look: Look; seconds: number; origin: string; sight: string }

const heights = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 }

const device = ({ width, scheme }: Look): BrowserContextOptions => ({
  viewport: { width, height: heights[width] },
  colorScheme: scheme,
  reducedMotion: 'no-preference',
  ...(width === 390 && { hasTouch: true, isMobile: true }),
})

/**
 * Stays on a page as a person does, with motion, and says what is wrong with what they see:
 * things that vanish, the browser's own look, words over words, pictures without pixels,
 * complaints, and anything that moves by itself.
 */
export async function watchScene(
  browser: Browser,
  { scene, look, seconds, origin, sight }: Watched,
  arrange: (page: Page) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, ...device(look) })
  context.setDefaultTimeout(60_000)
  const faults = new Set<string>()
  const complaints = watchPage(context, origin)
  if (scene.expect) complaints.expectComplaint(scene.expect)
  // A busy machine tells of a shift long after it was.
  let actedUntil = 0
  await context.exposeBinding('tellFault', (_source, fault: string, at = Date.now()) => {
    const isMeant = fault.startsWith('gone') ? scene.mayLeave?.test(fault) : at < actedUntil
    if (!isMeant) faults.add(fault)
  })
  await context.addInitScript({ content: sight })
  try {
    const page = await context.newPage()
    await arrange(page)
    const answered = watchRequests(page)
    await page.goto(scene.path, { waitUntil: 'load' })
    await page.waitForFunction(() => document.fonts.ready.then(() => true))
    if (scene.act) {
      actedUntil = Infinity
      await scene.act(page)
      await answered()
      actedUntil = Date.now()
    }
    await stay(page, seconds, !scene.act && !scene.path.startsWith('/admin'))
  } catch (error) {
    faults.add(`could not be watched: ${(error as Error).message.slice(0, 300)}`)
  } finally {
    await context.close()
  }
  const where = `${scene.name} ${look.width} ${look.scheme}`
  return [...faults, ...complaints.complaints()].map((fault) => `${where}: ${fault}`)
}

/** Ends when what the page and an act asked for, code that comes late too, has come and been shown. */
function watchRequests(page: Page) {
  const underway = new Set<Request>()
  let last = Date.now()
  const end = (request: Request) => {
    underway.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    last = Date.now()
    const latest = last + 15_000
    while (Date.now() < latest && (underway.size > 0 || Date.now() < last + 500))
      await page.waitForTimeout(100)
    // What has come is worked on, however slowly, then drawn; two frames later it has been told of.
    await page.evaluate(async () => {
      await new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }))
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    await page.waitForTimeout(300)
  }
}

/** What goes with the next event of this kind is not missed, however long the answer takes. */
export const forgetWith = (page: Page, event: 'click' | 'input') =>
  page.evaluate(
    (type) => addEventListener(type, () => window.sight.forget(), { once: true, capture: true }),
    event,
  )

/** Types a question; what was listed before it was asked is not missed. */
export async function askFor(field: Locator, words: string) {
  await forgetWith(field.page(), 'input')
  await field.fill(words)
  await field.page().evaluate(() => window.sight.forget())
}

/** Who only reads moves the pointer in the middle of it: React comes, and must find what it would have drawn. */
async function stay(page: Page, seconds: number, isReading: boolean) {
  await page.waitForTimeout(seconds * 500)
  await page.evaluate(() => window.sight.judge())
  if (isReading) {
    // Unlike a key, no input that a shift is forgiven for; nor is the wheel.
    await page.mouse.move(3, 400)
    await page.mouse.move(6, 403)
    await page.locator('[data-live]').first().waitFor({ state: 'attached' })
    await readOn(page)
  }
  await page.waitForTimeout(seconds * 500)
  await page.evaluate(() => window.sight.judge())
}

/** To the end, where there is one: a list may go on loading. */
async function readOn(page: Page) {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  for (let turn = 0; turn < 60 && !(await isAtEnd()); turn++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
}
