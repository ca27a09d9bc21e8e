import { expect, test } from 'vitest'
import { isWhole, wholeOf } from './sent-post.ts'

const post = (content?: string) => ({ key: 'a', ...(content !== undefined && { content }) })

test('INS-6: a post that is too deep for a browser counts as one without its words', () => {
  expect(isWhole(post('<b>'.repeat(20_000)))).toBe(false)
  expect(isWhole(post('<p>a<br></p><img src="x">'.repeat(20_000)))).toBe(true)
  expect(isWhole(post('<p>a <b>b</b></p>'))).toBe(true)
  expect(isWhole(post())).toBe(false)
})

test('INS-5: what a link hands on gives way to a later copy of it that is kept', () => {
  const [older, newer] = ['2026-05-01T08:00:00.000Z', '2026-05-02T08:00:00.000Z']
  const of = (updatedAt: string, key = 'a') => ({ ...post(updatedAt), key, updatedAt })
  expect(wholeOf(of(older), of(newer))).toEqual(of(newer))
  expect(wholeOf(of(newer), of(older))).toEqual(of(newer))
  expect(wholeOf(of(older), of(newer, 'b'))).toEqual(of(older))
  expect(wholeOf(post('<p>sent</p>'), post('<p>kept</p>'))).toEqual(post('<p>sent</p>'))
  expect(wholeOf(post(), of(older))).toEqual(of(older))
  expect(wholeOf(undefined, of(older))).toEqual(of(older))
  expect(wholeOf(of(newer), undefined)).toEqual(of(newer))
  expect(wholeOf(post(), undefined)).toBeUndefined()
})
