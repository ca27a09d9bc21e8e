import { expect } from 'vitest'
import { journey } from '../../browser/browser.ts'
import { pixelsOf } from '../../browser/pixels.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { draftPage } from '../../desk/edited-pages.ts'
import { pageShown } from '../../desk/page-editor.ts'

const block = { block: 'call-to-action', heading: 'What now?', label: 'Press here', link: '/' }

journey('what is chosen is framed on a band of the same colour, too', 1280, async (visit) => {
  const { page } = visit
  const { address } = await draftPage(visit, [block])
  await openDesk(visit, address)
  await pageShown(page)
  const heading = page.frameLocator('iframe[data-shown]').getByText(block.heading)
  await heading.click()
  const outline = page.locator('.edit-outline-chosen')
  await outline.waitFor()
  await page.locator('.edit-tools').waitFor()
  const { x, y, width, height } = (await outline.boundingBox())!
  const beside = await pixelsOf(page, { x: x + width + 1, y: y + height / 2, width: 12, height: 1 })
  const blue = Array.from({ length: beside.width }, (_, at) => beside.at(at, 0)[2]!)
  expect(Math.max(...blue) - Math.min(...blue)).toBeGreaterThan(100)
})
