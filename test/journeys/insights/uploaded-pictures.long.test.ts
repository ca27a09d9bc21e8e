import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Picture } from '../../../src/features/media/picture.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { becomesLive, journey, onOwnSite, type Width } from '../../browser/browser.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { photograph, uploadOn } from '../../sent/pictures-on-site.ts'
import type { Site } from '../../server/site.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onOwnSite()

const hung = new WeakMap<Site, Promise<Picture>>()

/** The first of all that shows a picture shows a photograph, and some that come after it. */
async function hang(site: Site) {
  const wide = await uploadOn(site, await photograph(1600, 800))
  const { documents, change } = await contentEditor(site.url)
  for (const [kind, places] of [
    ['leader', [0]],
    ['home-card', [0]],
    ['timeline-entry', [0, 3]],
    ['testimonial', [0, 1]],
    ['office', [0, 1]],
    ['benefit', [0]],
  ] as const) {
    const all = await documents(kind)
    for (const place of places)
      await change(all[place]!, {
        picture: { upload: wide.url, alt: `Window of ${kind}`, focus: { x: 28, y: 20 } },
      })
  }
  return wide
}

function photographsOn(site: Site) {
  const wide = hung.get(site) ?? hang(site)
  hung.set(site, wide)
  return wide
}

/** The copy that the browser took, once it is there. */
async function takenBy(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded()
  const width = () => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  return image.evaluate((one) => new URL((one as HTMLImageElement).currentSrc).pathname)
}

const sizeOf = (part: Locator) =>
  part.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect()
    return { width, height }
  })

const whole = { 390: [0.5], 1280: [0.5] }

/** How high each picture is to its width: its own 1:2, or what the place cuts it to. */
const shapes: Record<string, Record<string, Record<Width, number[]>>> = {
  '/': {
    '.service-card': whole,
    '.timeline-entry': { 390: [1, 0.5], 1280: [0.5, 0.5] },
    '.testimonial': { 390: [0.5, 0.75], 1280: [0.5, 0.75] },
    '.office': { 390: [0.5, 0.5], 1280: [0.5, 0.5] },
  },
  '/careers': { '.benefit': whole },
}

const widths: Width[] = [390, 1280]

for (const width of widths) {
  journey(
    'a leader’s photograph is as wide as its place, above its placeholder, and cut around its point of interest',
    width,
    async ({ page, open, site }) => {
      const wide = await photographsOn(site)
      await open('/')
      const leader = page.locator('.leader').first()
      const image = leader.getByRole('img', { name: 'Window of leader', exact: true })
      expect(await takenBy(image)).toBe(`${wide.url}/320.avif`)
      const placeholder = leader.locator('.own-picture > img')
      expect(await placeholder.getAttribute('src')).toBe(wide.placeholder)
      expect(await placeholder.evaluate((one) => getComputedStyle(one).filter)).toContain('blur')

      const isCut = async () => {
        const box = await sizeOf(image)
        expect(box.height / box.width).toBeCloseTo(396 / 384, 1)
        expect(await sizeOf(leader.locator('.own-picture'))).toEqual(box)
        const style = await image.evaluate((one) => {
          const { objectFit, objectPosition } = getComputedStyle(one)
          return [objectFit, objectPosition]
        })
        expect(style).toEqual(['cover', '30% 20%'])
      }
      await isCut()
      await becomesLive(page)
      await isCut()
      expect(await page.locator('.leader > img.drawing').count()).toBe(3)
    },
  )

  journey(
    'photographs keep to their places wherever a document may have one',
    width,
    async ({ page, open, site }) => {
      const wide = await photographsOn(site)
      for (const [path, places] of Object.entries(shapes)) {
        await open(path)
        await becomesLive(page)
        for (const [place, wanted] of Object.entries(places)) {
          const images = await page.locator(`${place} picture img`).all()
          const found: number[] = []
          for (const image of images) {
            expect(await takenBy(image)).toMatch(new RegExp(`^${wide.url}/\\d+\\.avif$`))
            const box = await sizeOf(image)
            const room = await image.evaluate((one, of) => one.closest(of)!.clientWidth, place)
            expect([place, box.width > 40, box.width < room * 1.1]).toEqual([place, true, true])
            found.push(Number((box.height / box.width).toFixed(2)))
          }
          expect([place, found]).toEqual([place, wanted[width]])
        }
        expect(await wordsRunOut(page)).toEqual([])
        expect(await axeViolations(page)).toEqual([])
      }
    },
  )
}
