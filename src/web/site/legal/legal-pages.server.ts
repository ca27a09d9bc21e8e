import type { Documents, LegalPage } from '../../../features/documents/read/documents.ts'
import { withContacts } from '../../directory/sources/with-contacts.ts'

export const legalPagesOf = ({ company, legalPages }: Documents): LegalPage[] =>
  legalPages
    .map((one) => withContacts(one, company))
    .map((page) => ({
      ...page,
      // No heading stands alone.
      sections: page.sections.filter(
        ({ paragraphs, entries = [] }) => paragraphs.length + entries.length > 0,
      ),
    }))
