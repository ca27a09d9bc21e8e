import { expect, test } from 'vitest'
import type { Post } from '../post-schema.ts'
import { renderPost } from './render-post.ts'
import { workedMs } from '../../../../test/run/worked-ms.ts'

let number = 0

const render = (content: string) =>
  renderPost({ id: `post ${number++}`, version: 1, content } as Post)

test('INS-5: headings get ids of their own, and the table of contents lists them', async () => {
  const { html, headings } = await render(
    '<h1>Why it <em>broke</em> &amp; fell</h1><h2>Why it broke &amp; fell</h2><h3 id="own" lang="de">Own</h3><h2>你好</h2><h2></h2>',
  )
  expect(headings).toEqual([
    { id: 'post-why-it-broke-fell', text: 'Why it broke & fell', level: 2 },
    { id: 'post-why-it-broke-fell-2', text: 'Why it broke & fell', level: 2 },
    { id: 'post-own', text: 'Own', level: 3 },
    { id: 'post-part-4', text: '你好', level: 2 },
  ])
  for (const { id } of headings) expect(html.match(new RegExp(` id="${id}"`, 'g'))).toHaveLength(1)
})

test('INS-5: code is coloured by classes, with its text unchanged', async () => {
  const code = 'const a = `<b>${1 &amp;&amp; 2}</b>` // &quot;x&quot;'
  const { html } = await render(
    `<pre><code class="language-ts">${code.replaceAll('<', '&lt;')}</code></pre>`,
  )
  expect(html).toMatch(
    /^<pre><code class="hljs language-ts"><span class="hljs-keyword">const<\/span>/,
  )
  expect(html).not.toMatch(/style=|<b>/)
  const unknown = '<pre><code class="language-klingon">a &lt; b</code></pre>'
  expect((await render(unknown)).html).toBe(unknown)
  const plain = '<pre><code>const a</code></pre>'
  expect((await render(plain)).html).toBe(plain)
})

test('INS-5: a table stands in a box that scrolls and can be reached', async () => {
  const { html } = await render('<table><tr><td>1</td></tr></table>')
  expect(html).toBe(
    '<div class="post-table" role="group" aria-label="Table" tabindex="0"><table><tr><td>1</td></tr></table></div>',
  )
})

test('INS-5: a column of figures stands on its decimal points, one of words stays as it is', async () => {
  const { html } = await render(
    '<table><tr><th>Late</th><th>Share</th><th>Note</th></tr>' +
      '<tr><td>2 s</td><td>50%</td><td>7</td></tr>' +
      '<tr><td>40 s</td><td>0.3%</td><td>none</td></tr>' +
      '<tr><td>8 min</td><td>1,204.25%</td><td></td></tr></table>',
  )
  expect(html.match(/<t[dh].*?>/g)).toEqual(
    [
      ['<th>', '<th class="figures">', '<th>'],
      ['<td>', '<td class="figures" data-pad=".00">', '<td>'],
      ['<td>', '<td class="figures" data-pad="0">', '<td>'],
      ['<td>', '<td class="figures">', '<td>'],
    ].flat(),
  )
})

test('INS-5: what is stored is sanitized once more before it is shown', async () => {
  const { html } = await render('<p onclick="x()">a<script>alert(1)</script></p>')
  expect(html).toBe('<p>a</p>')
})

test('INS-5: reading takes as long as there are words', async () => {
  expect((await render('')).readingMinutes).toBe(1)
  expect((await render(`<p>${'word '.repeat(1100)}</p>`)).readingMinutes).toBe(5)
})

test('INS-5: content of a hundred thousand signs is rendered in time, whatever it is made of', async () => {
  for (const part of [
    '<h2>a</h2>',
    '<td>',
    '<table></table>',
    '<pre><code class="language-ts">a</code></pre>',
  ]) {
    const since = process.threadCpuUsage()
    await render(part.repeat(Math.floor(120_000 / part.length)))
    expect([part, workedMs(since) < 5000]).toEqual([part, true])
  }
})
