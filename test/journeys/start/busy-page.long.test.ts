import { expect } from 'vitest'
import { ask } from '../../server/ask.ts'
import { atBothWidths } from '../../browser/browser.ts'
import { visitorsPause } from '../../browser/visitors-pause.ts'

atBothWidths(
  'who comes when too much is asked for reads so, in the frame of the site, and gets in a moment later',
  async ({ page, site, expectComplaint }) => {
    expectComplaint(/503/)
    let isOver = false
    const flood = Promise.all(
      Array.from({ length: 100 }, async (_, one) => {
        for (let n = 0; !isOver; n++) {
          const { status } = await ask(site.url, `/api/search?q=a${one}+b${n}`)
          if (status === 503) await visitorsPause(50)
        }
      }),
    )
    try {
      await expect
        .poll(async () => (await page.goto('/search?q=cloud'))?.status(), { timeout: 30_000 })
        .toBe(503)
      expect(await page.title()).toBe('Back in a moment | Naksha')
      const heading = page.getByRole('heading', { level: 1 })
      expect(await heading.innerText()).toBe('Too many visitors at once.')
      await page.getByRole('contentinfo').waitFor()
    } finally {
      isOver = true
      await flood
    }
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByText(/pages? for “cloud”/).waitFor()
  },
)
