import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { cleanContent } from '../sanitize/clean-content.ts'
import { openingOf } from '../sanitize/plain-text.ts'
import { mostContentBytes } from '../post-schema.ts'
import { renderContent } from '../render/render-post.ts'
import { workedMs } from '../../../../test/run/worked-ms.ts'

const code = `<pre><code class="language-javascript">${'a+b('.repeat(12_000)}</code></pre>`

/** As much of each as a post may have. */
const heavy: [name: string, content: string][] = [
  ['130,000 times <', '<'.repeat(130_000)],
  ['100,000 times < and a space', '< '.repeat(100_000)],
  ['100,000 times &', '&'.repeat(100_000)],
  ['references without a number', '&#x'.repeat(63_000)],
  ['references to signs', '&#x3c;'.repeat(80_000)],
  ['elements that never end', '<p>'.repeat(70_000)],
  ['40,000 paragraphs', '<p>word</p>'.repeat(40_000)],
  ['a huge table', `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(16_000)}</table>`],
  ['half a megabyte of code', code.repeat(10)],
  ['comments that never end', '<!--'.repeat(100_000)],
  ['100,000 attributes', `<p ${'a=b '.repeat(100_000)}>`],
]

test.each(heavy)(
  'however large, a post holds nobody up: %s',
  async (_, given) => {
    expect(Buffer.byteLength(given)).toBeLessThanOrEqual(mostContentBytes)
    const since = process.threadCpuUsage()
    const { html } = await renderContent(await checkContent(given), async () => new Map())
    expect(workedMs(since)).toBeLessThan(1000)
    expect(typeof html).toBe('string')
  },
  60_000,
)

test('what is too large or too deep is refused in words, beside the main thread too', async () => {
  await expect(checkContent('<'.repeat(190_000))).rejects.toMatchObject({
    name: 'Problem',
    status: 413,
    message: 'Content is larger than 512 kB.',
    fields: { content: 'Content is larger than 512 kB.' },
  })
  await expect(checkContent('<b>'.repeat(50_000))).rejects.toMatchObject({
    status: 400,
    message: 'Content is nested deeper than 100 elements.',
  })
})

test('a large post is stored as a short one would be, to the letter', async () => {
  const piece = fc.oneof(
    fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<b>', '&lt;', '&', '<', '<img src=x>'),
    fc.string({ maxLength: 20 }),
  )
  const room = 'word '.repeat(5000)
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const given = `<p>${pieces.join('')}</p>${room}`
      expect(await checkContent(given)).toBe(cleanContent(given))
    }),
    { numRuns: 60 },
  )
})

test('the opening of a post that starts with one long paragraph is its first words', () => {
  const content = `<p>${'All the words. '.repeat(3000)}</p>`
  expect(openingOf(content)).toBe('All the words. '.repeat(30).slice(0, 400))
})
