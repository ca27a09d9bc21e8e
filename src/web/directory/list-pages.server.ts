import type { Documents } from '../../features/documents/read/documents.ts'
import { offerOf } from '../../features/documents/read/offer.ts'
import { markdownOf, textOf } from './blocks.ts'
import { digestOf, lastModified } from './page-dates.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageEntry } from './page-entry.ts'
import { sheetNumbers } from './sheet-numbers.ts'
import { legalPagesOf } from '../site/legal/legal-pages.server.ts'
import { caseEntry } from './sources/case-entries.ts'
import { freePageEntry } from './sources/free-page-entries.ts'
import { homeEntry } from './sources/home-entry.ts'
import { legalEntry } from './sources/legal-entries.ts'
import { productEntry } from './sources/product-entries.ts'
import { sectionEntries } from './sources/section-entries.ts'
import { serviceEntries } from './sources/service-entries.ts'
import { numberedDistricts } from './map/districts.server.ts'

export function listDrafts(documents: Documents): PageDraft[] {
  const { sections, cases, products } = offerOf(documents)
  return [
    homeEntry(documents),
    ...sections.flatMap(({ services }) =>
      services.flatMap((service) => serviceEntries(service, documents)),
    ),
    ...sectionEntries(documents),
    ...[...cases.values()].map((study) => caseEntry(study, documents)),
    ...[...products.values()].map(productEntry),
    ...legalPagesOf(documents).map(legalEntry),
    ...documents.pages.flatMap((page) => {
      const path = documents.paths.get(page.id)
      return path === undefined ? [] : freePageEntry(page, path, documents)
    }),
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

const listed = new WeakMap<Documents, PageEntry[]>()

/** Those that visitors are led to. */
export const listedPages = (documents: Documents) =>
  listPages(documents).filter(({ isUnlisted }) => !isUnlisted)

/** Every public page, in the order of the site map. */
export function listPages(documents: Documents): PageEntry[] {
  const known = listed.get(documents)
  if (known) return known
  const drafts = listDrafts(documents)
  const numbers = sheetNumbers(drafts, numberedDistricts(documents))
  const pages = drafts.map((draft) => finish(draft, numbers.get(draft.path)!, documents))
  listed.set(documents, pages)
  return pages
}
