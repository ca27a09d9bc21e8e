import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const service = '/services/offerings/Digital-Advisory'

atBothWidths('the breadcrumbs lead back to Home', async ({ page, open }) => {
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  for (const path of ['/insights', '/products/darwaza', service]) {
    await open(path)
    // Lines of a title are set so closely that its letters reach over what stands above it.
    const covered = await way.getByRole('link').evaluateAll(
      (links) =>
        links.filter((link) => {
          const { left, top, height } = link.getBoundingClientRect()
          return [0.1, 0.5, 0.9].some(
            (part) => !link.contains(document.elementFromPoint(left + 5, top + part * height)),
          )
        }).length,
    )
    expect([path, covered]).toEqual([path, 0])
  }
  await becomesLive(page)
  expect(await way.getByRole('listitem').allInnerTexts()).toEqual([
    'Home',
    'Offerings',
    'Digital advisory',
  ])
  expect(await way.locator('[aria-current]').innerText()).toBe('Digital advisory')
  await way.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

atBothWidths(
  'SERV-3: a missing address suggests a page, and the suggestion opens it',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/services/offerings/digital-advisery')
    await becomesLive(page)
    await page
      .getByRole('list', { name: 'Did you mean' })
      .getByRole('link', { name: /Digital advisory/ })
      .click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(service)
    await expect.poll(() => page.title()).toContain('Digital advisory')
  },
)

atBothWidths('the head of the page changes with the page', async ({ page, open }) => {
  await open(service)
  await becomesLive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toMatch(/\/insights$/)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/social\/insights\.png$/,
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

atBothWidths.long(
  'SERV-1: an address in another case comes alive as the page it is',
  async ({ page, open }) => {
    await open(service.toUpperCase())
    await becomesLive(page)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /Digital-Advisory$/,
    )
  },
)
