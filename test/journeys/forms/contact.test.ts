import { expect } from 'vitest'
import { atBothWidths, journey } from '../../browser/browser.ts'
import { startSite } from '../../server/site.ts'

const heading = 'Estimations & Planning For Business Decisions'
const chat = /^We are always excited to chat!/

for (const [place, path] of [
  ['the contact page', '/contact'],
  ['the contact section of the home page', '/'],
] as const) {
  atBothWidths(`CON-1: ${place} has its heading and an intro`, async ({ page, open }) => {
    await open(path)
    const contact = page.locator('#contact')
    await contact.scrollIntoViewIfNeeded()
    expect(await contact.getByRole('heading', { name: heading, exact: true }).count()).toBe(1)
    expect(await contact.locator('p').first().innerText()).toMatch(
      /digital product engineering company/,
    )
  })

  atBothWidths(
    `CON-2: ${place} has the chat button: a new tab, the configured number, the first words`,
    async ({ page, open, context, expectComplaint }) => {
      expectComplaint(/^request to another origin: https:\/\/wa\.me\/912055500100\?/)
      await open(path)
      const link = page.locator('#contact').getByRole('link', { name: chat })
      const address = new URL((await link.getAttribute('href'))!)
      expect(address.origin).toBe('https://wa.me')
      expect(address.pathname).toBe('/912055500100')
      expect(address.searchParams.get('text')).toBe('Hello, I would like to chat with you!')
      expect(await link.getAttribute('rel')).toMatch(/noopener|noreferrer/)

      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await tab.waitForLoadState()
      expect(tab.url()).toContain('wa.me/912055500100')
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )
}

journey('CON-1: the heading is the page’s own on /contact', 1280, async ({ page, open }) => {
  await open('/contact')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  expect(await page.title()).toContain('Contact')
})

atBothWidths.long(
  'CON-2: without a number the chat button stays and leads to the form, never to wa.me',
  async ({ page, expectComplaint }) => {
    expectComplaint(/another origin|favicon/)
    const site = await startSite()
    try {
      for (const path of ['/contact', '/']) {
        await page.goto(site.url + path)
        const button = page.locator('#contact').getByRole('link', { name: chat })
        await button.click()
        const name = page.locator('#contact [name=name]')
        await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
        await expect.poll(async () => (await name.boundingBox())!.y).toBeLessThan(800)
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await button.getAttribute('target')).toBeNull()
        expect(await page.content()).not.toContain('wa.me')
      }
    } finally {
      // What the page still asks for is called off; a connection that it holds open would be waited for.
      await page.goto('about:blank')
      site.child.kill('SIGKILL')
      await site.stop()
    }
  },
)
