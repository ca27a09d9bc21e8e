import { expect, test } from 'vitest'
import { nameRule, nameSize } from './name-size.ts'

const logo = (viewBox: string) => ({ is: 'svg', with: { viewBox } })
const long = 'Công ty Cổ phần Giải pháp Phần mềm Đường Thủy Nội Địa Sài Gò'

test('issue 15: a long name stays in the bar, and others have the house’s size', () => {
  for (const name of ['Acme', 'Rekha Bootsbau', 'Ανεμόεσσα & Σία'])
    expect(nameRule({ name, logo: logo('0 0 48 24'), logoSaysName: false })).toBe('')
  expect(nameSize({ name: long, logoSaysName: false })).toBeLessThan(1.6)
  const beside = nameSize({ name: long, logo: logo('-50 -50 400 100'), logoSaysName: false })
  expect(beside).toBeLessThan(nameSize({ name: long, logoSaysName: false }))
  const picture = { is: 'img', with: { width: '600', height: '90' } }
  expect(nameRule({ name: long, logo: picture, logoSaysName: false })).toContain('font-size')
  expect(nameRule({ name: long, logo: picture, logoSaysName: true })).toBe('')
})
