import { expect, test } from 'vitest'
import type { Noun } from '../../../platform/db/tables.ts'
import { isPublishedNoun, publishedNoun } from './published-noun.ts'

test('issue 13: a typo in what a page says it has read does not compile', () => {
  const nouns: Noun[] = ['posts', 'documents', 'documents:home']
  // @ts-expect-error There is no such table.
  nouns.push('psots')
  // @ts-expect-error There is no such kind of document.
  nouns.push('documents:hoem')
  // @ts-expect-error Posts are not told by their parts.
  nouns.push('posts:home')
  expect(nouns.filter(isPublishedNoun)).toContain(publishedNoun('home'))
})
