import { expect, test } from 'vitest'
import { takesAway } from './takes-away.ts'

const long = 'The queue stood still for nine minutes on Tuesday. '.repeat(10)
const texts = (content: string, title = 'Title') => ({ title, summary: '', content })

test('ADM-7: typing, and small corrections anywhere, take nothing away', () => {
  expect(takesAway(texts(''), texts(long))).toBe(false)
  expect(takesAway(texts(long), texts(`${long} More.`))).toBe(false)
  expect(takesAway(texts(long), texts(`More. ${long}`))).toBe(false)
  expect(takesAway(texts(long), texts(long.slice(0, -200)))).toBe(false)
  expect(takesAway(texts(long), texts(long.slice(0, 100) + long.slice(200)))).toBe(false)
  expect(takesAway(texts('aaaa'), texts('aaa'))).toBe(false)
})

test('ADM-7: what is emptied, cut or written over takes away', () => {
  expect(takesAway(texts('a'), texts(''))).toBe(true)
  expect(takesAway(texts(long), texts(long, ''))).toBe(true)
  expect(takesAway(texts(long), texts(long.slice(0, -201)))).toBe(true)
  expect(takesAway(texts(long), texts(long.toUpperCase()))).toBe(true)
  expect(takesAway(texts(long), texts('x'.repeat(long.length)))).toBe(true)
})
