import { indexWords } from '../search/index-words.ts'
import type { SubmissionTable } from './submission-store.ts'

type Searchable = Pick<SubmissionTable, 'name' | 'email' | 'reference' | 'jobTitle' | 'fields'>

/** Every word by which what was sent can be found; a telephone number also in one piece, however it was written. */
export function searchWordsOf({ name, email, reference, jobTitle, fields }: Searchable): string[] {
  const own = JSON.parse(fields) as Record<string, string>
  const digits = (own.phoneNumber ?? '').replace(/\D/g, '')
  const whole = digits && `${digits} ${(own.countryCode ?? '').replace(/\D/g, '')}${digits}`
  const texts = [name, email, reference, jobTitle ?? '', ...Object.values(own), whole]
  return indexWords(texts.join('\n'))
}

/** What somebody looks for, word by word; two letters or more may be the beginning of a word. */
export const askedWords = (typed: string): { word: string; mayGoOn: boolean }[] =>
  indexWords(typed.replace(/[-'’]/g, ' ')).map((word) => ({ word, mayGoOn: [...word].length > 1 }))
