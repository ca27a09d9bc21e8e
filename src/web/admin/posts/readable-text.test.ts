import { expect, test } from 'vitest'
import { readableText } from './readable-text.ts'

test('the words of a post stand in lines, without tags', () => {
  const html = `<h2>Why</h2><p>The <strong>queue</strong> stood
    &amp; stood.</p><ul><li>one</li><li><p>two</p></li></ul><blockquote><p>Nine</p></blockquote>
    <table><tr><th>Minute</th><td>9</td></tr></table>`
  expect(readableText(html)).toBe(
    '# Why\n\nThe queue stood & stood.\n- one\n- two\n\n> Nine\n\n| Minute | 9',
  )
})

test('pictures and links are told by what they show and where they lead', () => {
  expect(readableText('<p>See <a href="/work" title="x">our work</a>.</p>')).toBe(
    'See our work (/work).',
  )
  expect(readableText('<img src="/media/a.png" alt="A queue">')).toBe('[A queue](/media/a.png)')
})

test('what only looks like a tag stays, and hostile text is only text', () => {
  expect(readableText('<p>a &lt;b&gt; c</p>')).toBe('a <b> c')
  expect(readableText('<script>x()</script>')).toBe('')
  expect(readableText('a < b and c > d')).toBe('a d')
  expect(readableText('')).toBe('')
})
