import { expect, test } from 'vitest'
import type { Spot } from './canvas/spots.ts'
import { isLinkedOnly } from './own-document.ts'

const spot = (kind: string, id: string, around: 'main' | 'footer') =>
  ({
    field: { kind, id, path: 'title' },
    element: { closest: (name: string) => (name === around ? {} : null) },
  }) as unknown as Spot

test('issue 16: a page that is still written does not go out with each page whose footer leads to it', () => {
  const spots = [
    spot('products-page', 'products-page', 'main'),
    spot('product', 'kettle', 'main'),
    spot('page', 'yard', 'footer'),
    spot('navigation', 'navigation', 'footer'),
  ]
  const linked = spots.filter(({ field }) => isLinkedOnly(spots, 'products-page', field))
  expect(linked.map(({ field }) => field.id)).toEqual(['yard'])
  expect(isLinkedOnly(spots, 'yard', { kind: 'page', id: 'yard' })).toBe(false)
})
