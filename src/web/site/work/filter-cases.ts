import {
  namedOf,
  type Offer,
  type PlacedCase,
  type PlacedService,
} from '../../../features/documents/read/offer.ts'
import type { CaseFilter, Choice } from './work-view.ts'

type FilterName = CaseFilter['name']

type Asked = Record<FilterName, string>

/** A case with the services that it is filed under. */
type FiledCase = Omit<PlacedCase, 'industry' | 'services'> & {
  industry?: PlacedService
  services: PlacedService[]
}

export const filedCases = ({ cases, services }: Offer): FiledCase[] =>
  [...cases.values()].map(({ industry: id, ...study }) => {
    const industry = services.get(id ?? '')
    return { ...study, ...(industry && { industry }), services: namedOf(study.services, services) }
  })

export const filterNames: FilterName[] = ['industry', 'service']

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A menu entry as the address names it: by the last part of its path, in lower case. */
const choice = ({ slug, label }: PlacedService): Choice => ({ value: slug!.toLowerCase(), label })

const choices: Record<FilterName, (study: FiledCase) => Choice[]> = {
  industry: ({ industry }) => (industry ? [choice(industry)] : []),
  service: ({ services }) => services.map(choice),
}

const names = (choice: Choice, asked: string) =>
  same(choice.value, asked) || same(choice.label, asked)

const satisfies = (study: FiledCase, name: FilterName, asked: string) =>
  asked === '' || choices[name](study).some((choice) => names(choice, asked))

/** What the address asks for; a key that is missing or empty asks for every case. */
export const askedFor = (query: URLSearchParams): Asked => ({
  industry: query.get('industry')?.trim() ?? '',
  service: query.get('service')?.trim() ?? '',
})

export const filterCases = (studies: FiledCase[], asked: Asked) =>
  studies.filter((study) => filterNames.every((name) => satisfies(study, name, asked[name])))

/** Every choice of a filter with the number of cases it would leave beside the other filter. */
export function optionsOf(studies: FiledCase[], name: FilterName, asked: Asked) {
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
