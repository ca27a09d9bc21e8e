import type { FilledDocument } from '../documents/packs/filled-documents.ts'
import { type KindName, kindNamed } from '../documents/kinds/all-kinds.ts'
import type { Leaf } from '../documents/schema/leaves.ts'
import { isNeeded } from '../documents/write/refuse-needed.ts'
import { isNoteAt, type Neutral, stillGiven } from './still-given.ts'

/** A document that the site cannot do without, with what it still says that the pack said. */
export type MandatoryPlace = {
  id: string
  kind: KindName
  label: string
  slug?: string
  /** An owner calls it their own as it is. */
  isKept: boolean
  /** How many places of it count: each field, or one for a text that is written in one piece. */
  count: number
  /** How many of them wait as a draft, changed and not published. */
  drafted: number
  fields: { at: string; title: string; said: string }[]
}

const inOnePiece = new Set<KindName>(['legal-page', 'consent-text', 'navigation'])

/** What cannot be thrown away and still shows the sample, or waits to be filled in. */
export function mandatoryPlaces(
  documents: FilledDocument[],
  neutral: Neutral,
  kept: string[],
): MandatoryPlace[] {
  return documents.flatMap((document): MandatoryPlace[] => {
    const { row } = document
    if (!isNeeded(row) || row.deletedAt !== null) return []
    const { leaves, drafted } = placesIn(document, neutral)
    if (leaves.length === 0) return []
    const { id, kind, slug } = row
    const most = inOnePiece.has(kind) ? 1 : leaves.length
    return [
      {
        id,
        kind,
        label: kindNamed(kind).label,
        ...(slug !== null && { slug }),
        isKept: kept.includes(id),
        count: most,
        drafted: Math.min(most, leaves.filter((leaf) => drafted.has(leaf)).length),
        fields: leaves
          .slice(0, most)
          .map(({ at, title, said }) => ({ at, title, said: String(said).slice(0, 120) })),
      },
    ]
  })
}

/** What addresses a part of a page or names a language is nobody's own, and neither is a day or a figure alone; of the company they are facts. */
const saysSomething = ({ field, said }: Leaf) =>
  !/(^|\.)(id|\w*languages?(\.\*)?)$/i.test(field) && /\p{L}/u.test(String(said))

/** A note that nobody has filled in shows nothing: only of the company itself one waits for it. */
function placesIn(document: FilledDocument, neutral: Neutral) {
  const { given, still, drafted } = stillGiven(document, neutral)
  const { kind } = document.row
  const isWaitedFor = kind === 'company' || inOnePiece.has(kind)
  // Of its days off and its languages, whoever has changed one has seen the others.
  const isFact = ({ field }: Leaf) =>
    kind === 'company' && given.every((one) => one.field !== field || still.has(one))
  const leaves = given.filter(
    (leaf) =>
      still.has(leaf) && (isNoteAt(leaf) ? isWaitedFor : saysSomething(leaf) || isFact(leaf)),
  )
  return { leaves, drafted }
}
