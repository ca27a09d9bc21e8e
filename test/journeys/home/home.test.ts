import { expect } from 'vitest'
import { atBothWidths, journey, onlyLooks } from '../../browser/browser.ts'
import { noteShifts, scrollThrough, shifted } from '../../browser/layout-shifts.ts'

onlyLooks()

atBothWidths(
  'HOME-2: the page has the sections home, about, why and contact',
  async ({ page, open }) => {
    await open('/')
    for (const id of ['home', 'about', 'why', 'contact'])
      expect([id, await page.locator(`[id="${id}"]`).count()]).toEqual([id, 1])
    const order = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('#home, #about, #why, #contact')].map(({ id }) => id),
      )
    expect(order[0]).toBe('home')
    expect(order.at(-1)).toBe('contact')
  },
)

for (const [screen, ticks] of [
  [768, '50% 9.6px'],
  [1280, '25% 9.6px'],
] as const)
  journey(
    `issue 14: at ${screen} pixels the hero has the ticks of the sections below, in the same places`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width: screen, height: 900 })
      await open('/')
      const [hero, section] = await page.evaluate(() =>
        ['.hero', '.section .ruled'].map((selector) => {
          const box = document.querySelector(selector)!
          const { left, right, backgroundSize } = getComputedStyle(box, '::before')
          const { x, right: end } = box.getBoundingClientRect()
          const [from, to] = [x + parseFloat(left), end - parseFloat(right)]
          return { from: Math.round(from), to: Math.round(to), backgroundSize }
        }),
      )
      expect(hero!.backgroundSize).toBe(ticks)
      expect(hero).toEqual(section)
    },
  )

atBothWidths(
  'HOME-3: six development services stand on cards, each with a picture, words and a way on',
  async ({ page, open, site }) => {
    await open('/')
    const cards = page.locator('.service-card')
    expect(await cards.count()).toBe(6)
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded()
      expect((await card.getByRole('heading').innerText()).length).toBeGreaterThan(3)
      const image = card.getByRole('img').first()
      expect(await image.getAttribute('alt')).toBeTruthy()
      await expect
        .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0)
      const href = await card.getByRole('link').getAttribute('href')
      expect((await fetch(new URL(href!, site.url))).status).toBe(200)
    }
  },
)

atBothWidths(
  'HOME-5: each testimonial has a name, five stars, a description and an image',
  async ({ page, open }) => {
    await open('/')
    const testimonials = page.locator('figure', {
      has: page.getByRole('img', { name: '5 of 5 stars' }),
    })
    expect(await testimonials.count()).toBeGreaterThanOrEqual(3)
    for (const testimonial of await testimonials.all()) {
      await testimonial.scrollIntoViewIfNeeded()
      expect(
        await testimonial.getByRole('img', { name: '5 of 5 stars' }).locator('svg').count(),
      ).toBe(5)
      expect((await testimonial.locator('b').innerText()).split(' ').length).toBeGreaterThanOrEqual(
        2,
      )
      expect((await testimonial.locator('p').first().innerText()).length).toBeGreaterThan(40)
      const image = testimonial.locator('img')
      await expect
        .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0)
      expect(await image.getAttribute('alt')).toBeTruthy()
    }
  },
)

atBothWidths('HOME-6: why choose us: reasons, each with its proof', async ({ page, open }) => {
  await open('/')
  const why = page.getByRole('region', { name: 'why choose us' })
  expect(await why.getAttribute('id')).toBe('why')
  expect(await why.getByRole('heading', { level: 2 }).count()).toBe(1)
  expect(await why.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3)
})

atBothWidths(
  'HOME-7: about us has its text and seven entries, 2018 to 2024',
  async ({ page, open }) => {
    await open('/')
    const about = page.locator('#about')
    expect((await about.locator('p').first().innerText()).length).toBeGreaterThan(100)
    const entries = about.getByRole('listitem')
    expect(await entries.count()).toBe(7)
    for (const [index, entry] of (await entries.all()).entries()) {
      expect(await entry.innerText()).toContain(String(2018 + index))
      await entry.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          entry.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
        )
        .toBeGreaterThan(0)
    }
  },
)

atBothWidths(
  'HOME-8: four leaders, each with a name, a role, a picture and a bio',
  async ({ page, open }) => {
    await open('/')
    const leaders = page.getByRole('region', { name: 'Leaders' }).getByRole('listitem')
    expect(await leaders.count()).toBe(4)
    for (const leader of await leaders.all()) {
      await leader.scrollIntoViewIfNeeded()
      const name = await leader.getByRole('heading').innerText()
      expect(name).toMatch(/^\S+ \S+/)
      const image = leader.getByRole('img')
      expect(await image.getAttribute('alt')).toContain(name)
      await expect
        .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0)
      const [role, bio] = await leader.locator('p').allInnerTexts()
      expect(role!.length).toBeGreaterThan(5)
      expect(bio!.length).toBeGreaterThan(30)
    }
  },
)

atBothWidths.long(
  'the page says of itself what search engines and networks ask',
  async ({ page, open, site }) => {
    await open('/')
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect((await page.title()).length).toBeGreaterThan(10)
    expect((await content('meta[name="description"]'))!.length).toBeGreaterThan(50)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.url}/`)
    const image = (await content('meta[property="og:image"]'))!
    const answer = await fetch(image)
    expect([image, answer.status, answer.headers.get('content-type')]).toEqual([
      image,
      200,
      'image/png',
    ])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  },
)

atBothWidths('nothing moves about while the page arrives', async ({ page, open }) => {
  await noteShifts(page)
  await open('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect.poll(() => page.locator('[data-live]').count()).toBeGreaterThan(0)
  await scrollThrough(page)
  expect(await shifted(page)).toBeLessThan(0.01)
})
