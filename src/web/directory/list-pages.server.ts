import type { Documents } from '../../features/documents/read/documents.ts'
import { caseStudies } from '../../content/cases/all-cases.ts'
import { mapDistricts } from '../../content/map-districts.ts'
import { aiProducts } from '../../content/products/all-products.ts'
import type { ServicePage } from '../../content/service-page.ts'
import { markdownOf, textOf } from './blocks.ts'
import { digestOf, lastModified } from './page-dates.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageEntry } from './page-entry.ts'
import { sheetNumbers } from './sheet-numbers.ts'
import { legalPagesOf } from '../site/legal/legal-pages.server.ts'
import { caseEntry } from './sources/case-entries.ts'
import { homeEntry } from './sources/home-entry.ts'
import { legalEntry } from './sources/legal-entries.ts'
import { productEntry } from './sources/product-entries.ts'
import { sectionEntries } from './sources/section-entries.ts'
import { serviceEntries } from './sources/service-entries.ts'

async function servicePages(): Promise<ServicePage[]> {
  const [{ offeringPages }, { industryPages }, { technologyPages }] = await Promise.all([
    import('../../content/services/offerings/all-offerings.ts'),
    import('../../content/services/industries/all-industries.ts'),
    import('../../content/services/technology/all-technologies.ts'),
  ])
  return [...offeringPages, ...industryPages, ...technologyPages]
}

export async function listDrafts(documents: Documents): Promise<PageDraft[]> {
  const services = await servicePages()
  const titles = new Map<string, string>()
  for (const { section, slug, title } of services) titles.set(`/services/${section}/${slug}`, title)
  for (const { slug, title } of caseStudies) titles.set(`/work/${slug}`, title)
  const titleOf = (path: string) => titles.get(path)
  return [
    homeEntry(documents),
    ...services.flatMap((service) => serviceEntries(service, titleOf, documents)),
    ...sectionEntries(documents),
    ...caseStudies.map((study) => caseEntry(study, titleOf)),
    ...aiProducts.map(productEntry),
    ...legalPagesOf(documents).map(legalEntry),
  ]
}

function finish(draft: PageDraft, sheet: string, documents: Documents): PageEntry {
  const { blocks, changedOn: _, ...entry } = draft
  const changedOn = lastModified(draft, documents)
  return {
    ...entry,
    lastModified: changedOn,
    sheet,
    revision: digestOf(draft).slice(0, 4),
    things: (absolute) => draft.things(absolute, changedOn),
    text: textOf(blocks),
    markdown: () => markdownOf(entry.kind === 'home' ? entry.metaTitle : entry.title, blocks),
  }
}

const listed = new WeakMap<Documents, Promise<PageEntry[]>>()

/** Every public page, in the order of the site map. */
export function listPages(documents: Documents): Promise<PageEntry[]> {
  const known = listed.get(documents)
  if (known) return known
  const pages = listDrafts(documents).then((drafts) => {
    const plots = mapDistricts.map(({ path }) => path)
    const numbers = sheetNumbers(drafts, plots)
    return drafts.map((draft) => finish(draft, numbers.get(draft.path)!, documents))
  })
  listed.set(documents, pages)
  return pages
}
