import sharp from 'sharp'
import { expect } from 'vitest'
import { journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

const drawing = '<figure><img src="/drawings/post-smallest-group.svg" alt="Dots" /></figure>'
const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'

const view = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })

async function written(visit: Visit) {
  await view(visit, 'HTML').click()
  return visit.page.locator('.write-source').inputValue()
}

journey('one writes on below a picture or a table that ends the post', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/write')
  for (const end of [table, drawing]) {
    await view(visit, 'HTML').click()
    await page.locator('.write-source').fill(`<p>First</p>${end}`)
    await view(visit, 'Write').click()
    const area = page.locator('.writer-page')
    await area.locator('img[alt=Dots], td').last().waitFor()
    const { width = 0, height = 0 } = (await area.boundingBox()) ?? {}
    await area.click({ position: { x: width / 2, y: height - 6 } })
    await page.keyboard.type('Last')
    expect(await written(visit)).toMatch(/^<p>First<\/p><(table|figure).+<\/\1><p>Last<\/p>$/)
  }
})

journey(
  'after a picture is put in, the next letters are words of the post',
  1280,
  async (visit) => {
    const { page } = visit
    await openDesk(visit, '/admin/write')
    await page.locator('.writer-page').click()
    await page.keyboard.type('Before')
    await view(visit, 'Picture').click()
    const blank = { width: 64, height: 40, channels: 3 as const, background: '#f04014' }
    const buffer = await sharp({ create: blank }).png().toBuffer()
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await page.getByLabel(/^What does the picture show/).fill('A field')
    await page.getByRole('button', { name: 'Upload and insert' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await expect.poll(focused).toContain('writer-page')
    await page.keyboard.type('After')
    expect(await written(visit)).toMatch(/^<p>Before<\/p><figure>.+<\/figure><p>After<\/p>$/)
  },
)
