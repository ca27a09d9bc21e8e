import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, journey, onOwnSite } from '../../browser/browser.ts'
import { documentNow, openEditor, typeAtEnd } from '../../desk/page-editor.ts'

onOwnSite()

atBothWidths.once('words of a page are clicked, typed over and public', async (visit) => {
  const { page, site } = visit
  const { call, words } = await openEditor(visit, '/work')
  const lead = words('.work-intro')
  await lead.click()
  await typeAtEnd(page, ' And now.')
  await expect
    .poll(async () => (await documentNow(call, 'work-page', 'work-page')).value.intro)
    .toMatch(/And now\.$/)
  expect(await (await fetch(`${site.url}/work`)).text()).not.toContain('And now.')
  await page.locator('.edit-publish').click()
  // The pages are judged first.
  await page.locator('.toast', { hasText: 'Published' }).waitFor({ timeout: 45_000 })
  await expect.poll(async () => (await fetch(`${site.url}/work`)).text()).toContain('And now.')
  expect(await (await fetch(`${site.url}/work`)).text()).not.toMatch(/[\u{E0020}-\u{E007F}]/u)
})

journey.long(
  'CAR-1: a headline of the sample is another company’s after a few letters',
  390,
  async (visit) => {
    const { page, site } = visit
    const { call, words } = await openEditor(visit, '/careers')
    const { title } = (await documentNow(call, 'careers-page', 'careers-page')).value
    expect(title).toBe('We Are Looking fot Talented Testers')
    const bar = page.locator('.edit-page-name')
    await words('h1').click()
    await page.frameLocator('iframe[data-shown]').locator('foyer-words').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Come and bend planks')
    await bar.getByText('Saved · not public yet').waitFor()
    await page.locator('.edit-publish').click()
    await bar.getByText('Saved · public').waitFor()
    const seen = await (await fetch(`${site.url}/careers`)).text()
    expect(seen).toContain('>Come and bend planks</h1>')
    // The proofreader had marked a letter that is gone.
    expect(seen).not.toMatch(/Talented Testers|class="proof"/)
  },
)

journey.long(
  'the page stands still while one writes, and moves on afterwards',
  390,
  async (visit) => {
    const { page } = visit
    const { frame } = await openEditor(visit, '/')
    const moving = () =>
      frame.locator('body').evaluate(
        ({ ownerDocument }) =>
          ownerDocument.getAnimations().filter(({ playState, effect }) => {
            const { iterations } = effect!.getTiming()
            return playState === 'running' && iterations === Infinity
          }).length,
      )
    await expect.poll(moving).toBeGreaterThan(0)
    await frame.locator('[data-current] .hero-text').click()
    await frame.locator('foyer-words').waitFor()
    expect(await moving()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(moving).toBeGreaterThan(0)
  },
)

journey.long(
  'the line around the words goes along with them, and rests with them',
  390,
  async (visit) => {
    const { page } = visit
    await page.addInitScript(() => {
      const { requestAnimationFrame: ask } = window
      const asked: number[] = []
      Object.assign(window, { asked })
      window.requestAnimationFrame = (then) => {
        asked.push(performance.now())
        return ask(then)
      }
    })
    const { frame } = await openEditor(visit, '/')
    const lead = frame.locator('.why-head .lead')
    await lead.click()
    const apart = async () => {
      const words = await frame.locator('foyer-words').boundingBox()
      const line = await page.locator('.edit-outline-chosen').boundingBox()
      return Math.abs(words!.y - line!.y)
    }
    await expect.poll(apart).toBeLessThan(8)
    await lead.evaluate(({ ownerDocument }) => ownerDocument.defaultView!.scrollBy(0, 80))
    await expect.poll(apart).toBeLessThan(8)
    const lately = () =>
      page.evaluate(() => {
        const from = performance.now() - 1000
        return (Reflect.get(window, 'asked') as number[]).filter((at) => at > from).length
      })
    // Just moved, it looks sixty times a second; for ever is what it must not.
    await expect.poll(lately).toBeLessThan(20)
  },
)

journey.long('with the keyboard alone one goes, writes, leaves and undoes', 1280, async (visit) => {
  const { page } = visit
  const { call, frame } = await openEditor(visit, '/work')
  const before = (await documentNow(call, 'work-page', 'work-page')).value.intro
  await page.locator('iframe[data-shown]').focus()
  const name = page.locator('.edit-tools-head strong')
  for (let stops = 0; stops < 60 && (await name.allTextContents())[0] !== 'Intro'; stops++) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => go(undefined))))
  }
  expect(await name.textContent()).toBe('Intro')
  await page.keyboard.press('Enter')
  await frame.locator('foyer-words').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' By keys.')
  await page.keyboard.press('Escape')
  expect(await frame.locator('foyer-words').count()).toBe(0)
  const now = async () => (await documentNow(call, 'work-page', 'work-page')).value.intro
  await expect.poll(now).toBe(`${before} By keys.`)
  await page.keyboard.press('Control+z')
  await expect.poll(now).not.toMatch(/keys\.$/)
})

journey.long(
  'what a field cannot hold is told at once, kept, and not published',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call, words } = await openEditor(visit, '/')
    await words('.leader h3').first().click()
    await typeAtEnd(
      page,
      ' who has a name of more than eighty letters, which is more than this place has room for',
    )
    await page
      .locator('.edit-fault', { hasText: /has room for 80 characters: \d+ too many/ })
      .waitFor()
    expect(await axeViolations(page, '.edit-screen')).toEqual([])
    const stored = async () => (await call('GET', '/api/content/leader')).text()
    await expect.poll(stored).toContain('more than this place has room for')
    await page.locator('.edit-publish').click()
    const dialog = page.getByRole('dialog', { name: 'This can’t go out yet' })
    await dialog.locator('.edit-held li', { hasText: 'has at most 80 characters' }).waitFor()
    expect(await (await fetch(site.url)).text()).not.toContain('more than this place')
  },
)
