import { expect, test } from 'vitest'
import { markdownOf, textOf } from './blocks.ts'

test('blocks become Markdown, with links and lists', () => {
  expect(
    markdownOf('A page', [
      { text: ['One.', 'Two.'] },
      { heading: 'Part' },
      { ordered: true, items: ['first', 'second'] },
      { labelled: [['Team', '4 people']] },
      { links: [{ title: 'Work', path: '/work', text: 'Six cases.' }] },
      { quote: 'It held.', by: 'Jane Doe' },
    ]),
  ).toBe(
    '# A page\n\nOne.\n\nTwo.\n\n## Part\n\n1. first\n2. second\n\n- Team: 4 people\n\n- [Work](/work): Six cases.\n\n> It held.\n>\n> Jane Doe\n',
  )
})

test('what has a meaning in Markdown stays what was written', () => {
  expect(markdownOf('a*b_c', [{ text: ['# no heading', '<b>', '1. no list', '[no](link)'] }])).toBe(
    '# a\\*b_c\n\n\\# no heading\n\n\\<b>\n\n1\\. no list\n\n\\[no\\](link)\n',
  )
})

test('the words for the search carry no signs', () => {
  expect(textOf([{ heading: 'Part' }, { links: [{ title: 'Work', path: '/work' }] }])).toBe(
    'Part\nWork',
  )
})
