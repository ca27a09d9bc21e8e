import {
  type Contacts,
  contactsNamedIn,
  fillContacts,
} from '../../../features/documents/kinds/company/contact-places.ts'
import { isRich, richWords } from '../../../features/documents/rich/rich-words.ts'
import type { Company } from '../../../features/documents/read/documents.ts'

/** A contact as it is written among words, or in HTML. */
const within = (value: string, contact: string | undefined) =>
  contact && isRich(value) ? richWords(contact) : contact

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * `{phone}` and the like in what is said stand for the company's contacts. A sentence without its contact is left out;
 * what is nothing but such sentences goes from its list, or is empty where it stands alone.
 */
export function withContacts<Said>(said: Said, company: Pick<Company, 'contacts'>): Said {
  const contacts: Contacts = company.contacts
  const isSaid = (words: string) => contactsNamedIn(words).every((name) => contacts[name])

  function kept(words: string): string {
    if (isSaid(words)) return words
    const [, open = '', inside = '', close = ''] = isRich(words)
      ? (/^(<p>)([^]*)(<\/p>)$/.exec(words.trim()) ?? [])
      : ['', '', words]
    const parts = [...sentences.segment(inside)].map(({ segment }) => segment)
    const left = parts.filter((part) => !isSaid(part))
    // A mark that begins in one sentence and ends in another isn't torn.
    if (left.some((part) => !isWhole(part))) return ''
    const rest = parts.filter(isSaid).join('').trim()
    return rest && open + rest + close
  }

  function filled(value: unknown): unknown {
    if (Array.isArray(value)) return value.flatMap((item) => (isGone(item) ? [] : [filled(item)]))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, filled(of)]))
    if (typeof value !== 'string') return value
    return fillContacts(kept(value), (name) => within(value, contacts[name]))
  }

  /** What lacks all the words of one of its fields says half of something. */
  function isGone(item: unknown): boolean {
    const words = typeof item === 'object' && item !== null ? Object.values(item) : [item]
    return words.some((one) => typeof one === 'string' && !isSaid(one) && kept(one) === '')
  }

  return filled(said) as Said
}

const isWhole = (html: string) =>
  (html.match(/<[a-z]/g) ?? []).length === (html.match(/<\//g) ?? []).length
