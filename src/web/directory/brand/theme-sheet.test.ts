import { expect, test } from 'vitest'
import { paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import { themeSheet } from './theme-sheet.ts'

const sheetOf = (paper: string, logo?: Parameters<typeof themeSheet>[0]['logo']) =>
  themeSheet({
    palette: paletteOf({ paper }).palette,
    type: 'grotesk',
    hasGrid: true,
    ...(logo && { logo }),
  })

const shape = (fill: string) => ({ is: 'svg', with: {}, of: [{ is: 'path', with: { fill } }] })

test('issue 15: in print, what was drawn for a dark paper is turned light', () => {
  const dark = sheetOf('#14161a')
  expect(dark).toMatch(
    /@media print\{html:root\{--at:#fcfdfa;.*img\[src\*='\/look\/'\].*invert\(1\)/,
  )
  expect(sheetOf('#f6f0e4')).not.toContain('invert')
})

test('issue 15: in print, a logo in colours of its own keeps the dark paper it was made for', () => {
  const plate = '.logo{background:#14161a'
  expect(sheetOf('#14161a', { is: 'img', with: {} })).toContain(plate)
  expect(sheetOf('#14161a', shape('#ffffff'))).toContain(plate)
  expect(sheetOf('#14161a', shape('var(--ink)'))).not.toContain(plate)
  expect(sheetOf('#ffffff', { is: 'img', with: {} })).not.toContain('background')
})
