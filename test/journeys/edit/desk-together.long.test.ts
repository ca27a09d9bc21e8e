import { expect, vi } from 'vitest'
import { owner } from '../../server/owner.ts'
import { journey, onOwnSite, onlyOnce } from '../../browser/browser.ts'
import { invited } from '../../desk/desk-visit.ts'
import { openEditor } from '../../desk/page-editor.ts'
import { writeTogether } from '../../desk/writing-together.ts'

onOwnSite()
onlyOnce()

/** For longer: WRITE_SECONDS=300 npm test -- desk-together. */
const seconds = Number(process.env.WRITE_SECONDS ?? 10)

vi.setConfig({ testTimeout: 80_000 + seconds * 1000 })

journey(
  'two who write in two fields of one document over a slow line lose nothing and are asked nothing',
  1280,
  async ({ context, site, expectComplaint }) => {
    // The second to save is told of the first, and saves both.
    expectComplaint(/409/)
    const second = await context.browser()!.newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const done = await writeTogether([context, second], site.url, { seconds, lag: 2000 })
      expect(done.stored).toEqual(done.wanted)
      expect(done.asked).toEqual([0, 0])
      expect(done.heard).toEqual([true, true])
      expect(done.saves).toBeGreaterThan(4)
    } finally {
      await second.close()
    }
  },
)

journey('two on one page are told of each other, and where they meet', 1280, async (visit) => {
  const { page, site, context } = visit
  const who = await invited(site.url, 'editor')
  const second = await context.browser()!.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const other = await second.newPage()
    const open = async (path: string) => void (await other.goto(site.url + path))
    const mine = await openEditor(visit, '/careers')
    const theirs = await openEditor({ ...visit, page: other, open }, '/careers', who)
    await page.locator('.edit-page-name', { hasText: `Also on this page: ${who.email}` }).waitFor()
    await other
      .locator('.edit-page-name', { hasText: `Also on this page: ${owner.email}` })
      .waitFor()
    await theirs.words('h1').click()
    await mine.words('h1').click()
    await page.locator('.edit-tools', { hasText: `${who.email} is here, too.` }).waitFor()
    await other.locator('.edit-tools', { hasText: `${owner.email} is here, too.` }).waitFor()
    expect(await page.locator('.edit-page-name').innerText()).not.toContain(who.email)
  } finally {
    await second.close()
  }
})
