import type { Documents } from '../../../features/documents/read/documents.ts'
import { defaultLanguage } from '../../../features/documents/languages.ts'
import type { Absolute } from '../page-entry.ts'

const dayInMs = 86_400_000

/** Counted from the day of the release; the RFC advises less than a year. */
const validForDays = 180

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(
  absolute: Absolute,
  { company, legalPages }: Documents,
  now: Date,
): string {
  const { securityLanguages = [defaultLanguage] } = company
  const { security } = company.contacts
  const policy = legalPages.find(({ sections }) => sections.some(({ id }) => id === 'security'))
  const expires = new Date(now.getTime() + validForDays * dayInMs)
  return `# Found a hole? Thank you for telling us first.
Contact: ${security ? `mailto:${security}` : absolute('/contact')}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${securityLanguages.join(', ')}
Canonical: ${absolute('/.well-known/security.txt')}
${policy ? `Policy: ${absolute(`/${policy.slug}#security`)}\n` : ''}Hiring: ${absolute('/careers')}
`
}
