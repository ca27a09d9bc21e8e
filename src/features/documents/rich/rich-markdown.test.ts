import { expect, test } from 'vitest'
import { markdownOf, textOf } from '../../../web/directory/blocks.ts'
import { page } from '../kinds/pages/free-page.ts'
import { differencesBetween } from '../schema/differences.ts'
import type { Kind } from '../schema/kind.ts'

const of = (value: string) =>
  markdownOf('T', [{ rich: [value] }])
    .split('\n\n')
    .slice(1)
    .join('|')

test('rich text reads the same in Markdown, and in the search as words', () => {
  const value =
    '<p>Every <strong>sound </strong>plank, <em>and <a href="/work(1)">hers</a></em>.</p>\n<p># <code>a_b</code> 1 &lt; 2</p>'
  expect(of(value)).toBe('Every **sound** plank, _and [hers](/work%281%29)_.|\\# `a_b` 1 \\< 2\n')
  expect(textOf([{ rich: [value] }])).toBe('Every sound plank, and hers.\n# a_b 1 < 2')
  expect(of('2 * 3 <b>')).toBe('2 \\* 3 \\<b>\n')
})

test('a change is told in words, and one of marks alone in the signs beside them', () => {
  const blocks = (paragraph: string) => ({ blocks: [{ block: 'text', paragraphs: [paragraph] }] })
  const told = (...[before, after]: [string, string]) =>
    differencesBetween(page as unknown as Kind, blocks(before), blocks(after)).map(
      (one) => `${one.before} → ${one.after}`,
    )
  expect(told('2 * 3', '<p>2 and <a href="/work">3 &amp; 4</a></p>')).toEqual([
    '2 * 3 → 2 and [3 & 4](/work)',
  ])
  expect(told('<p>a <em>b</em></p>', '<p>a <strong>b</strong></p>')).toEqual(['a _b_ → a **b**'])
})
