import { expect, test } from 'vitest'
import { previewText } from './preview-text.ts'

test('ADM-6: a preview is the first 50 characters of the words and three dots', () => {
  const content = `<h2>One</h2><p>${'abcdefghi '.repeat(10)}</p>`
  expect(previewText(content)).toBe(`One ${'abcdefghi '.repeat(10)}`.slice(0, 50) + '...')
  expect(previewText('<p>Short</p>')).toBe('Short...')
  expect(previewText('')).toBe('...')
  expect(previewText('<p>Signed by <code>prod</code>. It <b>st</b>ays<br>here</p>')).toBe(
    'Signed by prod. It stays here...',
  )
})

test('ADM-6: a preview shows letters, not their codes, and never half of one', () => {
  expect(previewText('<p>A &amp; B &#8212; &lt;b&gt;&#x1F600;</p>')).toBe('A & B — <b>😀...')
  expect(previewText('👩🏽‍💻'.repeat(60))).toBe('👩🏽‍💻'.repeat(50) + '...')
  expect(previewText('<style>p{}</style><p>x</p>')).toBe('x...')
})
