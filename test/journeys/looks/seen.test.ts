import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, retry } from '../../browser/launch.ts'
import { bundleSight } from '../../seen/bundle-sight.ts'
import { deskScenes, loginScenes } from '../../seen/desk-scenes.ts'
import { furnish } from '../../seen/furnish.ts'
import { publicScenes } from '../../seen/public-scenes.ts'
import { type Look, type Scene, watchScene } from '../../seen/watcher.ts'
import { type Site, startSite } from '../../server/site.ts'

/** Long enough for everything that comes late; a scene that goes on by itself says how long it wants. */
const seconds = 3

let site: Site
let browser: Browser
let sight: string
let token: string

beforeAll(async () => {
  site = await startSite({ WHATSAPP_NUMBER: '+91 20 5550 0100', SAMPLE_DATA: 'on' })
  browser = await launch()
  sight = await bundleSight()
  ;({ token } = await furnish(site.url))
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The first scheme of a scene goes to the phone, the other one to the desktop, in turn. */
function bothLooks(index: number): Look[] {
  const [one, other] = index % 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    { width: 390, scheme: one },
    { width: 1280, scheme: other },
  ]
}

/** One look each, the four in turn; `WIDTHS=both` takes two. */
const oneLook = (index: number) =>
  bothLooks(index)
    .slice((index >> 1) % 2)
    .slice(0, 1)

const looks = process.env.WIDTHS === 'both' ? bothLooks : oneLook

function watchAll(name: string, scenes: Scene[], isStaff = false) {
  describe.concurrent(name, () => {
    for (const [index, scene] of scenes.entries())
      for (const look of looks(index))
        test(
          `${scene.name}: nothing that was seen is lost (${look.width} ${look.scheme})`,
          // The line watches what moves, opens or is refused; every night, and the script, all.
          { retry, timeout: 240_000, tags: scene.byScript ? ['long'] : [] },
          async () => {
            const watched = {
              scene,
              look,
              origin: site.url,
              sight,
              seconds: scene.seconds ?? seconds,
            }
            const faults = await watchScene(browser, watched, async (page) => {
              if (isStaff)
                await page.addInitScript((one) => localStorage.setItem('token', one), token)
            })
            // Another try may go well: what was wrong is to be read all the same.
            if (faults.length > 0) console.log(faults.join('\n'))
            expect(faults).toEqual([])
          },
        )
  })
}

watchAll('what visitors see', [...publicScenes, ...loginScenes])
watchAll('what staff see', deskScenes, true)
