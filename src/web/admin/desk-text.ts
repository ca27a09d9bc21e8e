import { type Text, textsOf } from '../i18n.tsx'
import { deskWords } from './desk-words.ts'

/** The desk's own words come with its code, so that no public page has to load them. */
export function deskText(texts: Text): Text {
  const own = textsOf({ desk: deskWords })
  return (key, values) => (key.startsWith('desk.') ? own(key, values) : texts(key, values))
}
