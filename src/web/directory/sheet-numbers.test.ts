import { sample } from '../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { listPages } from './list-pages.server.ts'

test('every sheet has a number of its own, and a service has that of its plot on the map', async () => {
  const pages = listPages(sample)
  const numbers = new Map(pages.map(({ path, sheet }) => [path, sheet]))
  expect(new Set(numbers.values()).size).toBe(pages.length)
  const service = numbers.get('/services/technology/cloud')!
  expect(service).toMatch(/^\d\d$/)
  const cards = pages.filter(({ path }) => path.startsWith('/services/technology/cloud/'))
  expect(cards.map(({ sheet }) => sheet)).toEqual(
    cards.map((_, place) => `${service}.${place + 1}`),
  )
})

test('a revision is of the words alone, so it is the same at each start', async () => {
  for (const { revision } of listPages(sample)) expect(revision).toMatch(/^[0-9a-f]{4}$/)
})
