import type { Page } from 'playwright-core'
import { askFor, type Scene } from './watcher.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

async function live(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('[data-live]').first().waitFor({ state: 'attached' })
}

async function openMenu(page: Page) {
  await live(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#mobile-menu').waitFor()
}

async function openServices(page: Page) {
  if (isPhone(page)) {
    await openMenu(page)
    for (const name of ['Services', 'Industries'])
      await page.locator('#mobile-menu summary').filter({ hasText: name }).first().click()
  } else {
    await live(page)
    await page.getByRole('button', { name: 'Services', exact: true }).hover()
    await page.locator('header a[href^="/services/"]').filter({ visible: true }).first().waitFor()
  }
}

async function openLanguages(page: Page) {
  if (isPhone(page)) return openMenu(page)
  await live(page)
  await page.getByRole('button', { name: 'Global / English' }).hover()
  await page.locator('#language-menu').waitFor()
}

const search = (words: string) => async (page: Page) => {
  await live(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await askFor(palette.getByRole('combobox'), words)
  await palette
    .getByText(/pages? found|Nothing here/)
    .first()
    .waitFor()
}

const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Enquiry' })

async function submitNothing(page: Page) {
  await live(page)
  await enquiryForm(page).scrollIntoViewIfNeeded()
  await page.locator('.sending-form:not([data-waits])').waitFor()
  await enquiryForm(page).getByRole('button', { name: 'Submit', exact: true }).click()
}

async function apply(page: Page) {
  await live(page)
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  await page.locator('.application').waitFor()
}

async function applyWithNothing(page: Page) {
  await apply(page)
  await page.locator('.application:not([data-waits])').waitFor()
  await page.getByRole('button', { name: 'Submit application' }).click()
}

/** Every kind of public page, and everything that opens over one. */
export const publicScenes: Scene[] = [
  // The slide show turns every seven seconds.
  { name: 'Home', path: '/', seconds: 20 },
  {
    name: 'Home, turned by hand',
    path: '/',
    act: async (page) => {
      await live(page)
      await page.getByRole('button', { name: 'Next slide' }).click()
    },
  },
  { name: 'services menu', path: '/work', act: openServices },
  { name: 'language menu', path: '/products', act: openLanguages, byScript: true },
  { name: 'search palette', path: '/', act: search('bank') },
  { name: 'search palette, nothing found', path: '/careers', act: search('xyzzy'), byScript: true },
  { name: 'map of services', path: '/services', byScript: true },
  { name: 'offering', path: '/services/offerings/Digital-Advisory', byScript: true },
  { name: 'industry', path: '/services/industries/Banking-Financial', byScript: true },
  { name: 'technology', path: '/services/technology/agile', byScript: true },
  {
    name: 'service card',
    byScript: true,
    path: '/services/technology/agile',
    act: followFirst('main a[href^="/services/technology/agile/"]'),
  },
  { name: 'Work', path: '/work', byScript: true },
  { name: 'case', path: '/work', act: followFirst('main a[href^="/work/"]'), byScript: true },
  { name: 'Products', path: '/products', byScript: true },
  { name: 'Darwaza', path: '/products/darwaza', byScript: true },
  { name: 'Munshi', path: '/products/munshi', byScript: true },
  { name: 'Careers', path: '/careers', byScript: true },
  {
    name: 'application form',
    path: '/careers',
    act: apply,
    mayLeave: /Apply|arrow/,
    byScript: true,
  },
  {
    name: 'application refused',
    path: '/careers',
    act: applyWithNothing,
    mayLeave: /Apply|arrow/,
    byScript: true,
  },
  { name: 'job', path: '/careers', act: followFirst('#jobs a[href^="/careers/"]'), byScript: true },
  { name: 'Insights', path: '/insights', mayLeave: /Load more/, byScript: true },
  { name: 'post', path: '/insights/exactly-once-is-a-column' },
  { name: 'missing post', path: '/insights/never-written', expect: /404/, byScript: true },
  { name: 'every post', path: '/blog-posting-by-lexical', byScript: true },
  { name: 'Contact', path: '/contact', byScript: true },
  { name: 'enquiry refused', path: '/contact', act: submitNothing },
  { name: 'search page', path: '/search?q=cloud', byScript: true },
  { name: 'search page, nothing found', path: '/search?q=xyzzy', byScript: true },
  { name: 'privacy', path: '/privacy', byScript: true },
  { name: 'missing page', path: '/work/never-built', expect: /404/, byScript: true },
]

function followFirst(selector: string) {
  return async (page: Page) => {
    await live(page)
    await page.locator(selector).first().click()
    await page.waitForURL((url) => url.pathname.split('/').length > 2)
  }
}
