import { company as kind } from '../../../features/documents/kinds/company/company.ts'
import { isRich, richWords } from '../../../features/documents/rich/rich-words.ts'
import type { Company } from '../../../features/documents/read/documents.ts'

const names = Object.keys(kind.schema.shape.contacts.shape)
const named = new RegExp(`\\{(${names.join('|')})\\}`, 'g')

/** A contact as it is written among words, or in HTML. */
const within = (value: string, contact: string | undefined) =>
  contact && isRich(value) ? richWords(contact) : contact

/** `{phone}` and the like in what is said stand for the company's contacts; a line without its contact is left out. */
export function withContacts<Said>(said: Said, company: Pick<Company, 'contacts'>): Said {
  const contacts: Record<string, string | undefined> = company.contacts
  const isSaid = (value: unknown) =>
    typeof value !== 'string' || [...value.matchAll(named)].every(([, name]) => contacts[name!])
  const filled = JSON.stringify(said, (_name, value: unknown) => {
    if (Array.isArray(value)) return value.filter(isSaid)
    return typeof value === 'string'
      ? value.replace(named, (all, name: string) => within(value, contacts[name]) ?? all)
      : value
  })
  return JSON.parse(filled) as Said
}
