import { expect, test } from 'vitest'
import { isLink } from './link-shapes.ts'

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
