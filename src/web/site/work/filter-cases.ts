import type { CaseStudy } from '../../../content/cases/case-study.ts'
import { serviceSections } from '../../../content/services.ts'
import type { CaseFilter, Choice } from './work-view.ts'

type FilterName = CaseFilter['name']

export type Asked = Record<FilterName, string>

export const filterNames: FilterName[] = ['industry', 'service']

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const menu = serviceSections.flatMap(({ id, services }) =>
  services.map(({ slug, label }) => ({ path: `/services/${id}/${slug}`, slug, label })),
)

/** A menu entry as the address names it: by the last part of its path, in lower case. */
function choiceOf(is: (entry: (typeof menu)[number]) => boolean): Choice[] {
  const entry = menu.find(is)
  return entry ? [{ value: entry.slug.toLowerCase(), label: entry.label }] : []
}

const choices: Record<FilterName, (study: CaseStudy) => Choice[]> = {
  industry: ({ industry }) =>
    choiceOf(({ path, label }) => label === industry && path.startsWith('/services/industries/')),
  service: ({ services }) => services.flatMap((path) => choiceOf((entry) => entry.path === path)),
}

const names = (choice: Choice, asked: string) =>
  same(choice.value, asked) || same(choice.label, asked)

const satisfies = (study: CaseStudy, name: FilterName, asked: string) =>
  asked === '' || choices[name](study).some((choice) => names(choice, asked))

/** What the address asks for; a key that is missing or empty asks for every case. */
export const askedFor = (query: URLSearchParams): Asked => ({
  industry: query.get('industry')?.trim() ?? '',
  service: query.get('service')?.trim() ?? '',
})

export const filterCases = (studies: CaseStudy[], asked: Asked) =>
  studies.filter((study) => filterNames.every((name) => satisfies(study, name, asked[name])))

/** Every choice of a filter with the number of cases it would leave beside the other filter. */
export function optionsOf(studies: CaseStudy[], name: FilterName, asked: Asked) {
  const countOf = (value: string) => filterCases(studies, { ...asked, [name]: value }).length
  const all = new Map(
    studies.flatMap((study) => choices[name](study)).map((choice) => [choice.value, choice]),
  )
  return [...all.values()]
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
    .map((choice) => ({ ...choice, count: countOf(choice.value) }))
}

/** The value under which an address' wish stands among the options; 'other' if it does not. */
export function chosenOf(options: Choice[], asked: string): string {
  if (asked === '') return ''
  return options.find((choice) => names(choice, asked))?.value ?? 'other'
}
