import { expect } from 'vitest'
import { ask } from '../../server/ask.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

onOwnSite()

/** Each is missed once: what has become a redirect is found. */
const slips = ['contcat', 'cotnact', 'ocntact', 'contatc', 'conatct', 'contaact', 'conntact']

for (const width of [1280, 390] as const)
  journey(
    'a missed address becomes a redirect with one press; a circle is told while it is typed',
    width,
    async (visit) => {
      const { page, site } = visit
      const mark = Math.random().toString(36).slice(2, 6)
      const near = `/${slips.pop()!}`
      const far = `/zzz-${mark}`
      for (const path of [near, near, far, '/wp-login.php'])
        expect((await ask(site.url, path)).status).toBe(404)
      await openDesk(visit, '/admin/addresses')
      const missed = page.getByRole('region', { name: 'Missed by visitors' })
      await missed.getByText(near, { exact: true }).waitFor()
      expect(await missed.getByText('wp-login').count()).toBe(0)
      expect(await axeViolations(page)).toEqual([])

      await missed
        .getByRole('button', { name: new RegExp(`^Redirect to .*: ${near}$`) })
        .press('Enter')
      const redirects = page.getByRole('region', { name: 'Redirects' })
      await redirects.getByText(new RegExp(`^${near} →`)).waitFor()
      await expect.poll(() => missed.getByText(near, { exact: true }).count()).toBe(0)
      expect((await ask(site.url, near)).status).toBe(301)

      await missed.getByRole('button', { name: `Redirect elsewhere: ${far}` }).click()
      const [from, to] = [
        page.getByLabel('From', { exact: true }),
        page.getByLabel('To', { exact: true }),
      ]
      await expect.poll(() => from.inputValue()).toBe(far)
      await expect.poll(() => to.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.keyboard.type(`${far}?again`)
      await page.getByText(`This would lead in a circle: ${far} → ${far}.`).waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeViolations(page)).toEqual([])
      await to.fill('/work')
      await page.getByText(/\/work leads to/).waitFor()
      await page.keyboard.press('Enter')
      await redirects.getByText(`${far} → /work`).waitFor()
      expect((await ask(site.url, far)).status).toBe(301)

      await redirects.getByRole('button', { name: `Change: ${far}` }).click()
      await to.fill('/services')
      await to.press('Enter')
      await redirects.getByText(`${far} → /services`).waitFor()
      await redirects.getByRole('button', { name: `Remove: ${far}` }).press('Enter')
      await page.getByText('is in the trash').waitFor()
      expect((await ask(site.url, far)).status).toBe(404)
      await page.getByRole('button', { name: 'Restore it' }).press('Enter')
      await redirects.getByText(`${far} → /services`).waitFor()
      await from.fill('/work')
      await page.getByText(/There’s a page here/).waitFor()
    },
  )

journey(
  'issue 16: a redirect saved with two clicks is one, and one that was not published is saved again',
  1280,
  async (visit) => {
    const { page, site, expectComplaint } = visit
    expectComplaint(/ERR_FAILED/)
    const mark = Math.random().toString(36).slice(2, 8)
    const [one, other] = [`/xxx-${mark}`, `/ooo-${mark}`]
    await openDesk(visit, '/admin/addresses')
    const redirects = page.getByRole('region', { name: 'Redirects' })
    const save = page.getByRole('button', { name: 'Save redirect' })
    const from = page.getByLabel('From', { exact: true })
    const write = async (path: string) => {
      await from.fill(path)
      await page.getByLabel('To', { exact: true }).fill('/work')
    }
    await write(one)
    await save.dblclick()
    await redirects.getByText(`${one} → /work`).waitFor()
    await expect.poll(() => from.inputValue()).toBe('')
    expect(await page.locator('.redirect-form [aria-invalid=true]').count()).toBe(0)

    await page.route('**/content/redirect/*/publish', (route) => route.abort(), { times: 1 })
    await write(other)
    await save.click()
    await page.getByText('cannot be reached').waitFor()
    await save.click()
    await redirects.getByText(`${other} → /work`).waitFor()
    expect((await ask(site.url, other)).status).toBe(301)

    expectComplaint(/422/)
    await from.fill(`/lll-${mark}`)
    await page.getByLabel('To', { exact: true }).fill(`/nothing-${mark}`)
    await save.click()
    await page
      .getByText(`leads to /nothing-${mark}, where there is nothing. The redirect`)
      .waitFor()
    expect(await page.locator('.toast').getByText('would have errors').count()).toBe(0)
    // What was refused isn't said of what is typed since.
    await page.getByLabel('To', { exact: true }).fill('/work')
    await expect.poll(() => page.locator('.redirect-form [aria-invalid=true]').count()).toBe(0)

    await redirects.getByRole('button', { name: `Remove: ${other}` }).dblclick()
    await page.getByText('is in the trash').waitFor()
    await expect
      .poll(() => redirects.getByRole('button', { name: `Remove: ${other}` }).count())
      .toBe(0)
    expect(await page.getByText('There is no such document.').count()).toBe(0)
  },
)

journey('a missed address is left out of the list', 1280, async (visit) => {
  const { page, site } = visit
  const path = `/yyy-${Math.random().toString(36).slice(2, 8)}`
  await ask(site.url, path)
  await openDesk(visit, '/admin/addresses')
  await page.getByRole('button', { name: `Ignore: ${path}` }).press('Enter')
  await page.getByText(`${path} is no longer listed.`).waitFor()
  await expect.poll(() => page.getByRole('button', { name: `Ignore: ${path}` }).count()).toBe(0)
})
