import sharp from 'sharp'
import { expect, test } from 'vitest'
import { favicons } from './favicons.ts'

test('every icon has the size its name promises', async () => {
  const files = await favicons()
  const sides = {
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable-512.png': 512,
  }
  for (const [file, side] of Object.entries(sides)) {
    const { width, height, format } = await sharp(files[file]).metadata()
    expect([file, width, height, format]).toEqual([file, side, side, 'png'])
  }
})

test('favicon.ico holds one PNG of 32 pixels', async () => {
  const ico = (await favicons())['favicon.ico']
  expect([...(ico?.subarray(0, 8) ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const { width, format } = await sharp(ico?.subarray(22)).metadata()
  expect([width, format]).toEqual([32, 'png'])
  expect(ico?.readUInt32LE(14)).toBe((ico?.length ?? 0) - 22)
})

test('favicon.svg answers the dark scheme', async () => {
  const file = String((await favicons())['favicon.svg'])
  expect(file).toMatch(/prefers-color-scheme:dark.*--signal:#ff6a3c/)
})
