import { sampleJobs, samplePosts } from '../../test/sample/sample-posts-and-jobs.ts'
import { sample } from '../../test/sample/sample-documents.ts'

/** Words that are nobody's own. */
const general = new Set(['USA', 'Rao', 'Hamburg', 'Mumbai'])
const { company, leaders, testimonials, offices, cases, products } = sample

const people = [
  company.contacts.grievanceOfficer ?? '',
  ...[...leaders, ...testimonials].map(({ name }) => name),
  ...cases.flatMap(({ quotation }) => quotation?.name ?? []),
  ...samplePosts.map(({ authorName }) => authorName ?? ''),
]

/** Whom and what the sample names: company, people, clients, products, offices, and how they are reached. */
const names = [
  company.name,
  company.legalName,
  ...Object.values(company.contacts),
  ...people,
  ...people.map((name) => name.split(' ').at(-1)!),
  ...products.map(({ name }) => name),
  ...cases.flatMap(({ client }) => [client, client.split(' ')[0]!]),
  ...offices.flatMap(({ name, lines }) => [name, ...lines.slice(0, 2)]),
  'Pune',
  'Patna',
  'Austin',
  ...samplePosts.map(({ title }) => title),
  ...sampleJobs.map(({ title }) => title),
].filter((name) => name.length > 2 && !general.has(name))

const escaped = [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const named = new RegExp(`(?<![\\p{L}\\d])(${escaped.join('|')})(?![\\p{L}\\d])`, 'giu')

/** The names of the sample that a text still has. */
export const namesIn = (text: string) => [
  ...new Set([...text.matchAll(named)].map(([name]) => name)),
]

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(strings)
      : []

const sentences = [...new Set(strings(sample))].filter(
  (said) => said.length > 40 && said.includes(' '),
)

/** Whole sentences of the sample; law and consent may stay as they are. */
export const sentencesIn = (text: string) => sentences.filter((said) => text.includes(said))
