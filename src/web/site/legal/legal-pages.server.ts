import type { Documents, LegalPage } from '../../../features/documents/read/documents.ts'

/** `{phone}` and the like in what they say stand for the company's contacts. */
export function legalPagesOf({ company: { contacts }, legalPages }: Documents): LegalPage[] {
  const filled = JSON.stringify(legalPages, (_name, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (all, name: string) =>
          Object.hasOwn(contacts, name) ? contacts[name as keyof typeof contacts] : all,
        )
      : value,
  )
  return JSON.parse(filled) as LegalPage[]
}
