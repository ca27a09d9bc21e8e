import { isTooFar, momentRefusals } from '../../../platform/moments.ts'
import { documentRefusals } from '../document-refusals.ts'
import type { Value } from '../document-value.ts'
import { type KindName, kindNamed, kindNames, kindsBeside } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { judgeValue } from '../schema/judge-value.ts'
import { hasSlug } from '../schema/kind.ts'
import { namedIn } from '../schema/named-in.ts'
import type { Drawings } from '../write/check-value.ts'
import { isReserved } from '../reserved-addresses.ts'
import { parentKindOf } from '../read/addresses.ts'
import { isAddressOf, slugsNow } from './former-slugs.ts'
import { hasDraft, type PackDocument, type TellFault } from './pack-file.ts'

type Given = { drawings: Drawings; now: string; tell: TellFault }

/** What the files of a pack say, each by itself and all together; of one that couldn't be read that is told already. */
export function judgePack(
  documents: PackDocument[],
  unread: Set<string>,
  { drawings, now, tell }: Given,
) {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const kindOf = (id: string) => byId.get(id)?.kind
  const seen = new Map<string, string>()
  const addresses = new Set<string>()
  for (const document of documents) {
    const { file, id, kind, slug } = document
    const other = seen.get(id)
    if (other) tell(file, '', `${other} has the same name, and so the same id.`)
    seen.set(id, file)
    const { published, draft, formerly } = document
    const take = (field: string) => (key: string) => {
      if (!isAddressOf(kind, key, kindOf)) return
      const address = `${kindsBeside(kind)[0]} ${key}`
      if (addresses.has(address))
        tell(file, field, documentRefusals['document-address-taken'].message)
      addresses.add(address)
    }
    slugsNow(kind, slug, [published, draft]).forEach(take('slug'))
    formerly.forEach(take('formerly'))
    for (const key of hasSlug(kindNamed(kind)) ? formerly : [])
      if (!isAddressOf(kind, key, kindOf)) tell(file, 'formerly', noAddress(kind, key))
    if (document.publishAt !== null && isTooFar(document.publishAt, now))
      tell(file, 'publishAt', momentRefusals['moment-too-far'].message)
    if (document.publishAt !== null && !hasDraft([document, ...document.translations]))
      tell(file, 'publishAt', 'There is no draft that could go out.')
    if (!hasSlug(kindNamed(kind)))
      for (const [field, had] of Object.entries({
        slug: slug !== null,
        formerly: formerly.length > 0,
      }))
        if (had) tell(file, field, documentRefusals['document-without-address'].message)
    if (slug !== null && isReserved(kind, slug))
      tell(file, 'slug', documentRefusals['document-address-reserved'].message)
    if (slug === null && kindNamed(kind).under !== undefined && document.published)
      tell(file, 'slug', 'Address is missing.')
  }
  for (const document of documents)
    for (const [at, value] of values(document))
      judge(document, at, value, { byId, unread, drawings, now, tell })
  judgeSingles(documents, tell)
}

function noAddress(kind: KindName, key: string) {
  const above = parentKindOf(kind)
  return above === undefined
    ? `‘${key}’ is no address here: nothing of this kind stands below another document.`
    : `‘${key}’ is no address here: it begins with the id of the ${kindNamed(above).label.toLowerCase()} that it stood below.`
}

/** Each with where it stands in the file. */
const values = ({ published, draft, translations }: PackDocument): [string, Value][] =>
  [{ language: defaultLanguage, published, draft }, ...translations].flatMap((said) => [
    ...(said.published ? [[said.language, said.published] as [string, Value]] : []),
    ...(said.draft ? [[`drafts.${said.language}`, said.draft] as [string, Value]] : []),
  ])

type Beside = Given & { byId: Map<string, PackDocument>; unread: Set<string> }

function judge(
  { file, kind: name }: PackDocument,
  at: string,
  value: Value,
  { byId, unread, drawings, tell }: Beside,
) {
  const kind = kindNamed(name)
  const { wrong, unfit, missing } = judgeValue(kind, value)
  const isDraft = at.startsWith('drafts.')
  // Somebody may still have been at a draft; a translation says what it has, the rest is read from the default language.
  const faults = isDraft ? unfit : at === defaultLanguage ? { ...wrong, ...missing } : wrong
  for (const [field, reason] of Object.entries(faults))
    tell(file, field === '' ? at : `${at}.${field}`, reason)
  for (const named of namedIn(kind, value)) {
    const other = named.is === 'reference' ? byId.get(named.id) : undefined
    // A draft may lead nowhere, but not below what cannot be above it.
    if (isDraft && (named.at !== kind.parent || other === undefined)) continue
    const isThere =
      named.is === 'reference'
        ? other?.kind === named.kind || unread.has(`${named.kind}/${named.id}.json`)
        : named.drawing === undefined || drawings.has(named.drawing)
    if (!isThere) tell(file, `${at}.${named.at}`, documentRefusals['reference-not-found'].message)
  }
}

function judgeSingles(documents: PackDocument[], tell: TellFault) {
  for (const name of kindNames) {
    const { single, required, needed = [] } = kindNamed(name)
    for (const slug of needed)
      if (!documents.some((one) => one.kind === name && one.slug === slug && one.published))
        tell(`${name}/`, 'slug', `There has to be one with the address ‘${slug}’.`)
    if (!single) continue
    const [first, second] = documents.filter(({ kind }) => kind === name)
    if (required && !first?.published) tell(`${name}/`, '', 'There has to be one of this kind.')
    if (second) tell(second.file, '', documentRefusals['document-exists'].message)
  }
}
