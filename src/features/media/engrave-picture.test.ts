import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { engravePicture } from './engrave-picture.ts'

const shades = (dark: string, light: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${dark}" d="M0 0h${width / 2}v${height}H0z"/><path fill="${light}" d="M${width / 2} 0h${width / 2}v${height}H${width / 2}z"/></svg>`

async function engraved(svg: string) {
  const path = join(inject('scratch'), `photograph-${Math.random()}.png`)
  await sharp(Buffer.from(svg)).png().toFile(path)
  const print = await engravePicture(path)
  const { data, info } = await sharp(print).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [0, 1, 2].map((channel) => data[(y * info.width + x) * info.channels + channel]!)
  return { info, at }
}

test('darkness becomes ink, light stays paper, and both show lines in between', async () => {
  const { info, at } = await engraved(shades('#400', '#8b8', 1200, 600))
  expect([info.width, info.height]).toEqual([960, 480])
  const inked = (from: number, to: number) => {
    let count = 0
    for (let y = 40; y < 440; y += 1)
      for (let x = from; x < to; x += 1) if (at(x, y)[0]! < 128) count += 1
    return count / (400 * (to - from))
  }
  const [dark, light] = [inked(100, 380), inked(580, 860)]
  expect(dark).toBeGreaterThan(0.6)
  expect(light).toBeLessThan(0.4)
})

test('nothing of the colours is left, only ink on the sheet', async () => {
  const { at } = await engraved(shades('#f00', '#00f', 400, 400))
  for (let place = 0; place < 400; place += 1) {
    const [red, green, blue] = at(place, place) as [number, number, number]
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12)
  }
})

test('a small picture is not made larger', async () => {
  const { info } = await engraved(shades('#000', '#fff', 120, 80))
  expect([info.width, info.height]).toEqual([120, 80])
})
