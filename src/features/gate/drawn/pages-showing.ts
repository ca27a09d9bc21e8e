import { type KindName, kindNamed } from '../../documents/kinds/all-kinds.ts'
import { leadsNowhere } from '../../documents/read/offer.ts'
import { shownAt } from '../../documents/read/shown-at.ts'
import { referencesIn } from '../../documents/schema/named-in.ts'
import type { Run } from './rendered-pages.ts'
import type { RunDocuments } from './open-runs.ts'

/** What stands on every page is looked at on one of each sort. */
const ofEachSort = ['/', '/contact', '/careers', '/insights']

/** Where kinds are shown beside the page that they have or are seen on first. */
const alsoShownOn: Partial<Record<KindName, string[]>> = {
  company: ofEachSort,
  brand: ofEachSort,
  navigation: ofEachSort,
  office: ['/'],
  'consent-text': ['/careers'],
  case: ['/work'],
  product: ['/products'],
}

type Placed = { id: string; kind: string }

/** The pages of these drafts, then those of documents that name them, then the lists in which they stand. */
export function pagesShowing({ latest, documents }: RunDocuments, { drafts }: Run): string[] {
  const ids = new Set(drafts.map(({ id }) => id))
  const naming = latest.filter(({ id, kind, value }) => {
    if (ids.has(id)) return false
    return referencesIn(kindNamed(kind), value).some((named) => ids.has(named))
  })
  const ownOf = ({ id, kind }: Placed) => shownAt(documents, kind as KindName, id) ?? []
  const listsOf = ({ kind }: Placed) => alsoShownOn[kind as KindName] ?? []
  const paths = new Set([
    ...drafts.flatMap(ownOf),
    ...drafts.flatMap(listsOf),
    ...naming.flatMap(ownOf),
    ...naming.flatMap(listsOf),
  ])
  // An overview isn't there while it has nothing to list.
  return [...paths].filter((path) => !leadsNowhere(path, documents))
}
