import { expect, test } from 'vitest'
import { namedBy, namingField } from '../naming.ts'
import { typedAddress } from './typed-address.ts'

test.each([
  ['/work', '/work'],
  ['//work', undefined],
  // issue 16: no blank in an address.
  ['https://a.example/x y', 'https://a.example/x%20y'],
  ['a.example/x?y=1', 'https://a.example/x?y=1'],
  ['asha@a.example', 'mailto:asha@a.example'],
  ['+91 (20) 4012-3456', 'tel:+912040123456'],
  ['javascript:alert(1)', undefined],
  ['work', undefined],
  ['', undefined],
])('%s is the address %s', (typed, address) => expect(typedAddress(typed)).toBe(address))

test('a document is called after what it says first, and a new one says that', () => {
  expect(namedBy({ text: 'a\nb', name: ' Ira ' }, 'id')).toBe('Ira')
  expect(namedBy({ year: 2009 }, 'id')).toBe('2009')
  expect(namedBy({ lines: [] }, 'id')).toBe('id')
  expect(namingField({ properties: { text: { is: 'text' }, title: { is: 'line' } } })).toBe('title')
  expect(namingField({ properties: { picture: { is: 'picture' } } })).toBe(undefined)
})
