import { caseStudies } from './cases/all-cases.ts'
import { aiProducts } from './products/all-products.ts'
import type { ServicePage } from './service-page.ts'
import { serviceSections, type ServiceSection } from './services.ts'
import { industryPages } from './services/industries/all-industries.ts'
import { offeringPages } from './services/offerings/all-offerings.ts'
import { technologyPages } from './services/technology/all-technologies.ts'

export type DistrictGroup = { id: string; label: string }

export type MapDistrict = {
  /** What the drawing calls it. */
  id: string
  group: string
  path: string
  label: string
  drawing: string
  /** The addresses of what it names in its own words. */
  names: string[]
}

const pages: ServicePage[] = [...offeringPages, ...industryPages, ...technologyPages]

/** One industry has the name of a whole section. */
const drawingOf = (section: string, slug: string) =>
  section === 'industries' && slug === 'Technology'
    ? 'service-technology-industry'
    : `service-${slug.toLowerCase()}`

const idOf = (path: string) =>
  path
    .replace(/^\/(services\/)?/, '')
    .replaceAll('/', '-')
    .toLowerCase()

const servicesOf = ({ id, services }: ServiceSection): MapDistrict[] =>
  services.map(({ slug, label }) => {
    const page = pages.find((one) => one.section === id && one.slug === slug)
    const path = `/services/${id}/${slug}`
    return {
      id: idOf(path),
      group: id,
      path,
      label,
      drawing: drawingOf(id, slug),
      names: page ? [...page.related, `/work/${page.proof.caseSlug}`] : [],
    }
  })

const industryPath = (label: string) =>
  serviceSections.flatMap(({ id, services }) =>
    id === 'industries'
      ? services.filter((one) => one.label === label).map(({ slug }) => `/services/${id}/${slug}`)
      : [],
  )

const cases: MapDistrict[] = caseStudies.map(({ slug, client, drawing, industry, services }) => ({
  id: idOf(`/work/${slug}`),
  group: 'cases',
  path: `/work/${slug}`,
  label: client,
  drawing,
  names: [...services, ...industryPath(industry)],
}))

const products: MapDistrict[] = aiProducts.map(({ slug, name, drawing, services }) => ({
  id: idOf(`/products/${slug}`),
  group: 'products',
  path: `/products/${slug}`,
  label: name,
  drawing,
  names: services,
}))

/** What was built stands in the middle, between the sections that built it. */
const middle = Math.ceil(serviceSections.length / 2)
const [far, near] = [serviceSections.slice(0, middle), serviceSections.slice(middle)]

/** The groups in the order in which they stand, from the map's far edge to its near one. */
export const mapGroups: DistrictGroup[] = [
  ...far,
  { id: 'products', label: 'Products' },
  { id: 'cases', label: 'Cases' },
  ...near,
].map(({ id, label }) => ({ id, label }))

/** Everything the company offers, sells and has done: each once. */
export const mapDistricts: MapDistrict[] = [
  ...far.flatMap(servicesOf),
  ...products,
  ...cases,
  ...near.flatMap(servicesOf),
]

/** Which of them belong together, whoever of the two names the other: numbers in the list, each pair once. */
export function mapRelations(): [number, number][] {
  const pairs = new Map<string, [number, number]>()
  mapDistricts.forEach(({ path, names }, one) => {
    for (const name of names) {
      const other = mapDistricts.findIndex((district) => district.path === name)
      if (other < 0) throw new Error(`'${path}' names '${name}', which is not on the map.`)
      const pair: [number, number] = one < other ? [one, other] : [other, one]
      if (one !== other) pairs.set(pair.join(' '), pair)
    }
  })
  return [...pairs.values()]
}
