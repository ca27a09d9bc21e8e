import { expect, test } from 'vitest'
import { samplePosts } from '../../../test/sample/sample-posts-and-jobs.ts'
import { sanitizePost } from '../posts/sanitize/sanitize-post.ts'
import { cutOff } from './cut-off.ts'
import { breakLines, joinLines } from './html-lines.ts'

const contents = [
  '',
  'loose words',
  '<p>One.</p><h2>Two</h2><ul><li>Three</li><li><p>Four</p></li></ul><hr /><p>Five.</p>',
  '<p>One.</p>\n<p>Two.</p>\n\n\n<p>Three.</p>',
  '<pre><code>a\n\n<b>b</b>\n</code></pre><pre>  \n</pre>\n<p>c</p>',
  '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
  '<p>a &lt;p&gt;&lt;/p&gt;</p><p> b <em>c</em> <small>d</small></p> <p>e</p>',
  ...samplePosts.map(({ content }) => content),
].map(sanitizePost)

test('content with a line for each block comes back as it was, to the byte', () => {
  for (const content of contents) expect(joinLines(breakLines(content))).toBe(content)
})

test('each block has a line of its own, and what lines mean something in keeps them', () => {
  expect(breakLines('<p>One.</p><ul><li>Two</li><li>Three</li></ul>')).toBe(
    '<p>One.</p>\n<ul>\n<li>Two</li>\n<li>Three</li>\n</ul>',
  )
  expect(breakLines('<pre><code>a\n<b>b</b></code></pre>')).toBe(
    '<pre><code>a\n<b>b</b></code></pre>',
  )
  expect(joinLines('<p>One.</p><p>Two.</p>')).toBe('<p>One.</p><p>Two.</p>')
})

test('no content of a post is taken for one that was cut off', () => {
  for (const content of contents) expect(cutOff(content)).toBeUndefined()
})
