import { expect, test } from 'vitest'
import { isWhole } from './sent-post.ts'

const post = (content?: string) => ({ key: 'a', ...(content !== undefined && { content }) })

test('INS-6: a post that is too deep for a browser counts as one without its words', () => {
  expect(isWhole(post('<b>'.repeat(20_000)))).toBe(false)
  expect(isWhole(post('<p>a<br></p><img src="x">'.repeat(20_000)))).toBe(true)
  expect(isWhole(post('<p>a <b>b</b></p>'))).toBe(true)
  expect(isWhole(post())).toBe(false)
})
