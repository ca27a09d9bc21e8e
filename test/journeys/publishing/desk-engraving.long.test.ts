import sharp from 'sharp'
import { expect } from 'vitest'
import { journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

const photograph = () =>
  sharp({ create: { width: 1400, height: 700, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()

async function insert({ page }: Visit, alt: string, engrave: boolean) {
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a picture' })
  await dialog
    .getByLabel('Picture file')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await dialog.getByLabel(/What does the picture show/).fill(alt)
  if (engrave) await dialog.getByLabel(/^Engrave it/).check()
  await dialog.getByRole('button', { name: 'Upload and insert' }).click()
  const picture = page.getByRole('img', { name: alt })
  await picture.waitFor()
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  const [red, , blue] = (await sharp(bytes).stats()).channels
  return { width: (await sharp(bytes).metadata()).width, red: red!.mean - blue!.mean }
}

journey('INS: a photograph is shown as it is, or engraved if one wishes', 1280, async (visit) => {
  await openDesk(visit, '/admin/write')
  const asItIs = await insert(visit, 'A red wall', false)
  expect(asItIs.red).toBeGreaterThan(100)
  const engraved = await insert(visit, 'A wall in lines', true)
  expect(Math.abs(engraved.red)).toBeLessThan(12)
  expect([asItIs.width, engraved.width]).toEqual([1400, 960])
})
