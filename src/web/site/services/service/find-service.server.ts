import { data } from 'react-router'
import type { ServicePage } from '../../../../content/service-page.ts'
import type { ServiceSectionId } from '../../../../content/services.ts'

const pagesOf: Record<ServiceSectionId, () => Promise<ServicePage[]>> = {
  offerings: async () =>
    (await import('../../../../content/services/offerings/all-offerings.ts')).offeringPages,
  industries: async () =>
    (await import('../../../../content/services/industries/all-industries.ts')).industryPages,
  technology: async () =>
    (await import('../../../../content/services/technology/all-technologies.ts')).technologyPages,
}

const isSection = (id: string): id is ServiceSectionId => Object.hasOwn(pagesOf, id)

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const servicePath = ({ section, slug }: Pick<ServicePage, 'section' | 'slug'>) =>
  `/services/${section}/${slug}`

/** The words of a service, whatever the case of its address; a 404 when there is none. */
export async function findService(path: string): Promise<ServicePage> {
  const [sectionId = '', slug = ''] = path.replace(/^\/services\//i, '').split('/')
  const section = sectionId.toLowerCase()
  const pages = isSection(section) ? await pagesOf[section]() : []
  const page = pages.find((one) => same(one.slug, slug))
  if (!page) throw data(null, { status: 404 })
  return page
}

export async function findCard(path: string) {
  const page = await findService(path)
  const place = page.cards.findIndex(({ slug }) => same(slug, path.split('/')[4] ?? ''))
  const card = page.cards[place]
  if (!card) throw data(null, { status: 404 })
  return { page, card, place }
}
