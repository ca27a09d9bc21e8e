import { distinctWords } from '../../search/words-of.ts'
import type { Kind, SubmissionTable } from '../submission-store.ts'

type Searchable = Pick<
  SubmissionTable,
  'kind' | 'name' | 'email' | 'reference' | 'jobTitle' | 'fields'
>

/** Every word by which what was sent can be found; a telephone number also in one piece, however it was written. */
export function searchWordsOf({
  kind,
  name,
  email,
  reference,
  jobTitle,
  fields,
}: Searchable): string[] {
  const own = JSON.parse(fields) as Record<string, string>
  const digits = (own.phoneNumber ?? '').replace(/\D/g, '')
  const whole = digits && `${digits} ${(own.countryCode ?? '').replace(/\D/g, '')}${digits}`
  const texts = [name, email, reference, jobTitle ?? '', ...Object.values(own), whole]
  return [kindMark(kind), ...distinctWords(texts.join('\n'))]
}

/** No word that is typed has this sign, and to neither engine it is a gap. */
export const kindMark = (kind: Kind) => `§${kind}`
