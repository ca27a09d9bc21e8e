import { company as kind } from '../../../features/documents/kinds/company/company.ts'
import type { Company } from '../../../features/documents/read/documents.ts'

const names = Object.keys(kind.schema.shape.contacts.shape)
const named = new RegExp(`\\{(${names.join('|')})\\}`, 'g')

/** `{phone}` and the like in what is said stand for the company's contacts; a line without its contact is left out. */
export function withContacts<Said>(said: Said, company: Pick<Company, 'contacts'>): Said {
  const contacts: Record<string, string | undefined> = company.contacts
  const isSaid = (value: unknown) =>
    typeof value !== 'string' || [...value.matchAll(named)].every(([, name]) => contacts[name!])
  const filled = JSON.stringify(said, (_name, value: unknown) => {
    if (Array.isArray(value)) return value.filter(isSaid)
    return typeof value === 'string'
      ? value.replace(named, (all, name: string) => contacts[name] ?? all)
      : value
  })
  return JSON.parse(filled) as Said
}
