import { expect, test } from 'vitest'
import { markdownOf, textOf } from '../../../web/directory/blocks.ts'

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
