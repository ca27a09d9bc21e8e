import { expect, test } from 'vitest'
import { isLargeRemoval } from './large-removal.ts'

const long = 'The queue stood still for nine minutes on Tuesday. '.repeat(10)
const texts = (content: string, title = 'Title') => ({ title, summary: '', content })

test('ADM-7: typing, and small corrections anywhere, take nothing away', () => {
  expect(isLargeRemoval(texts(''), texts(long))).toBe(false)
  expect(isLargeRemoval(texts(long), texts(`${long} More.`))).toBe(false)
  expect(isLargeRemoval(texts(long), texts(`More. ${long}`))).toBe(false)
  expect(isLargeRemoval(texts(long), texts(long.slice(0, -200)))).toBe(false)
  expect(isLargeRemoval(texts(long), texts(long.slice(0, 100) + long.slice(200)))).toBe(false)
  expect(isLargeRemoval(texts('aaaa'), texts('aaa'))).toBe(false)
})

test('ADM-7: what is emptied, cut or written over takes away', () => {
  expect(isLargeRemoval(texts('a'), texts(''))).toBe(true)
  expect(isLargeRemoval(texts(long), texts(long, ''))).toBe(true)
  expect(isLargeRemoval(texts(long), texts(long.slice(0, -201)))).toBe(true)
  expect(isLargeRemoval(texts(long), texts(long.toUpperCase()))).toBe(true)
  expect(isLargeRemoval(texts(long), texts('x'.repeat(long.length)))).toBe(true)
})
