import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { unique } from '../../desk/edited-pages.ts'

atBothWidths(
  'what is found on the page of a job is told where it was posted, and once more where it is changed',
  async (visit) => {
    const { page } = visit
    const plain = unique('Draughtsperson')
    const long = `${unique('Draughtsperson')} for the slips and cranes of a yard with an address that nobody finds`
    await openDesk(visit, '/admin/job-posting')
    for (const label of ['Description', 'Requirements', 'Location', 'Salary Range'])
      await page.getByLabel(label, { exact: true }).fill(`${label} of a job in the yard`)
    await page.getByLabel('Title', { exact: true }).fill(long)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('It’s public. This was found on its page:').waitFor()
    const sentence = /^The title has \d+ characters\. Search engines cut it after about 70\.$/
    await page.locator('.finding-sentence', { hasText: sentence }).waitFor()
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await axeViolations(page)).toEqual([])
    // It held nothing back.
    const { pathname } = new URL(
      (await page.getByRole('link', { name: 'View its page' }).getAttribute('href'))!,
      page.url(),
    )
    expect((await fetch(visit.site.url + pathname)).status).toBe(200)

    await visit.open('/admin/job-edit')
    const card = page.locator('.job-card').filter({ hasText: long })
    expect(await card.locator('.finding').count()).toBe(0)
    const change = async (title: string) => {
      await page
        .locator('.job-card')
        .filter({ hasText: long })
        .getByRole('button', { name: /^Edit / })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Edit Job' })
      await dialog.getByLabel('Title', { exact: true }).fill(title)
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await change(`${long} again`)
    await card.locator('.finding-sentence', { hasText: sentence }).waitFor()
    expect(await axeViolations(page, '.job-card')).toEqual([])
    await change(plain)
    const shorter = page.locator('.job-card').filter({ hasText: plain })
    await shorter.waitFor()
    await expect.poll(() => shorter.locator('.finding', { hasText: 'title' }).count()).toBe(0)
  },
)
