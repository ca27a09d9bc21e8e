import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { pagesShowing } from './pages-showing.ts'

test('an overview is looked at while there is something on it', () => {
  const run = { id: 'run', drafts: [{ id: 'work-page', kind: 'work-page' }] }
  expect(pagesShowing({ latest: [], documents: sample }, run)).toEqual(['/work'])
  const documents = { ...sample, cases: [] }
  expect(pagesShowing({ latest: [], documents }, run)).toEqual([])
})
