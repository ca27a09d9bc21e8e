import type { FilledDocument } from '../documents/packs/filled-documents.ts'
import { valueOf } from '../documents/document-value.ts'
import { kindNamed, type KindName } from '../documents/kinds/all-kinds.ts'
import { isNote } from '../documents/schema/link-shapes.ts'
import { type Leaf, leavesIn } from '../documents/schema/leaves.ts'

/** Whether a text is neutral enough for any company, such as ‘About us’. */
export type Neutral = (kind: KindName, leaf: Leaf) => boolean

const says = new Set<Leaf['is']>(['line', 'text', 'rich', 'link', 'svg', 'picture', 'drawing'])

/** A part of Home is where it is for any company. */
const isAnybodys = ({ is, said }: Leaf) => is === 'link' && String(said).startsWith('/#')

/** Years and days that the company promises or was founded in; figures elsewhere say nothing alone. */
const isOfCompany = (kind: KindName, { is }: Leaf) => kind === 'company' && is === 'number'

export const isNoteAt = ({ said }: Leaf) => typeof said === 'string' && isNote(said)

/** What the pack said in a document, and what of it visitors still read or wait for; what of that a draft has already changed. */
export function stillGiven({ row, text, given: value }: FilledDocument, neutral: Neutral) {
  const kind = kindNamed(row.kind)
  const given = leavesIn(kind, value).filter(
    (leaf) =>
      (says.has(leaf.is) || isOfCompany(row.kind, leaf)) &&
      (isNoteAt(leaf) || !(isAnybodys(leaf) || neutral(row.kind, leaf))),
  )
  const isGone = row.deletedAt !== null
  const inJson = (json: string | null) => {
    const leaves = json === null ? [] : leavesIn(kind, valueOf(json))
    return new Set(given.filter((leaf) => !isGone && isStill(leaf, leaves)))
  }
  const still = inJson(text.published)
  const inDraft = text.draft === null ? still : inJson(text.draft)
  const drafted = new Set(given.filter((leaf) => still.has(leaf) && !inDraft.has(leaf)))
  return { given, still, drafted }
}

/** A note waits until its field says something; other words stay as long as they stand in their field. */
function isStill(leaf: Leaf, leaves: Leaf[]): boolean {
  const there = leaves.filter(({ field }) => field === leaf.field)
  return isNoteAt(leaf) ? there.every(isNoteAt) : there.some(({ said }) => said === leaf.said)
}
