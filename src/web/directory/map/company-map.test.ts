import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import type { Documents, Service } from '../../../features/documents/read/documents.ts'
import { districtsOf, relationsOf } from '../../../features/documents/read/districts.ts'
import { mapOf, recentMap } from './company-map.server.ts'

/** What is drawn, as it is named in the drawing. */
const numbersIn = (svg: string, kind: string) =>
  [...svg.matchAll(new RegExp(`<g id="${kind}-([^"]+)"`, 'g'))].map(([, number]) => Number(number))

const plotsOf = (documents: Documents) => mapOf(documents)!.plots

const namesIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)

const drawn = (documents: Documents, shape: 'wide' | 'narrow' = 'wide') =>
  mapOf(documents)!.file(shape)

/** The same company with services of another kind at the end of its first section. */
function withServices(...added: Partial<Service>[]): Documents {
  const [first] = sample.services
  const more = added.map((one, place) => ({
    ...first!,
    slug: `new-${place}`,
    id: `new-${place}`,
    related: [],
    ...one,
  }))
  return {
    ...sample,
    services: [...sample.services, ...more],
    paths: new Map([...sample.paths, ...more.map(({ id }) => [id, `/services/x/${id}`] as const)]),
  }
}

test('issue 14: every service, case and product stands on the map exactly once', async () => {
  const all = [...sample.services, ...sample.cases, ...sample.products].map(({ id }) => id)
  const svg = await drawn(sample)
  expect(plotsOf(sample).map(({ id }) => id)).toEqual(districtsOf(sample).map(({ id }) => id))
  expect(
    plotsOf(sample)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(all.toSorted())
  expect(numbersIn(svg, 'm')).toEqual(plotsOf(sample).map(({ number }) => number))
})

test('its relations are those of the content, each drawn as a way', async () => {
  const districts = districtsOf(sample)
  const named = districts.flatMap(({ id, names }) =>
    names.map((name) => [id, name].toSorted().join(' and ')),
  )
  const pairs = relationsOf(districts).map(([one, other]) =>
    [districts[one]!.id, districts[other]!.id].toSorted().join(' and '),
  )
  expect(pairs.toSorted()).toEqual([...new Set(named)].toSorted())
  expect(numbersIn(await drawn(sample), 'w')).toEqual(districts.map((_, place) => place + 1))
})

test('issue 14: it is 35 kB at most, also of a company with a hundred and forty services', async () => {
  const drawings = sample.services.map(({ drawing }) => drawing)
  const many = withServices(
    ...Array.from({ length: 140 }, (_, place) => ({
      label: `Service ${place}`,
      related: sample.services.slice(place % 20, (place % 20) + 3).map(({ id }) => id),
      drawing: drawings[place % drawings.length],
    })),
  )
  for (const documents of [sample, many]) {
    expect(brotliCompressSync(await drawn(documents)).length).toBeLessThanOrEqual(35_000)
    expect(brotliCompressSync(await drawn(documents, 'narrow')).length).toBeLessThanOrEqual(6_000)
  }
  expect(mapOf(many)!.plots).toHaveLength(100)
})

test('issue 15: what has no drawing of ours stands there as a plain building, and what is gone doesn’t', async () => {
  const added = withServices(
    { label: 'Guard dogs', drawing: undefined },
    { label: 'Own', drawing: 'nobody-drew-it' },
  )
  const [gone] = added.cases
  const without = { ...added, cases: added.cases.filter((one) => one !== gone) }
  const svg = await drawn(without)
  const ids = plotsOf(without).map(({ id }) => id)
  expect(numbersIn(svg, 'm')).toHaveLength(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['new-0', 'new-1']))
  expect(namesIn(svg).some((name) => name.endsWith(' Guard dogs'))).toBe(true)
  expect(ids).not.toContain(gone!.id)
  expect(svg).not.toMatch(/NaN|undefined/)
})

test('issue 16: what the company calls its documents is not in the drawing that visitors get', async () => {
  const named = withServices({ label: 'Guard dogs', id: 'names-of-another-company' })
  expect(await drawn(named)).not.toContain('another-company')
})

test('issue 15: another name is another drawing, with that name', async () => {
  const [first, ...others] = sample.services
  const renamed = { ...sample, services: [{ ...first!, label: 'R&D <for rent>' }, ...others] }
  expect(mapOf(renamed)!.wide.src).not.toBe(mapOf(sample)!.wide.src)
  const names = namesIn(await drawn(renamed))
  expect(names.some((name) => name.includes('R&amp;D'))).toBe(true)
  expect(names.some((name) => name.endsWith(first!.label))).toBe(false)
})

test('it takes the colours of the page, needs no page, and has the company’s own by itself', async () => {
  const svg = await drawn(sample)
  expect(svg).not.toMatch(/class=|<script|href|url\(|style="|<image|@import|NaN|undefined/)
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
  expect(svg).not.toContain('="var(--signal)" d')
  const brand = { ...sample.brand!, colours: { paper: '#fff1c9' } }
  expect(await drawn({ ...sample, brand })).toContain('--paper:#fff1c9')
})

test('drafts are found by their address for a while, and never push out what is public', async () => {
  const before = await drawn(sample)
  const draftOf = (title: string) => ({
    ...sample,
    servicesPage: { ...sample.servicesPage, title },
  })
  const [first, ...others] = Array.from({ length: 12 }, (_, nth) => mapOf(draftOf(`Draft ${nth}`))!)
  const last = others.at(-1)!
  expect(await recentMap(last.key, 'wide')).toContain('<title>Draft 11</title>')
  expect(last.wide.src).toBe(`/look/map-wide.${last.key}.svg`)
  expect(recentMap(first!.key, 'wide')).toBeUndefined()
  expect(await drawn(sample)).toBe(before)
})

test('a company without services, cases and products has no map', () => {
  const nothing = { ...sample, services: [], serviceSections: [], cases: [], products: [] }
  expect(mapOf(nothing)).toBeUndefined()
})
