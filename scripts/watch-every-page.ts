import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { owner } from '../test/server/owner.ts'
import { bundleSight } from '../test/seen/bundle-sight.ts'
import { deskScenes, loginScenes } from '../test/seen/desk-scenes.ts'
import { furnish } from '../test/seen/furnish.ts'
import { publicScenes } from '../test/seen/public-scenes.ts'
import { type Look, type Scene, type Watched, watchScene } from '../test/seen/watcher.ts'
import { pathsOfSitemap, startSite } from './bench/running-site.ts'
import { openChromium } from './provide/open-chromium.ts'

/**
 * Watches every page and every scene at four widths and in both schemes, half a minute each.
 * `node scripts/watch-every-page.ts --seconds 8 --at-once 6 /services` is shorter, and about those
 * whose address or name begins like that; `--scenes` leaves out the pages of the site map.
 */
const seconds = option('seconds', 30)
const atOnce = option('at-once', 12)
const begin = process.argv.slice(2).find((word) => !/^(--|\d)/.test(word)) ?? ''
const looks: Look[] = ([390, 768, 1280, 1920] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
)

const site = await startSite(undefined, {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  WHATSAPP_NUMBER: '+91 20 5550 0100',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
})
const browser = await openChromium()
const sight = await bundleSight()
const { token, status } = await furnish(site.url)
const scenes = [
  ...publicScenes,
  { name: 'status', path: status },
  ...(process.argv.includes('--scenes') ? [] : await pagesOfSitemap()),
  ...loginScenes,
  ...deskScenes,
].filter(({ name, path }) => path.startsWith(begin) || name.startsWith(begin))
// Heavy pages stand together in the list, and many of them at once would slow each other down.
const visits = scenes
  .flatMap((scene) => looks.map((look) => ({ scene, look })))
  .toSorted((a, b) => turnOf(a) - turnOf(b))
const count = visits.length
let seen = 0
let faults = 0

try {
  await Promise.all(Array.from({ length: atOnce }, watchOneByOne))
} finally {
  await browser.close()
  await site.stop()
}
console.log(`${count} visits of ${seconds} seconds, ${faults} faults`)
process.exitCode = faults > 0 || count === 0 ? 1 : 0

/** The same in every run, and unlike the list's. */
function turnOf({ scene, look }: Pick<Watched, 'scene' | 'look'>) {
  const name = `${look.scheme} ${look.width} ${scene.name}`
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}

/** They begin one after the other, or all would open their next page at the same moment. */
async function watchOneByOne(_: unknown, place: number) {
  await wait((place * seconds * 1000) / atOnce)
  for (let visit = visits.shift(); visit; visit = visits.shift()) {
    const watched = { ...visit, origin: site.url, sight, seconds }
    const arrange = (page: Page) =>
      page.addInitScript((one) => localStorage.setItem('token', one), token)
    const isStaff = deskScenes.includes(visit.scene)
    for (const fault of await watchScene(browser, watched, isStaff ? arrange : undefined)) {
      faults++
      console.log(fault)
    }
    if (++seen % 100 === 0) console.error(`${seen} of ${count} visits, ${faults} faults so far`)
  }
}

async function pagesOfSitemap(): Promise<Scene[]> {
  return (await pathsOfSitemap(site.url)).map((path) => ({ name: path, path }))
}
function option(name: string, usual: number): number {
  const place = process.argv.indexOf(`--${name}`)
  return place < 0 ? usual : Number(process.argv[place + 1])
}
