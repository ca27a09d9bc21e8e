import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { legalPagesOf } from './legal-pages.server.ts'
import { legalEntry } from '../../directory/sources/legal-entries.ts'
import { withContacts } from '../../directory/sources/with-contacts.ts'

const company = { contacts: { phone: '+49 3831 1234', office: 'a&b@yard.de' } }
const filled = <Said>(said: Said) => withContacts(said, company)

test('a sentence without its contact is left out, the rest of the paragraph stays', () => {
  expect(filled(['Call {phone}. Or write to {privacy}. We answer.'])).toEqual([
    'Call +49 3831 1234. We answer.',
  ])
  expect(filled(['<p>Write to <em>{office}</em>. Ask <strong>{security}</strong>!</p>'])).toEqual([
    '<p>Write to <em>a&amp;b@yard.de</em>.</p>',
  ])
})

test('what says nothing else goes, and so does what a mark would be torn in', () => {
  expect(filled(['Write to {privacy}.', 'We answer.'])).toEqual(['We answer.'])
  expect(filled(['<p><em>One. Ask {privacy}.</em> Two.</p>', 'We answer.'])).toEqual(['We answer.'])
  const entries = [
    { term: 'Officer', text: '{grievanceOfficer}' },
    { term: 'Phone', text: '{phone}' },
  ]
  expect(filled({ entries })).toEqual({ entries: [{ term: 'Phone', text: '+49 3831 1234' }] })
})

test('what stands alone and says nothing else is empty, and shows no braces', () => {
  expect(filled('Write to {privacy}.')).toBe('')
  expect(filled({ lead: '<p>{security}</p>', heading: 'Call {phone}' })).toEqual({
    lead: '',
    heading: 'Call +49 3831 1234',
  })
})

test('a legal page whose lead names a contact that isn’t there stands without its lead', () => {
  const [page] = sample.legalPages
  const documents = {
    ...sample,
    company: { ...sample.company, contacts: {} },
    legalPages: [{ ...page!, lead: 'Write to {privacy}.' }],
  }
  const [shown] = legalPagesOf(documents)
  expect(shown).toMatchObject({ slug: page!.slug, heading: page!.heading, lead: '' })
})

test('no heading of a legal page stands alone', () => {
  const section = { id: 'who', heading: 'Who is responsible' }
  const officer = { ...section, paragraphs: ['{grievanceOfficer}: {privacy}'] }
  const [page] = sample.legalPages
  const documents = {
    ...sample,
    company: { ...sample.company, contacts: {} },
    legalPages: [
      { ...page!, sections: [officer, { ...section, heading: 'Rest', paragraphs: ['A.'] }] },
    ],
  }
  const [shown] = legalPagesOf(documents)
  expect(shown!.sections.map(({ heading }) => heading)).toEqual(['Rest'])
  expect(JSON.stringify(legalEntry(shown!).blocks)).not.toContain('Who is responsible')
})
