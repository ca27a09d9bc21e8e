import { expect, test } from 'vitest'
import { postMarkdown } from './post-markdown.ts'
import { sanitizePost } from '../sanitize/sanitize-post.ts'

const inMarkdown = (html: string) => postMarkdown(sanitizePost(html))

test('INS: no address in a post ends its link in Markdown early', () => {
  const address = 'https://a.example/)[click](javascript:alert(1))'
  expect(inMarkdown(`<a href="${address}">words</a>`)).toBe(
    '[words](https://a.example/%29[click]%28javascript:alert%281%29%29)',
  )
  expect(inMarkdown(`<img src="${address}" alt="two\n\nlines">`)).toBe(
    '![two lines](https://a.example/%29[click]%28javascript:alert%281%29%29)',
  )
})

test('INS: words of a post stay words in Markdown, at the start of a line too', () => {
  expect(inMarkdown('<p># no heading<br>- no list<br>1. no number</p><p>&gt; said</p>')).toBe(
    '\\# no heading\\\n\\- no list\\\n1\\. no number\n\n\\> said',
  )
  expect(inMarkdown('<p>&amp;lt;b&amp;gt; &amp; [a](b) &lt;i&gt;</p>')).toBe(
    '\\&lt;b\\&gt; & \\[a\\](b) \\<i>',
  )
})

test('INS: marks, breaks and code of a post mean the same in Markdown', () => {
  expect(inMarkdown('<p><strong>Bold </strong>and<em> slanted<br></em>words</p>')).toBe(
    '**Bold** and *slanted*\\\nwords',
  )
  expect(inMarkdown('<p><br>http://a.example/x_y <em>_z_</em><br></p>')).toBe(
    'http://a.example/x_y *\\_z\\_*',
  )
  expect(inMarkdown('<p>~~no~~ line<br>===</p>')).toBe('\\~\\~no\\~\\~ line\\\n\\===')
  expect(inMarkdown('<p>Look!<a href="/work">here</a></p>')).toBe('Look\\![here](/work)')
  expect(inMarkdown('<p><code>a``b</code></p>')).toBe('``` a``b ```')
  expect(inMarkdown('<h2>Two<br>lines</h2><ol start="5"><li>five</li><li>six</li></ol>')).toBe(
    '## Two lines\n\n5. five\n6. six',
  )
  expect(inMarkdown('<table><tr><th>a<br>b</th></tr><tr><td>c|d</td></tr></table>')).toBe(
    '| a b |\n| --- |\n| c\\|d |',
  )
})
