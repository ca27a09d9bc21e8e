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

test.each(['/./work', '/%2e/work', '/a/../work?q=1', '/a/%2E%2e/', '/work/..//evil.example'])(
  '%s is no address of a page: it has one without dots',
  (url) => {
    expect(pageAddress(url, ['q'])).toMatchObject({ kind: 'broken', status: 400 })
  },
)

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

test.each([
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%zz', 400],
  ['/a%00b', 400],
  ['/\\evil.example', 400],
  ['*', 400],
  ['http://elsewhere/', 400],
  [`/${'a'.repeat(5000)}`, 414],
])('a broken address is told in a sentence (%#)', (url, status) => {
  expect(pageAddress(url, keys)).toEqual({
    kind: 'broken',
    status,
    why: expect.stringMatching(/^This address .+\.$/),
  })
})

const limited = [...keys, { key: 'q', on: /^\/search(\.data)?$/, longest: 5 }]

test('a key that only some pages read is nothing to the others', () => {
  expect(pageAddress('/search?q=cloud&x=1', limited)).toEqual({
    kind: 'page',
    address: '/search?q=cloud',
  })
  expect(pageAddress('/work?q=cloud', limited)).toEqual({ kind: 'page', address: '/work' })
})

test.each(['/search/', '//search', '//search//'])('the query moves along with %s', (path) => {
  expect(pageAddress(`${path}?q=cloud&x=1`, limited)).toEqual({
    kind: 'moved',
    to: '/search?q=cloud',
  })
  expect(pageAddress(`${path}?q=${'a'.repeat(9000)}`, limited)).toMatchObject({ kind: 'moved' })
})

test('of such a key only the beginning is read, however long it is', () => {
  expect(pageAddress(`/search?q=${'a'.repeat(9000)}`, limited)).toEqual({
    kind: 'page',
    address: '/search?q=aaaaa',
  })
  expect(pageAddress(`/work?q=${'a'.repeat(9000)}`, limited)).toMatchObject({ status: 414 })
})
