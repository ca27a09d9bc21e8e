import { expect, test } from 'vitest'
import { sample } from '../../../../../test/sample/sample-documents.ts'
import { readMap } from './read-map.server.ts'

test('a section with the address of a group has a list of its own', () => {
  const [first, ...others] = sample.serviceSections
  const [second, ...rest] = others
  const named = [{ ...first!, slug: 'products' }, { ...second!, slug: 'cases' }, ...rest]
  const { groups, marked } = readMap({ ...sample, serviceSections: named })
  const before = readMap(sample)
  expect(groups.map(({ label, plots }) => [label, plots.length])).toEqual(
    before.groups.map(({ label, plots }) => [label, plots.length]),
  )
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  expect(marked).toEqual(before.marked)
})

test('without a map there is nothing that the list of services would be the same as', () => {
  const { wide, copy } = readMap({ ...sample, cases: [] })
  expect([wide, copy.list]).toEqual([undefined, sample.servicesPage.title])
  expect(readMap(sample).copy.list).toBe('The same in words')
})
