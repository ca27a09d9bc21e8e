import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samplePosts } from '../sample/sample-posts-and-jobs.ts'
import { filesBelow, isTest } from './imports.ts'
import { sample } from '../sample/sample-documents.ts'

/** Where the sample is still named, and why. */
const known: [files: RegExp, why: string][] = [
  [/^src\/bootstrap\.ts$/, 'an empty database is filled from the folder of the sample'],
]

/** Words that are nobody's own. */
const general = new Set(['USA', 'Rao'])

const { company, leaders, testimonials, offices, cases, products, deck } = sample
const { headquarters } = deck!
const { phone, office: mail = '', grievanceOfficer = '' } = company.contacts

const people = [
  grievanceOfficer,
  ...[...leaders, ...testimonials].map(({ name }) => name),
  ...cases.flatMap(({ quotation }) => quotation?.name ?? []),
  ...samplePosts.map(({ authorName }) => authorName),
]

const names = new Set(
  [
    company.name,
    company.legalName,
    phone,
    mail.split('@')[1],
    ...people,
    // A first name alone is anybody's.
    ...people.map((name) => name.split(' ').at(-1)),
    ...products.map(({ name }) => name),
    ...cases.flatMap(({ client }) => [client, client.split(' ')[0]]),
    headquarters.name,
    headquarters.name.split(' ')[0],
    ...headquarters.address,
    headquarters.office.phone,
    headquarters.roadside.phone,
    ...offices.flatMap(({ name, lines: [floor, street] }) => [name, floor, street]),
  ].filter((name) => name !== undefined && !general.has(name)),
)

const escaped = [...names].map((name) => name!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const named = new RegExp(`(?<![\\p{L}\\d])(${escaped.join('|')})(?![\\p{L}\\d])`, 'giu')

/** Tests of the product that walk through what the sample says name what they find there. */
const standsOnSample = (file: string, text: string) =>
  isTest(file) &&
  /sample-documents|documents-door|onBothWithSample|packs\/naksha|sample-posts-and-jobs/.test(text)

const sources = filesBelow('src')
  // The list of the drawings is the build's, made of what the packs have.
  .filter((file) => /\.(tsx?|js|css|json)$/.test(file) && file !== 'src/drawings/manifest.json')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ file, text }) => !standsOnSample(file, text))

const naming = sources.flatMap(({ file, text }) => {
  const found = new Set([...text.matchAll(named)].map(([name]) => name))
  return found.size > 0 ? [{ file, said: `${file}: ${[...found].join(', ')}` }] : []
})

const isKnown = (file: string) => known.some(([files]) => files.test(file))

test('the rule knows the sample by its names', () => {
  expect(names.size).toBeGreaterThan(40)
  for (const name of [company.name, 'Deshpande', 'Himdhara', products[0]!.name])
    expect(names).toContain(name)
})

test('nothing in src names the sample, its people, clients, products or places', () => {
  expect(naming.filter(({ file }) => !isKnown(file)).map(({ said }) => said)).toEqual([])
})

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(strings)
      : []

test('no sentence of the sample stands in src', () => {
  const words = (of: unknown, least: number) =>
    strings(of).filter((said) => said.length > least && said.includes(' '))
  // What a slide says is short, and nobody else's.
  const sentences = [...new Set([...words(sample, 40), ...words(deck, 20)])]
  expect(sentences.length).toBeGreaterThan(1_000)
  const copied = sources.flatMap(({ file, text }) =>
    sentences.filter((said) => text.includes(said)).map((said) => `${file}: ${said}`),
  )
  expect(copied).toEqual([])
})

test('what is said to name it still does', () => {
  const idle = known.filter(([files]) => !naming.some(({ file }) => files.test(file)))
  expect(idle.map(([, why]) => why)).toEqual([])
})
