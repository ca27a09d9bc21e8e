import type { FilledDocument } from '../documents/packs/filled-documents.ts'
import { valueOf } from '../documents/document-value.ts'
import { givenNames } from '../documents/packs/given-names.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import type { FilledPost } from '../posts/whole/filled-posts.ts'
import type { FilledJob } from '../jobs/whole/filled-jobs.ts'
import { type StepName, stepNames } from './step-names.ts'
import { type Neutral, stillGiven } from './still-given.ts'

/**
 * How many places a step has, how many the sample doesn't fill any more (those in the trash too, which are
 * counted by themselves as well), and how many of the others wait as drafts.
 */
export type Step = {
  name: StepName
  total: number
  done: number
  removed: number
  drafted: number
  isSettled: boolean
}

type Measured = Pick<Step, 'total' | 'done' | 'removed' | 'drafted'>

export type Filled = {
  documents: FilledDocument[]
  posts: FilledPost[]
  jobs: FilledJob[]
  neutral: Neutral
}

const kindsOf: Partial<Record<StepName, KindName[]>> = {
  contacts: ['office'],
  people: ['leader', 'testimonial'],
  // What stands on a page of its own; the cards and sections go with it.
  services: ['service', 'product', 'case'],
}

const fieldsOfCompany: Partial<Record<StepName, RegExp>> = {
  name: /^(name|legalName|tagline|description)$/,
  contacts: /^(contacts|socials)\b/,
}

export function measureSteps(filled: Filled, settled: StepName[]): Step[] {
  return stepNames.map((name) => ({
    name,
    ...sum(measure(name, filled)),
    isSettled: settled.includes(name),
  }))
}

function measure(name: StepName, filled: Filled): Measured[] {
  const { documents, posts, jobs } = filled
  if (name === 'look') return [look(documents)]
  if (name === 'news')
    return [...posts, ...jobs].map(({ isKept, isUntouched }) => (isKept ? one(!isUntouched) : gone))
  const kinds = kindsOf[name] ?? []
  const whole = documents.filter(({ row }) => kinds.includes(row.kind))
  return [
    ...inFields(filled, 'company', fieldsOfCompany[name]),
    ...(name === 'name' ? inFields(filled, 'brand', /^logo$/) : []),
    ...whole.map((document) =>
      document.row.deletedAt === null ? one(isOwn(document), isOwnAsDraft(document)) : gone,
    ),
  ]
}

const isOwn = (document: FilledDocument) =>
  !document.isAsGiven && isNamedAnew(document, 'published')

const isOwnAsDraft = (document: FilledDocument) =>
  !document.isUntouched && isNamedAnew(document, 'draft')

/** Whoever has changed no more than the picture of somebody still shows the sample’s person. */
function isNamedAnew({ row, text, given }: FilledDocument, way: 'published' | 'draft') {
  const json = way === 'draft' ? (text.draft ?? text.published) : (text.published ?? text.draft)
  const names = json === null ? [] : givenNames(row.kind, valueOf(json))
  return !givenNames(row.kind, given).some((name) => names.includes(name))
}

const gone: Measured = { total: 1, done: 1, removed: 1, drafted: 0 }

const one = (isDone: boolean, isDrafted = false): Measured => ({
  total: 1,
  done: isDone ? 1 : 0,
  removed: 0,
  drafted: !isDone && isDrafted ? 1 : 0,
})

function sum(all: Measured[]): Measured {
  const of = (name: keyof Measured) => all.reduce((count, each) => count + each[name], 0)
  return { total: of('total'), done: of('done'), removed: of('removed'), drafted: of('drafted') }
}

/** Done once colours and type are chosen; the defaults are no mistake either, so a company may settle for them. */
function look(documents: FilledDocument[]): Measured {
  const brand = documents.find(({ row }) => row.kind === 'brand')
  const of = (json: string | null | undefined | false) => {
    const { colours, type } = (json ? JSON.parse(json) : {}) as Record<string, unknown>
    return [colours && JSON.stringify(colours), type]
  }
  const isKept = brand?.row.deletedAt === null
  const [shown, drafted] = [of(isKept && brand.text.published), of(isKept && brand.text.draft)]
  const given = brand
    ? [brand.given.colours && JSON.stringify(brand.given.colours), brand.given.type]
    : []
  const isOwn = (said: unknown[], place: number) =>
    said[place] !== undefined && said[place] !== given[place]
  return sum([0, 1].map((place) => one(isOwn(shown, place), isOwn(drafted, place))))
}

function inFields({ documents, neutral }: Filled, kind: KindName, fields?: RegExp): Measured[] {
  const found = documents.find(({ row }) => row.kind === kind)
  if (!found || !fields) return []
  const { given, still, drafted } = stillGiven(found, neutral)
  return given
    .filter(({ field }) => fields.test(field))
    .map((leaf) => one(!still.has(leaf), drafted.has(leaf)))
}
