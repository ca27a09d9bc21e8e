import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, journey } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { caller, invited, openDesk, pathOf, storedToken } from '../../desk/desk-visit.ts'
import { owner } from '../../server/owner.ts'
import { holdBack } from '../../browser/hold-back.ts'

const guarded = ['/admin/job-posting', '/admin/demo', '/admin/job-edit', '/admin/blog-edit']

async function logIn(page: Page, { email, password } = owner) {
  await page.locator('form[data-live]').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

atBothWidths('ADM-1: the right words open the desk at Post Job', async ({ page, open }) => {
  for (const address of ['/admin', '/admin/adminlogin']) {
    await open(address)
    await logIn(page)
    await page.getByText('Logged in Successfully', { exact: true }).waitFor()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-posting')
    expect(await storedToken(page)).toMatch(/^[\w-]{43}$/)
    await open(address)
    await expect.poll(() => pathOf(page)).toBe('/admin/job-posting')
    await page.evaluate(() => localStorage.clear())
  }
})

journey.long(
  'ADM-1: nothing of the form moves, neither for what is yet to arrive nor while it is sent',
  1280,
  async ({ page, open }) => {
    await open('/admin/adminlogin')
    await page.locator('form[data-live]').waitFor()
    const button = page.getByRole('button', { name: 'LOGIN' })
    const whole = await button.boundingBox()
    const picture = page.locator('.login-picture')
    await picture.evaluate((element) => (element.style.display = 'none'))
    expect(await button.boundingBox()).toEqual(whole)
    const answer = Promise.withResolvers<void>()
    await page.route('**/admin/login', async (route) => {
      await answer.promise
      await route.continue()
    })
    await logIn(page)
    await page.locator('button[aria-busy="true"]').waitFor()
    expect(await button.boundingBox()).toEqual(whole)
    answer.resolve()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-posting')
  },
)

journey('ADM-1: the icon shows and hides the password', 1280, async ({ page, open }) => {
  await open('/admin')
  await page.locator('form[data-live]').waitFor()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
  expect(await password.inputValue()).toBe('secret')
})

journey(
  'ADM-1: a wrong password is told in the server’s words, and what was typed stays',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/401/)
    await open('/admin/adminlogin')
    // Blanks, too, may be somebody's password.
    await logIn(page, { ...owner, password: ' '.repeat(12) })
    await page
      .getByRole('alert')
      .filter({ hasText: 'The email address or the password is wrong.' })
      .waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(owner.email)
    expect(await storedToken(page)).toBeNull()
    expect(pathOf(page)).toBe('/admin/adminlogin')
  },
)

journey(
  'ADM-1: a server out of reach gets the specified sentence',
  1280,
  async ({ page, context, open, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/)
    await open('/admin')
    await page.locator('form[data-live]').waitFor()
    await context.setOffline(true)
    await logIn(page)
    await page.getByText('An expected error occured . Please try again!', { exact: true }).waitFor()
  },
)

journey.long(
  'ADM-1: a browser without storage reads no token and says why nobody stays logged in',
  1280,
  async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await open('/admin')
    await logIn(page)
    await page.getByText('this browser stores nothing for this site').waitFor()
    await open('/admin/job-edit')
    await expect.poll(() => pathOf(page)).toBe('/admin/adminlogin')
  },
)

atBothWidths('ADM-2: without a token every screen leads to the login', async ({ page, open }) => {
  for (const address of guarded) {
    await open(address)
    await expect.poll(() => [address, pathOf(page)]).toEqual([address, '/admin/adminlogin'])
  }
})

journey(
  'ADM-2: a session that ends in the middle of a form leads to the login and back, with every letter',
  1280,
  async (visit) => {
    const { page, site, expectComplaint } = visit
    expectComplaint(/401/)
    const { token } = await openDesk(visit, '/admin/job-posting')
    const texts = {
      Title: 'Tester',
      Description: 'You test.\n\nA lot.',
      Requirements: 'Patience',
    }
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
    await page.getByLabel('Location').fill('Pune')
    await page.getByLabel('Salary Range').fill('Fair')
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${site.url}/admin/logout`, { method: 'POST', headers })
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('Your session has ended').waitFor()
    expect(pathOf(page)).toBe('/admin/adminlogin')
    expect(await storedToken(page)).toBeNull()
    await logIn(page)
    await expect.poll(() => pathOf(page)).toBe('/admin/job-posting')
    for (const [label, text] of Object.entries(texts))
      expect(await page.getByLabel(label).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('Job posted.').waitFor()
    const { call } = await caller(site.url)
    const { jobPosts } = (await (await call('GET', '/jobs')).json()) as {
      jobPosts: { title: string; description: string }[]
    }
    expect(jobPosts[0]).toMatchObject({ title: 'Tester', description: texts.Description })
  },
)

journey.long('ADM-2: one who logs out in another tab is out here too', 1280, async (visit) => {
  await openDesk(visit, '/admin/job-edit')
  const other = await visit.context.newPage()
  await other.goto(`${visit.site.url}/admin/account`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(other)).toBe('/admin')
  await expect.poll(() => pathOf(visit.page)).toBe('/admin/adminlogin')
})

journey('ADM-3: the navigation has its links in the specified order', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/job-posting')
  const nav = page.getByRole('navigation', { name: 'Desk' })
  await nav.getByRole('link', { name: 'Job Edit' }).waitFor()
  const names = await nav.locator('.desk-main-links :is(a, button)').allInnerTexts()
  expect(names.map((name) => name.split('\n')[0]!.replace(' (opens in a new tab)', ''))).toEqual([
    'Home',
    'Post Blog',
    'Blog Edit',
    'Post Job',
    'Job Edit',
    'Logout',
  ])
  const post = nav.getByRole('link', { name: /^Post Blog/ })
  expect(await post.getAttribute('target')).toBe('_blank')
  expect(await post.getAttribute('href')).toBe('/admin/write')
  await nav.getByRole('link', { name: 'Job Edit' }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin/job-edit')
  await expect.poll(() => page.title()).toContain('Job Listings')
})

journey.long(
  'ADM-3: on a phone a button opens the navigation and a link closes it',
  390,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/job-posting')
    const menu = page.getByRole('button', { name: 'Menu' })
    const link = page.getByRole('link', { name: 'Job Edit' })
    expect(await link.isVisible()).toBe(false)
    await menu.click()
    await link.waitFor()
    await page.keyboard.press('Escape')
    expect(await link.isVisible()).toBe(false)
    await menu.click()
    await link.click()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-edit')
    await expect.poll(() => link.isVisible()).toBe(false)
  },
)

atBothWidths('ADM-3: Logout ends the session on the server and clears the token', async (visit) => {
  const { page, site, width } = visit
  const { token } = await openDesk(visit, '/admin/job-edit')
  // Asked for after the end of the session, the list would be refused, and the console would say so.
  await page.locator('.job-card').first().waitFor()
  if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin')
  expect(await storedToken(page)).toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  await expect
    .poll(async () => (await fetch(`${site.url}/api/staff/me`, { headers })).status)
    .toBe(401)
})

journey.long('ADM-3: Logout waits for no server', 1280, async (visit) => {
  const { page, context } = visit
  await openDesk(visit, '/admin/job-edit')
  const letGo = await holdBack(context, '**/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(page)).toBe('/admin')
  expect(await storedToken(page)).toBeNull()
  letGo()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

journey.long('ADM-1: a yes without a token is no login', 1280, async ({ page, open }) => {
  for (const [answer, told] of [
    [{ message: 'Not today.' }, 'Not today.'],
    [{}, 'An expected error occured . Please try again!'],
  ] as const) {
    await page.route('**/admin/login', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: answer }) : route.fallback(),
    )
    await open('/admin')
    await page.locator('form[data-live]').waitFor()
    await logIn(page)
    await page.getByText(told, { exact: true }).waitFor()
    expect(await storedToken(page)).toBeNull()
  }
})

journey.long(
  'the password is changed and other sessions end from My account',
  1280,
  async (visit) => {
    const { page, site, expectComplaint } = visit
    expectComplaint(/400/)
    const who = await invited(site.url, 'editor')
    const phone = await caller(site.url, who)
    await openDesk(visit, '/admin/account', who)
    const ends = page.getByRole('button', { name: /^End the session/ })
    await ends.first().waitFor()
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill('a gate with two keepers')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('That isn’t your current password.').waitFor()
    expect((await phone.call('GET', '/api/staff/me')).status).toBe(200)
    await page.getByLabel('Current password').fill(who.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed.').waitFor()
    expect((await phone.call('GET', '/api/staff/me')).status).toBe(401)
  },
)

atBothWidths.long(
  'WCAG 2.2 AA: the login and the account have no violation',
  async (visit) => {
    await visit.open('/admin')
    await visit.page.locator('form[data-live]').waitFor()
    expect(await axeViolations(visit.page)).toEqual([])
    await openDesk(visit, '/admin/account')
    await visit.page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .waitFor()
    expect(await axeViolations(visit.page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
