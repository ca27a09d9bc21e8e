import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const keys = ['category', 'page']

test('the path alone is the address when no page reads the query', () => {
  expect(pageAddress('/work?utm_source=mail&fbclid=1', keys)).toEqual({
    kind: 'page',
    address: '/work',
  })
})

test('two spellings of one query are one address', () => {
  const address = '/insights?category=cloud&page=2'
  expect(pageAddress('/insights?page=2&category=cloud', keys)).toEqual({ kind: 'page', address })
  expect(pageAddress('/insights?utm_source=x&category=cloud&page=2&page=3', keys)).toEqual({
    kind: 'page',
    address,
  })
})

test.each([
  ['//work', '/work'],
  ['/work/', '/work'],
  ['/services//offerings/', '/services/offerings'],
  ['//', '/'],
  ['/work/?page=2&utm_source=x', '/work?page=2'],
])('%s has moved to %s', (url, to) => {
  expect(pageAddress(url, keys)).toEqual({ kind: 'moved', to })
})

test('nothing can be moved to another site', () => {
  for (const url of [
    '//evil.example/',
    '///evil.example//x/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
  ]) {
    const asked = pageAddress(url, keys)
    const to = asked.kind === 'moved' ? asked.to : '/'
    expect(new URL(to, 'https://here.example').origin).toBe('https://here.example')
  }
})

test.each(['/%', '/%E0%A4%A', '/%zz', '/a%00b', '*', 'http://elsewhere/', `/${'a'.repeat(5000)}`])(
  'a broken address is told in a sentence (%#)',
  (url) => {
    expect(pageAddress(url, keys)).toEqual({
      kind: 'broken',
      why: expect.stringMatching(/^This address .+\.$/),
    })
  },
)
