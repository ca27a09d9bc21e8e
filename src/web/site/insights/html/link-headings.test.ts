import { expect, test } from 'vitest'
import { linkHeadings } from './link-headings.ts'

test('INS-5: every named heading links to itself', () => {
  expect(linkHeadings('<h2 dir="rtl" id="post-a">שלום <em>a</em></h2><h3 id="post-b">B</h3>')).toBe(
    '<h2 dir="rtl" id="post-a"><a href="#post-a">שלום <em>a</em></a></h2><h3 id="post-b"><a href="#post-b">B</a></h3>',
  )
})

test('INS-5: a heading with a link of its own, without a name or without words stays as it is', () => {
  const plain =
    '<h2 id="post-a">See <a href="/work">Work</a></h2><h2>No name</h2><h2 id="post-c"> </h2>'
  expect(linkHeadings(plain)).toBe(plain)
})

test('INS-5: code that scrolls can be reached by keyboard', () => {
  expect(linkHeadings('<pre><code>x</code></pre>')).toBe('<pre tabindex="0"><code>x</code></pre>')
})
