import type { Db } from '../../platform/db/tables.ts'
import type { Document, Value } from '../documents/document-value.ts'
import type { Contacts } from '../documents/kinds/company/contact-places.ts'
import { publishedOfKind, publishedOne } from '../documents/read/published-of-kind.ts'
import type { Finding } from './finding.ts'
import { judgeBrand } from './judges/judge-brand.ts'
import { judgeAddresses, judgeContacts, namingContacts } from './judges/judge-own-words.ts'
import { namesOfSample } from './names-of-sample.ts'
import { keyOf, tellFindings } from './tell-findings.ts'

/** What is wrong with documents themselves, whatever page shows them. */
export async function judgeOwn(db: Db, drafts: Document[]): Promise<Finding[]> {
  const brand = drafts.flatMap(({ kind, id, value }) =>
    kind === 'brand' ? tellFindings(judgeBrand(id, value), undefined, new Set()) : [],
  )
  return [...brand, ...(await emptyContacts(db, drafts)), ...(await namesInAddresses(db, drafts))]
}

const contactsOf = (company: Value | undefined) => (company?.contacts ?? {}) as Contacts

/** A company that loses a contact takes sentences from pages that nobody changes. */
async function emptyContacts(db: Db, drafts: Document[]): Promise<Finding[]> {
  const [seen] = await publishedOfKind(db, 'company')
  const company = drafts.find(({ kind }) => kind === 'company')
  const isNaming = drafts.some(({ kind }) => namingContacts.includes(kind))
  if (!company && !isNaming) return []
  const shown: Pick<Document, 'kind' | 'id' | 'value'>[] = []
  for (const kind of namingContacts)
    for (const { id, value } of await publishedOfKind(db, kind)) shown.push({ kind, id, value })
  const faultsBefore = shown.flatMap((one) => judgeContacts(one, contactsOf(seen?.value)))
  const old = new Set(faultsBefore.map((fault) => keyOf(fault, '')))
  const others = shown.filter(({ id }) => company && !drafts.some((one) => one.id === id))
  const contacts = contactsOf((company ?? seen)?.value)
  return [...drafts, ...others].flatMap((one) =>
    tellFindings(judgeContacts(one, contacts), undefined, old),
  )
}

async function namesInAddresses(db: Db, drafts: Document[]): Promise<Finding[]> {
  const names = await namesOfSample(db, drafts)
  const findings: Finding[] = []
  for (const draft of drafts) {
    const faults = judgeAddresses(draft, names)
    const seen = faults.length > 0 ? await publishedOne(db, draft.kind, draft.id) : undefined
    const before = seen ? judgeAddresses({ ...draft, value: seen.value }, names) : []
    findings.push(
      ...tellFindings(faults, undefined, new Set(before.map((fault) => keyOf(fault, '')))),
    )
  }
  return findings
}
