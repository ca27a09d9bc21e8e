import { knownNote } from '../../schema/known-note.ts'
import { company } from './company.ts'

const { shape } = company.schema.shape.contacts
const place = new RegExp(`\\{(${Object.keys(shape).join('|')})\\}`, 'g')

export type Contacts = Record<string, string | undefined>

/** The contacts that words name as `{phone}`. */
export const contactsNamedIn = (words: string) =>
  [...words.matchAll(place)].map(([, name]) => name as keyof typeof shape)

export const fillContacts = (words: string, contact: (name: string) => string | undefined) =>
  words.replace(place, (all, name: string) => contact(name) ?? all)

/** What the owner's form calls it. */
export const contactTitle = (name: keyof typeof shape) =>
  knownNote<{ title: string }>(shape[name].unwrap()).title ?? name
