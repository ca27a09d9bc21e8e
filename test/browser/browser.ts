import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, retry } from './launch.ts'
import { sharedSite, visited } from '../server/shared-site.ts'
import { type Site, startSite } from '../server/site.ts'
import { watchPage } from './watched-page.ts'

export type Width = 390 | 1280

export type Visit = {
  page: Page
  context: BrowserContext
  site: Site
  width: Width
  /** Goes to an address and waits until everything it names has arrived. */
  open: (path: string) => Promise<void>
  /** Names a complaint of the browser that belongs to this journey. */
  expectComplaint: (about: RegExp) => void
}

export type Journey = (visit: Visit) => Promise<void>

let site: Site | undefined
let browser: Browser | undefined
let commonSite: Site | undefined

/** Whose site the journeys of the file visit that is being read, if it has any. */
let visits: 'own' | 'common' | 'shared' = 'common'
let hasJourneys = false

/** How often a journey of that file may be made again. */
let tries = retry

/** Journeys that change nothing: they visit the one site that all files of their kind share. */
export const onlyLooks = () => void (visits = 'shared')

/** Journeys that change what others would see, or mind what others leave. All else shares one site in its worker. */
export const onOwnSite = () => void (visits = 'own')

/** All journeys of a file that hold words, or what is sent, against being lost, as `once` says. */
export const onlyOnce = () => void (tries = 0)

const sites = {
  own: () => startSite(visited),
  common: async () => (commonSite ??= await startSite(visited)),
  shared: sharedSite,
}

/** For each file, before it is read: files of one worker share this module, and the browser in it. */
export function beginFile() {
  visits = 'common'
  hasJourneys = false
  tries = retry
  beforeAll(async () => {
    if (!hasJourneys) return
    const launched = openBrowser()
    site = await sites[visits]()
    await launched
  })
  afterAll(async () => {
    if (visits === 'own') await site?.stop()
    site = undefined
  })
}

/** A browser that died takes one journey with it, not all that follow. */
const openBrowser = async () => (browser?.isConnected() ? browser : (browser = await launch()))

const devices: Record<Width, BrowserContextOptions> = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1280: { viewport: { width: 1280, height: 900 } },
}

type How = { tags?: string[]; isOnce?: boolean }

/** A journey of one visitor in a browser of their own. Any complaint of the browser fails it. */
function makeJourney(
  { tags = [], isOnce = false }: How,
  sentence: string,
  width: Width,
  work: Journey,
  options: BrowserContextOptions = {},
) {
  hasJourneys = true
  test(`${sentence} (${width}px)`, { retry: isOnce ? 0 : tries, tags }, async () => {
    if (!site)
      throw new Error('A journey wants the project `journeys`, whose setup opens its site.')
    const context = await (
      await openBrowser()
    ).newContext({ baseURL: site.url, ...devices[width], ...options })
    context.setDefaultTimeout(20_000)
    const watch = watchPage(context, site.url, { onlyLooks: visits === 'shared' })
    try {
      const page = await context.newPage()
      const open = async (path: string) => void (await page.goto(path, { waitUntil: 'load' }))
      await work({ page, context, site, width, open, expectComplaint: watch.expectComplaint })
      expect(watch.complaints()).toEqual([])
    } finally {
      await context.close()
    }
  })
}

/**
 * A journey for phones and for desktops. The test line makes it at one of the two widths, in turn;
 * `WIDTHS=both npm test`, for a whole proof, at both.
 */
function makeAtBothWidths(
  how: How,
  sentence: string,
  work: Journey,
  options: BrowserContextOptions = {},
) {
  const widths: Width[] = [390, 1280]
  const turn = [...sentence].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2
  for (const [index, width] of widths.entries())
    if (process.env.WIDTHS === 'both' || index === turn)
      makeJourney(how, sentence, width, work, options)
}

type Bound<Given extends unknown[]> = ((...given: Given) => void) & {
  /** Not in the test line: `npm run test:long` makes it. */
  long: (...given: Given) => void
  /** It holds words, or what is sent, against being lost: one that fails now and then has found something. */
  once: (...given: Given) => void
}

const withKinds = <Given extends unknown[]>(
  make: (how: How, ...given: Given) => void,
): Bound<Given> =>
  Object.assign(make.bind(undefined, {}), {
    long: make.bind(undefined, { tags: ['long'] }),
    once: make.bind(undefined, { isOnce: true }),
  })

export const journey = withKinds(makeJourney)
export const atBothWidths = withKinds(makeAtBothWidths)

/** Waits until React has taken the page over; the first sign of intent is a key that does nothing. */
export async function becomesLive(page: Page) {
  await page.keyboard.press('Shift')
  await expect
    .poll(() => page.locator('[data-live]').count(), { timeout: 30_000 })
    .toBeGreaterThan(0)
}
