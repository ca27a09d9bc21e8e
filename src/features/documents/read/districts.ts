import type { Documents } from './documents.ts'
import { offerOf, type PlacedSection, type PlacedService } from './offer.ts'

type DistrictGroup = { id: string; label: string }

/** A place on the map of everything that the company offers, sells and has done. */
export type District = {
  /** The document's. */
  id: string
  group: string
  kind: 'service' | 'case' | 'product'
  path: string
  label: string
  drawing: string | undefined
  /** The documents that it names. */
  names: string[]
}

/** What was built stands in the middle, between the sections that built it. */
function halves<Section>(sections: Section[]): [Section[], Section[]] {
  const middle = Math.ceil(sections.length / 2)
  return [sections.slice(0, middle), sections.slice(middle)]
}

const asGroup = ({ slug, label }: { slug?: string; label: string }): DistrictGroup => ({
  id: slug!,
  label,
})

/** A section may have the same name in its address; none has one with a line below it. */
const apartFrom = (sections: PlacedSection[], name: string) =>
  sections.some(({ slug }) => slug === name) ? `${name}_` : name

/** The groups in the order in which they stand, from the map's far edge to its near one. */
export function districtGroupsOf(documents: Documents): DistrictGroup[] {
  const { sections, cases, products } = offerOf(documents)
  const [far, near] = halves(sections)
  return [
    ...far.map(asGroup),
    ...(products.size > 0 ? [{ id: apartFrom(sections, 'products'), label: 'Products' }] : []),
    ...(cases.size > 0 ? [{ id: apartFrom(sections, 'cases'), label: 'Cases' }] : []),
    ...near.map(asGroup),
  ]
}

const ofService = ({
  id,
  section,
  path,
  label,
  drawing,
  related,
  proof,
}: PlacedService): District => ({
  id,
  group: section.slug!,
  kind: 'service',
  path,
  label,
  drawing,
  names: [...related, ...(proof?.case ? [proof.case] : [])],
})

/** Each once, in the order of the groups. */
export function districtsOf(documents: Documents): District[] {
  const { sections, cases, products } = offerOf(documents)
  const [far, near] = halves(sections)
  const built = [...products.values()].map(({ id, path, name, drawing, services }) => ({
    id,
    group: apartFrom(sections, 'products'),
    kind: 'product' as const,
    path,
    label: name,
    drawing,
    names: services,
  }))
  const done = [...cases.values()].map(
    ({ id, path, client, drawing, industry, services }): District => ({
      id,
      group: apartFrom(sections, 'cases'),
      kind: 'case',
      path,
      label: client,
      drawing,
      names: [...services, ...(industry ? [industry] : [])],
    }),
  )
  return [
    ...far.flatMap(({ services }) => services.map(ofService)),
    ...built,
    ...done,
    ...near.flatMap(({ services }) => services.map(ofService)),
  ]
}

/** Which of them belong together, whoever of the two names the other: numbers in the list, each pair once. */
export function relationsOf(districts: District[]): [number, number][] {
  const placeOf = new Map(districts.map(({ id }, place) => [id, place]))
  const pairs = new Map<string, [number, number]>()
  districts.forEach(({ names }, one) => {
    for (const name of names) {
      const other = placeOf.get(name)
      if (other === undefined || other === one) continue
      const pair: [number, number] = one < other ? [one, other] : [other, one]
      pairs.set(pair.join(' '), pair)
    }
  })
  return [...pairs.values()]
}
