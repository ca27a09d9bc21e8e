import type { LegalPage } from '../../../features/documents/read/documents.ts'
import { type Block, richBlock } from '../blocks.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { sharedPicture } from './shared-picture.ts'

export const legalEntry = (page: LegalPage): PageDraft => ({
  path: `/${page.slug}`,
  kind: 'legal',
  title: page.heading,
  metaTitle: page.metaTitle,
  description: page.metaDescription,
  parents: [homeCrumb],
  ...sharedPicture(page),
  changedOn: page.updatedOn,
  blocks: [
    { text: page.lead },
    ...page.sections.flatMap(({ heading, paragraphs, entries = [] }): Block[] => [
      { heading },
      richBlock(paragraphs),
      { labelled: entries.map(({ term, text }) => [term, text]) },
    ]),
  ],
  things: () => [],
})
