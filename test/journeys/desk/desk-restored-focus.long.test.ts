import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { caller, invited, openDesk } from '../../desk/desk-visit.ts'
import { holdBack } from '../../browser/hold-back.ts'

onOwnSite()

/** Which row of its list has the focus. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('li')
    return row ? [...row.parentElement!.children].indexOf(row) : undefined
  })

journey(
  'when a row goes, the focus is on the one that stands in its place',
  1280,
  async (visit) => {
    const { page, site } = visit
    const who = await invited(site.url, 'editor')
    for (let more = 0; more < 2; more++) await caller(site.url, who)
    await openDesk(visit, '/admin/account', who)
    const rows = page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(3)
    const others = rows.filter({ hasNotText: '(this one)' })
    await others.first().getByRole('button').focus()
    const at = await focusedRow(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => rows.count()).toBe(2)
    await expect.poll(() => focusedRow(page)).toBe(at)
  },
)

journey(
  'what leads on in a list keeps the focus, and gives it to the first row it brings last',
  1280,
  async (visit) => {
    const { page, site } = visit
    const { call } = await caller(site.url)
    const { email } = await invited(site.url, 'editor')
    const { staff } = (await (await call('GET', '/api/staff')).json()) as {
      staff: { id: string; email: string }[]
    }
    const { id } = staff.find((one) => one.email === email)!
    for (let made = 0; made < 31; made++) {
      const role = made % 2 ? 'editor' : 'recruiter'
      expect((await call('PUT', `/api/staff/${id}/role`, { role })).status).toBeLessThan(300)
    }
    await openDesk(visit, '/admin/history?noun=staff')
    const rows = page.locator('.history-rows > li')
    await expect.poll(() => rows.count()).toBe(30)
    const goOn = await holdBack(page, /after=/)
    const more = page.getByRole('button', { name: 'Show earlier changes' })
    const asked = page.waitForRequest(/after=/)
    await more.press('Enter')
    await asked
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    goOn()
    await expect.poll(() => rows.count()).toBeGreaterThan(30)
    // There are more where this is tried again.
    while ((await rows.count()) % 30 === 0 && (await more.count()) > 0) await more.press('Enter')
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(29)
  },
)

journey('what is reached by the keys is not under the bar', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/site')
  const rows = page.locator('.site-name a')
  await rows.last().waitFor()
  await rows.last().focus()
  const covered = () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('.desk-bar')!.getBoundingClientRect()
      return document.activeElement!.getBoundingClientRect().top < bottom
    })
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab')
    if (await page.evaluate(() => document.activeElement?.closest('main') === null)) break
    expect(await covered()).toBe(false)
  }
})

journey('a search of the inbox is heard, and goes on in its field', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/enquiries')
  const field = page.getByRole('searchbox', { name: 'Name, address, reference or words' })
  await field.fill('nobodyhere')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'No matches.' }).waitFor()
  await page.keyboard.type(' again')
  expect(await field.inputValue()).toBe('nobodyhere again')
})
