import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { machineClock } from '../../../platform/clock.ts'
import { englishTexts } from '../../translations.server.ts'
import { readFrameData } from './read-frame-data.server.ts'

const text = await englishTexts(
  JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')),
)

const [section] = sample.serviceSections
const [service] = sample.services

/** How many links there are below each section, where there are so many services in each. */
function linksBelow(counts: number[]) {
  const serviceSections = counts.map((_, at) => ({ ...section!, id: `s${at}`, slug: `s${at}` }))
  const services = counts.flatMap((count, at) =>
    Array.from({ length: count }, (__, nth) => ({
      ...service!,
      id: `s${at}-${nth}`,
      slug: `one-${at}-${nth}`,
      section: `s${at}`,
    })),
  )
  const paths = new Map([...serviceSections, ...services].map(({ id, slug }) => [id, `/${slug}`]))
  const documents = { ...sample, serviceSections, services, paths }
  return readFrameData({ text, clock: machineClock }, documents).services.map(({ links }) => links)
}

test.for([
  [
    [10, 10, 10],
    [10, 10, 10],
  ],
  [
    [13, 3, 3],
    [12, 3, 3],
  ],
  [
    [7, 7, 7, 7],
    [7, 7, 7, 7],
  ],
  [
    [10, 10, 10, 10, 10],
    [7, 7, 7, 7, 7],
  ],
  [Array(9).fill(6), Array(9).fill(3)],
  [Array(30).fill(3), Array(30).fill(3)],
] as [number[], number[]][])(
  'of sections with %j services, the menu has %j links each',
  ([counts, expected]) => {
    const links = linksBelow(counts)
    expect(links.map(({ length }) => length)).toEqual(expected)
    for (const [at, count] of counts.entries()) {
      const isCut = count > expected[at]!
      expect([at, links[at]!.at(-1)!.path === `/services#s${at}`]).toEqual([at, isCut])
      if (isCut) expect(links[at]!.at(-1)!.label).toContain(`All ${count} in`)
    }
  },
)
