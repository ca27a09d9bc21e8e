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

test('where nothing stands on a map there is nothing that the list of services would be the same as', () => {
  const { wide, copy } = readMap({ ...sample, services: [], cases: [], products: [] })
  expect([wide, copy.list, copy.caption]).toEqual([undefined, sample.servicesPage.title, ''])
  expect(readMap(sample).copy.list).toBe('The same in words')
})

test('issue 14: what the map has no room for is told beside it, and stands in the list', () => {
  const [first] = sample.services
  const mapWith = (count: number) => {
    const ids = Array.from({ length: count }, (_, place) => `new-${place}`)
    const added = ids.map((id) => ({ ...first!, id, slug: id, label: `The ${id}` }))
    const paths = ids.map((id) => [id, `/services/x/${id}`] as const)
    return readMap({
      ...sample,
      services: [...sample.services, ...added],
      paths: new Map([...sample.paths, ...paths]),
    })
  }
  expect(readMap(sample).copy.caption).not.toMatch(/no room/)
  const plots = readMap(sample).plots.length
  expect(mapWith(100 - plots).copy.caption).not.toMatch(/no room/)
  const one = mapWith(101 - plots)
  expect(one.copy.caption).toMatch(
    /Number 101 has no room on the map, and stands in the list alone\.$/,
  )
  expect(one.copy.list).toBe(sample.servicesPage.title)
  const more = mapWith(140 - plots)
  expect(more.copy.caption).toMatch(/Numbers 101 to 140 have no room on the map, and stand in/)
  expect([more.plots.length, more.groups.flatMap(({ plots: listed }) => listed).length]).toEqual([
    100, 140,
  ])
})

test('without cases, what has most to do with others is marked', () => {
  const { marked, copy } = readMap({ ...sample, cases: [] })
  expect(copy.caption).toContain(`Marked: ${marked!.label} `)
})
