import { expect, test } from 'vitest'
import { readsMarkdown, twinOf } from './markdown-twin.ts'

test.each([
  ['/work.md', '/.markdown/work'],
  ['/index.md', '/.markdown'],
  ['/services/offerings/Digital-Advisory.md', '/.markdown/services/offerings/Digital-Advisory'],
  ['/work', undefined],
  ['/', undefined],
  ['/.md', undefined],
  ['/work.md?q=1', undefined],
  ['/.markdown/work.md', undefined],
])('%s is Markdown at %s', (address, twin) => {
  expect(twinOf(address)).toBe(twin)
})

test.each([
  ['/work', '/.markdown/work'],
  ['/', '/.markdown'],
  ['/work.md', '/.markdown/work'],
  ['/search?q=x', undefined],
  ['/.markdown', undefined],
])('for a reader of Markdown %s is %s', (address, twin) => {
  expect(twinOf(address, true)).toBe(twin)
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, TEXT/Markdown', true],
  ['text/markdown; charset=utf-8 ;q=0.5', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=nonsense', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdownish', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('accept %s: Markdown is %s', (accept, wanted) => {
  expect(readsMarkdown(accept)).toBe(wanted)
})
