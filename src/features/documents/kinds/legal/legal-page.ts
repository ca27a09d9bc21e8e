import { date, group, line, list, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { richParagraphs, terms } from '../parts.ts'

const section = group('Section', {
  id: line('Place in the address', 40, {
    shared: true,
    isRead: true,
    help: '/privacy#rights: rights',
  }),
  heading: line('Heading', 80),
  paragraphs: richParagraphs(),
  entries: terms.optional(),
})

/** `{phone}`, `{office}` and the other contacts of the company are filled in wherever they stand. */
export const legalPage = kind(
  'legal-page',
  'Legal page',
  {
    heading: line('Heading', 80),
    linkLabel: line('Name of the link', 40),
    ...foundAs,
    updatedOn: date('Last changed in substance'),
    lead: text('Lead', 800),
    sections: list('Sections', section, { least: 1, most: 40 }),
  },
  { under: '/', needed: ['privacy'] },
)
