import { expect } from 'vitest'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { typePairs } from '../../../src/features/documents/kinds/company/brand.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { staffOf } from '../../sent/what-was-sent.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onOwnSite()

journey(
  'the large word of the footer has room for a name of any length',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    let [company] = await documents('company')
    const given = company!.value
    for (const name of [
      'Lumenyrd',
      'Lumen Yard',
      'Harbour & Sons',
      'Harbour Systems Porto',
      'The Harbour Systems and Berthing Software Company of Porto',
    ]) {
      company = await change(company!, { ...given, name })
      await open('/contact')
      const word = page.locator('.footer-word span', { hasText: name })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const [wide, room] = await word.evaluate((span) => [span.scrollWidth, span.clientWidth])
        expect([name, width, wide! <= room!]).toEqual([name, width, true])
      }
      expect([name, (await word.boundingBox())!.height > 20]).toEqual([name, true])
    }
    await change(company!, given)
  },
)

journey(
  'words that fill their line are whole in each type, and no outline runs through a letter',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    let [brand] = await documents('brand')
    for (const type of typePairs) {
      brand = await change(brand!, { type })
      for (const [path, word] of [
        ['/contact', '.footer-word span'],
        ['/insights', '.insights-head h1'],
      ] as const) {
        await open(path)
        for (const width of [390, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const [wide, room] = await page
            .locator(word)
            .evaluate((one) => [one.scrollWidth, one.clientWidth])
          expect([type, path, width, wide! <= room!]).toEqual([type, path, width, true])
        }
      }
      const stroke = await page
        .locator('.insights-head h1')
        .evaluate((one) => getComputedStyle(one).webkitTextStrokeWidth)
      expect([type, stroke !== '0px']).toEqual([type, type === 'grotesk'])
    }
    await change(brand!, { type: 'grotesk' })
  },
)

journey(
  'the note at a misspelt word is whole in each type, and no line runs through it',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    let [brand] = await documents('brand')
    for (const type of typePairs) {
      brand = await change(brand!, { type })
      await open('/careers')
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const [isWhole, isApart] = await page.evaluate(() => {
          const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
          const note = box('.proof-margin > span')
          const line = box('.proof path + path')
          const isAbove = line.bottom <= note.top || note.bottom <= line.top
          return [note.right <= box('.sheet-head h1').right, isAbove || line.right <= note.left]
        })
        expect([type, width, isWhole, isApart]).toEqual([type, width, true, true])
      }
    }
    await change(brand!, { type: 'grotesk' })
  },
)

journey(
  'lines of large headings stay apart in every other type, and the button on the first screen',
  390,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    let [brand] = await documents('brand')
    for (const type of typePairs.filter((one) => one !== 'grotesk')) {
      brand = await change(brand!, { type })
      for (const path of ['/contact', '/services/technology/ai']) {
        await open(path)
        const room = await page.locator('main h1').evaluate((title) => {
          const { fontWeight, fontFamily, fontSize, lineHeight } = getComputedStyle(title)
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
          const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText('ghkpy')
          return Number.parseFloat(lineHeight) - actualBoundingBoxAscent - actualBoundingBoxDescent
        })
        expect([type, path, room >= 0]).toEqual([type, path, true])
      }
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open('/')
        const bottom = await page
          .locator('#home .carousel-slide .button')
          .first()
          .evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY)
        expect([type, width, bottom <= height]).toEqual([type, width, true])
      }
    }
    await change(brand!, { type: 'grotesk' })
  },
)

journey(
  'CAR-4: what a job says stays in its column however long its words, and runs the way of its script',
  390,
  async ({ page, site, open }) => {
    const word = 'Elektroingenieurwesen'.repeat(5)
    const staff = await staffOf(site)
    const job = { title: word, description: word, requirements: word, location: word }
    const { id } = await staff.post({ ...job, salaryRange: word })
    const arabic = { description: 'اختبر، ثم اكتب.', requirements: 'صبر\nدقة' }
    const other = await staff.post({ ...job, ...arabic, title: 'Far', salaryRange: '1' })
    for (const path of ['/careers', `/careers/${word.toLowerCase().slice(0, 70)}`]) {
      await open(path)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect([path, width, await wordsRunOut(page)]).toEqual([path, width, []])
      }
    }
    await open('/careers/far')
    for (const part of ['.sheet-led', '.job-requirements'])
      expect(await page.locator(part).evaluate((one) => getComputedStyle(one).direction)).toBe(
        'rtl',
      )
    await staff.remove(id)
    await staff.remove(other.id)
  },
)

journey(
  'issue 15: what an owner writes stays on Home however long its words, and runs the way of its script',
  390,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const word = 'Elektroingenieurwesenlehrbuch'
    const arabic = 'تحليل بيانات نظام'
    const [leader, promise, entry, counter, home] = await Promise.all(
      ['leader', 'promise', 'timeline-entry', 'counter', 'home'].map(
        async (kind) => (await documents(kind))[0]!,
      ),
    )
    const given = [leader!, promise!, entry!, counter!, home!]
    const { leaders, about } = home!.value as Record<'leaders' | 'about', object>
    const changes = [
      { name: word, role: word },
      { title: word, proof: { figure: '7', meaning: word } },
      { text: word },
      { label: arabic, value: 123_456 },
      { leaders: { ...leaders, heading: word }, about: { ...about, statement: `${arabic}.` } },
    ]
    const changed = []
    for (const [place, one] of given.entries()) changed.push(await change(one, changes[place]!))
    await open('/')
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await wordsRunOut(page)]).toEqual([width, []])
    }
    const edges = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
    const [figure, tower] = [await edges('.counter-live'), await edges('.counter-tower')]
    expect(figure.right).toBeLessThan(tower.left)
    const [first, second] = [
      await edges('.counter-label span:nth-child(1)'),
      await edges('.counter-label span:nth-child(2)'),
    ]
    expect(first.left).toBeGreaterThan(second.left)
    const room = await page.locator('.about-statement').evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getBoundingClientRect().left - one.getBoundingClientRect().left
    })
    expect(room).toBeGreaterThan(100)
    for (const [place, one] of changed.entries()) await change(one, given[place]!.value)
  },
)

journey('the desk has room for wide letters and a name of two words', 1280, async (visit) => {
  const { page, site } = visit
  const { documents, change } = await contentEditor(site.url)
  const [brand] = await documents('brand')
  const [company] = await documents('company')
  const changed = await change(brand!, { type: 'serif' })
  const named = await change(company!, { name: 'Lumen Yard' })
  await openDesk(visit, '/admin/overview')
  const links = page.locator('.desk-more-links')
  await links.getByText('My account').waitFor()
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [wide, room] = await links.evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect([width, wide! <= room!]).toEqual([width, true])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const name = page.locator('.desk-brand-name')
  const [wide, room] = await name.evaluate((one) => [one.scrollWidth, one.clientWidth])
  expect(wide! <= room!).toBe(true)
  const note = (await page.locator('.desk-brand-note').boundingBox())!
  expect(note.x + note.width).toBeLessThan((await page.locator('.desk-find svg').boundingBox())!.x)
  await change(changed, { type: 'grotesk' })
  await change(named, { name: company!.value.name })
})

journey(
  'long lines of the hero are set smaller, and flow on beside the drawing',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const [home] = await documents('home')
    const [first, ...rest] = home!.value.slides as { headline: string[] }[]
    const title = page.locator('#home h2').first()
    const size = () => title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    await open('/')
    const usual = await size()
    const headline = ['Sound desks for small theatres', 'that never miss']
    const changed = await change(home!, {
      ...home!.value,
      slides: [{ ...first, headline }, ...rest],
    })
    for (const width of [390, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open('/')
      expect(await title.innerText()).toContain('Sound desks')
      const { x, width: taken } = (await title.boundingBox())!
      expect([width, x + taken < (width > 900 ? width * 0.51 : width)]).toEqual([width, true])
      const [wide, room] = await title.evaluate((one) => [one.scrollWidth, one.clientWidth])
      expect([width, wide! <= room!]).toEqual([width, true])
    }
    expect(await size()).toBe(usual / 2)
    await change(changed, home!.value)
  },
)

journey(
  'a slide without the labels in its drawing says its facts instead',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const [home] = await documents('home')
    const { slides } = home!.value as { slides: object[] }
    const first = page.locator('.carousel-slide').first()
    const isUnlettered = () =>
      first
        .locator('.hero-callouts')
        .evaluate((one) => getComputedStyle(one).getPropertyValue('--letters').trim() === 'hidden')
    await page.setViewportSize({ width: 1280, height: 900 })
    await open('/')
    expect([await isUnlettered(), await first.locator('.hero-facts').isVisible()]).toEqual([
      false,
      false,
    ])
    const unlabelled = slides.map((slide) => ({ ...slide, withoutLabels: true }))
    const changed = await change(home!, { ...home!.value, slides: unlabelled })
    await open('/')
    expect([await isUnlettered(), await first.locator('.hero-facts').isVisible()]).toEqual([
      true,
      true,
    ])
    await change(changed, home!.value)
  },
)
