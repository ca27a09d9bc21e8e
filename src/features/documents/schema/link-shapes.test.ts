import { expect, test } from 'vitest'
import { kindNamed } from '../kinds/all-kinds.ts'
import { judgeValue } from './judge-value.ts'
import { isLink } from './link-shapes.ts'
import { normalValue } from './normal-value.ts'

test('an address elsewhere says where, behind two slashes', () => {
  for (const link of ['https://example.com', 'HTTP://example.com/a?b#c', '/work', 'tel:+49-3831'])
    expect([link, isLink(link)]).toEqual([link, true])
  for (const link of ['http:evil.example', 'https:/evil.example', 'http://', 'https:///x', 'x.de'])
    expect([link, isLink(link)]).toEqual([link, false])
})

test('issue 15: an address elsewhere is one line', () => {
  for (const end of ['\n', '\r\nSet-Cookie: a=b', '\tb', '/a\nb'])
    expect([end, isLink(`https://example.com${end}`)]).toEqual([end, false])
  expect(isLink('https://example.com/über uns')).toBe(true)
})

test('issue 16: a blank in an address elsewhere is kept as browsers send it', () => {
  const kind = kindNamed('redirect')
  const given = { from: '/old', to: 'https://example.org/a b?q=c\u{A0}d ' }
  expect(judgeValue(kind, given).wrong).toEqual({})
  expect(normalValue(kind, given)).toEqual({
    from: '/old',
    to: 'https://example.org/a%20b?q=c%C2%A0d',
  })
})

test('issue 16: an address on this site has no dots for a folder: browsers take them out, and may be led away', () => {
  const dotted = ['/..//evil.example', '/.//evil.example', '/x/../old', '/x/%2E%2e/old', '/old/.']
  for (const link of [...dotted, '/old/..?q', '/./#x'])
    expect([link, isLink(link)]).toEqual([link, false])
  for (const link of [
    '/.well-known/x',
    '/a..b/c.',
    '/x?to=/../y',
    '/x#/./',
    'https://yard.de/a/../b',
  ])
    expect([link, isLink(link)]).toEqual([link, true])
})
