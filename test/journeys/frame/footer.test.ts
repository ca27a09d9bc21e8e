import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const footer = (page: Page) => page.locator('footer').last()

atBothWidths(
  'NAV-8: the footer leads to Home, Services, Industries, Blog, #contact and #home',
  async ({ page, open }) => {
    await open('/work')
    const found = await footer(page)
      .locator('.footer-site a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      )
    expect(found.slice(0, 4)).toEqual([
      ['Home', '/'],
      ['Services', '/services/offerings/Outsourcing-And-Talent'],
      ['Industries', '/services/industries/Automotive-Aerospace'],
      ['Blog', '/insights'],
    ])
    expect(found.slice(4).map(([, href]) => href)).toEqual([
      expect.stringMatching(/#contact$/),
      expect.stringMatching(/#home$/),
    ])
  },
)

atBothWidths('NAV-8: Pune stands in full, Patna and USA are dimmed', async ({ page, open }) => {
  await open('/work')
  const colourOf = (name: string) =>
    footer(page)
      .getByRole('heading', { name })
      .evaluate((heading) => {
        const { color, opacity } = getComputedStyle(heading)
        return `${color} ${opacity} ${getComputedStyle(heading.closest('div[class]')!.parentElement!).opacity}`
      })
  const [pune, patna, usa] = [
    await colourOf('Pune'),
    await colourOf('Patna'),
    await colourOf('USA'),
  ]
  expect(patna).toBe(usa)
  expect(pune).not.toBe(patna)
  for (const name of ['Pune', 'Patna', 'USA'])
    expect(await footer(page).getByRole('heading', { name }).isVisible()).toBe(true)
})

atBothWidths(
  'NAV-8: LinkedIn and Instagram are external, Facebook, Twitter and Dribbble have no target',
  async ({ page, open }) => {
    await open('/work')
    for (const name of ['LinkedIn', 'Instagram']) {
      const link = footer(page).getByRole('link', { name })
      expect(await link.getAttribute('href')).toMatch(
        new RegExp(`^https://(www\\.)?${name.toLowerCase()}\\.com/`),
      )
      expect(await link.getAttribute('rel')).toMatch(/noopener|noreferrer/)
    }
    for (const name of ['Facebook', 'Twitter', 'Dribbble']) {
      expect(await footer(page).getByText(name).isVisible()).toBe(true)
      expect(await footer(page).getByRole('link', { name }).count()).toBe(0)
    }
  },
)

atBothWidths('NAV-8: the copyright runs from 2009 to this year', async ({ page, open }) => {
  await open('/work')
  expect(await footer(page).innerText()).toMatch(
    new RegExp(`©\\s*2009\\s*–\\s*${new Date().getFullYear()}`),
  )
})

atBothWidths.long(
  'NAV-8: the anchors lead to their sections from any page',
  async ({ page, open }) => {
    await open('/careers')
    await becomesLive(page)
    await footer(page).locator('a[href$="#contact"]').click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect
      .poll(() =>
        page
          .locator('#contact')
          .evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(160)
    await footer(page).locator('a[href$="#home"]').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  },
)
