import type { Documents } from '../../../features/documents/read/documents.ts'
import { securityContact } from '../../../content/legal/security-contact.ts'
import type { Absolute } from '../page-entry.ts'

const dayInMs = 86_400_000

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(
  absolute: Absolute,
  { company, legalPages }: Documents,
  now: Date,
): string {
  const { comment, validForDays, preferredLanguages } = securityContact
  const { security } = company.contacts
  const policy = legalPages.find(({ sections }) => sections.some(({ id }) => id === 'security'))
  const expires = new Date(now.getTime() + validForDays * dayInMs)
  return `# ${comment}
Contact: ${security ? `mailto:${security}` : absolute('/contact')}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${preferredLanguages.join(', ')}
Canonical: ${absolute(securityContact.canonicalPath)}
${policy ? `Policy: ${absolute(`/${policy.slug}#security`)}\n` : ''}Hiring: ${absolute(securityContact.hiringPath)}
`
}
