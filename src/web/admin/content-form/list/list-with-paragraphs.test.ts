import { expect, test } from 'vitest'
import type { RichRun } from '../../../../features/documents/rich/rich-runs.ts'
import { listWithParagraphs } from './list-with-paragraphs.ts'

const plain = (text: string): RichRun[] => [{ text, marks: [] }]
const rich = { items: { is: 'rich' } }

test('issue 16: paragraphs that are pasted into one of a list stay several, each with its marks', () => {
  const still: RichRun[] = [
    { text: 'It stood ', marks: [] },
    { text: 'still', marks: ['strong'] },
  ]
  expect(
    listWithParagraphs(['One', 'Two'], 0, [plain('A'), still, [], plain(' '), plain('B')], rich),
  ).toEqual(['A', '<p>It stood <strong>still</strong></p>', 'B', 'Two'])
  const words = { items: { is: 'text' } }
  expect(listWithParagraphs(['One'], 0, [plain('A  b'), still], words)).toEqual([
    'A b',
    'It stood still',
  ])
})

test('issue 16: what a list has no room for stays with the last of those that are pasted', () => {
  const pasted = ['A', 'B', 'C'].map(plain)
  expect(listWithParagraphs(['One', 'Two'], 0, pasted, { ...rich, maxItems: 3 })).toEqual([
    'A',
    'B C',
    'Two',
  ])
  expect(listWithParagraphs(['One', 'Two'], 1, pasted, { ...rich, maxItems: 2 })).toEqual([
    'One',
    'A B C',
  ])
})
