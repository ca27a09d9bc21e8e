import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('issue 16: each finding leads to the screen on which it is put right', () => {
  const finding = { id: 'a', judged: 'link', severity: 'error', sentence: 'No.' } as const
  const at = (kind: string, page?: string) =>
    placeOf({ ...finding, field: { kind, id: kind, path: 'to' }, ...(page && { page }) })
  expect(at('page', '/how')).toBe('/admin/edit?page=%2Fhow&field=page%2Fpage%2Fto')
  expect(at('brand', '/')).toBe('/admin/brand')
  expect(at('redirect')).toBe('/admin/addresses')
  expect(placeOf({ ...finding, page: '/work' })).toBe('/admin/edit?page=%2Fwork')
  expect(placeOf(finding)).toBeUndefined()
})
