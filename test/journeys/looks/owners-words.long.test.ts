import { expect } from 'vitest'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { pixelsOf } from '../../browser/pixels.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onOwnSite()

const widths = [320, 390, 769, 820, 941, 1024, 1280, 1920]

journey(
  'NAV-1: more links than the bar has room for leave the search and the language on the screen',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const [navigation] = await documents('navigation')
    const { header } = navigation!.value as { header: object[] }
    const more = ['Where the boats are made', 'What people say of us'].map((label, place) => ({
      label,
      link: place ? '/insights' : '/products',
      onWideScreensOnly: false,
    }))
    await change(navigation!, { header: [...header, ...more] })
    await open('/work')
    const bar = page.getByRole('banner')
    let fading = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await wordsRunOut(page)]).toEqual([width, []])
      if (width <= 768) continue
      const tools = (await bar.locator('.header-tools').boundingBox())!
      expect([width, tools.x + tools.width <= width]).toEqual([width, true])
      const last = bar.locator('.header-links a').last()
      await bar.locator('.brand').focus()
      const nav = bar.locator('.header-nav')
      await nav.evaluate((element) => void (element.scrollLeft = 0))
      // Wherever a link is cut off, nothing of it touches the language.
      if (await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)) {
        const edge = await pixelsOf(page, { x: tools.x - 1, y: 4, width: 1, height: 48 })
        const column = Array.from({ length: edge.height }, (_, y) => Math.min(...edge.at(0, y)))
        expect([width, Math.max(...column) - Math.min(...column) < 24]).toEqual([width, true])
        fading++
      }
      await last.focus()
      const { x, width: wide } = (await last.boundingBox())!
      expect([width, x + wide <= tools.x + 1]).toEqual([width, true])
    }
    expect(fading).toBeGreaterThan(3)

    await page.setViewportSize({ width: 820, height: 900 })
    await bar.getByRole('button', { name: 'Services' }).click()
    const panel = (await page.locator('.services-panel').boundingBox())!
    expect([panel.x, panel.width, panel.height > 300]).toEqual([0, 820, true])
    await page.locator('.services-panel a').last().click({ trial: true })
    await change((await documents('navigation'))[0]!, { header })
  },
)

journey(
  'INS-1: another large word than the usual one is whole at every width',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const [given] = await documents('insights-page')
    let changed = given!
    for (const title of ['Journal', 'Notes from the harbour and what we learnt there', 'DOMAINS']) {
      changed = await change(changed, { title })
      await open('/insights')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect([title, width, await wordsRunOut(page)]).toEqual([title, width, []])
      }
    }
    await change(changed, given!.value)
  },
)

journey(
  'a word that is longer than the screen is broken, in a heading as elsewhere',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'
    const [work] = await documents('work-page')
    const changed = await change(work!, { title: word, intro: word, listHeading: word })
    await open('/work')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await wordsRunOut(page)]).toEqual([width, []])
    }
    await change(changed, work!.value)
  },
)

journey(
  'SERV-1: a longer figure than the sample’s stays in its column',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const services = await documents('service')
    type Proof = { figures: { value: string; label: string }[] }
    for (const path of [
      '/services/offerings/cutomer-experience-design',
      '/services/industries/Import-Export-Manufacturing',
      '/services/technology/architecture',
    ]) {
      const service = services.find(({ slug }) => path.endsWith(`/${slug}`))!
      const proof = service.value.proof as Proof
      const figures = proof.figures.map(({ label }) => ({ label, value: '14 days, 6 h → 35 min' }))
      const changed = await change(service, { proof: { ...proof, figures } })
      await open(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const out = await page
          .locator('.proof-figures dd')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
        expect([path, width, out]).toEqual([path, width, 0])
      }
      await change(changed, service.value)
    }
  },
)

journey(
  'NAV-8: a town of thirteen letters stands unbroken above its office',
  1280,
  async ({ page, site, open }) => {
    const { documents, change } = await contentEditor(site.url)
    const office = (await documents('office')).find(({ value }) => !value.dimmed)!
    let changed = office
    for (const name of ['Stralsund', 'Gelsenkirchen']) {
      changed = await change(changed, { name })
      await open('/')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const heading = page.locator('.office-main h2')
        const lines = await heading.evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getClientRects().length
        })
        expect([name, width, lines]).toEqual([name, width, 1])
      }
    }
    await change(changed, office.value)
  },
)
