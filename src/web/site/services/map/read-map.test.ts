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

test('issue 14: what is newer than the map is told beside it, and stands in the list', () => {
  const [first] = sample.services
  const added = (id: string) => ({ ...first!, id, slug: id, label: `The ${id}` })
  const mapWith = (...ids: string[]) =>
    readMap({
      ...sample,
      services: [...sample.services, ...ids.map(added)],
      paths: new Map([...sample.paths, ...ids.map((id) => [id, `/services/x/${id}`] as const)]),
    })
  const one = mapWith('new-one')
  expect(one.wide).toBeDefined()
  expect(one.copy.caption).toMatch(
    /Number 39 is newer than the map, and stands in the list alone\.$/,
  )
  expect(one.copy.list).toBe(sample.servicesPage.title)
  const two = mapWith('new-one', 'new-two')
  expect(two.copy.caption).toMatch(
    /Numbers 39 to 40 are newer than the map, and stand in the list alone\.$/,
  )
  const listed = two.groups.flatMap(({ plots }) => plots.map(({ label }) => label))
  expect(listed.filter((label) => label.startsWith('The new-'))).toHaveLength(2)
  expect(readMap(sample).copy.caption).not.toMatch(/newer/)
})
