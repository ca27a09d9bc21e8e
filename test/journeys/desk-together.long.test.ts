import { expect, vi } from 'vitest'
import { journey, onOwnSite, onlyOnce } from '../browser.ts'
import { writeTogether } from '../writing-together.ts'

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
