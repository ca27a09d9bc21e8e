import { decoded } from '../../../platform/words/decoded.ts'
import type { Value } from '../../documents/document-value.ts'
import { kindNamed, type KindName } from '../../documents/kinds/all-kinds.ts'
import {
  type Contacts,
  contactsNamedIn,
  contactTitle,
} from '../../documents/kinds/company/contact-places.ts'
import { leavesIn } from '../../documents/schema/leaves.ts'
import type { Fault } from './fault.ts'
import { asWord } from './judge-words.ts'

type Own = { kind: KindName; id: string; value: Value }

/** The kinds whose words name contacts as `{phone}`. */
export const namingContacts: KindName[] = ['legal-page', 'page']

/** Sentences that pages leave out, because they name a contact that the company doesn't have. */
export function judgeContacts({ kind, id, value }: Own, contacts: Contacts): Fault[] {
  if (!namingContacts.includes(kind)) return []
  return leavesIn(kindNamed(kind), value).flatMap(({ at, title, said }) =>
    [...new Set(contactsNamedIn(String(said)))].flatMap((name): Fault[] =>
      contacts[name]
        ? []
        : [
            {
              judged: 'words',
              severity: 'warning',
              sentence: `The sentence with {${name}} in ‘${title}’ isn’t shown: ‘${contactTitle(name)}’ of the company is empty.`,
              about: `${id} ${at} {${name}}`,
              field: { kind, id, path: at },
            },
          ],
    ),
  )
}

/** Addresses elsewhere that name somebody or something of the sample. */
export function judgeAddresses({ kind, id, value }: Own, sampleNames: string[]): Fault[] {
  const names = sampleNames.map((name) => ({ name, is: asWord(name, 'in an address') }))
  return leavesIn(kindNamed(kind), value).flatMap(({ at, title, is, said }) =>
    addressesIn(is, String(said)).flatMap((href): Fault[] => {
      const found = names.find((one) => one.is.test(decoded(href)))
      if (!found) return []
      return [
        {
          judged: 'words',
          severity: 'warning',
          sentence: `The address ${href} in ‘${title}’ still names ‘${found.name}’, which the sample brought.`,
          about: `${id} ${at} ${href}`,
          field: { kind, id, path: at },
        },
      ]
    }),
  )
}

function addressesIn(is: string, said: string): string[] {
  if (is === 'link') return said.startsWith('/') ? [] : [said]
  if (is !== 'rich') return []
  return [...said.matchAll(/ href="([^"/][^"]*)"/g)].map(([, href]) => href!)
}
