import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import type { Value } from '../../../../features/documents/document-value.ts'
import { Refusal } from '../../session/desk-call.ts'
import { DocumentDraft } from './document-draft.ts'
import type { EditingDesk } from './editing-desk.ts'
import type { FieldAt, OpenDocument, Other, Question } from './editor-model.ts'
import type { KeptDrafts, OpenQuestion } from './kept-drafts.ts'
import { pathOf, plain, type Steps, type Tree, treeAt } from './keyed-tree.ts'
import { readKept } from './read-kept.ts'

type Ground = {
  desk: EditingDesk
  kept: KeptDrafts
  keep: (draft: DocumentDraft) => void
  /** The document as the steps before a reload have it. */
  known: () => Tree[]
}

/** A document as the server has it, with what earlier visits had not brought there. */
export async function openDraft({ desk, kept, keep, known }: Ground, kind: KindName, id: string) {
  const left = await kept.left(id)
  const drafts = left.flatMap(({ given }) => readKept(given) ?? [])
  const [last, ...more] = drafts
  const read = await readDraft(desk, kind, id, known).catch((error: unknown) => {
    // Without a line, one goes on with what lies here.
    if (!last || error instanceof Refusal) throw error
    return undefined
  })
  const draft = read ?? new DocumentDraft({ ...last!.info, value: {} })
  if (!draft.mayChange) return draft
  for (const { given, setAside } of left) if (!readKept(given)) setAside()
  draft.isSetAside = drafts.length < left.length
  if (!last) return draft
  const now = { ...draft.info, value: plain(draft.base) as Value }
  draft.restore(last)
  for (const one of more) draft.add(one)
  if (read) draft.meet(now)
  draft.isRestored = draft.isWorthKeeping
  keep(draft)
  for (const { given, drop } of left) if (readKept(given)) drop()
  return draft
}

/** What earlier visits had not brought to the server goes there now, on whatever page it is. */
export async function openLeft(
  kept: KeptDrafts,
  open: (kind: KindName, id: string) => Promise<void>,
) {
  for (const given of await kept.allLeft()) {
    const { kind, id } = readKept(given)?.info ?? {}
    if (kind && id) void open(kind, id).catch(() => {})
  }
}

async function readDraft(
  desk: EditingDesk,
  kind: KindName,
  id: string,
  known: () => Tree[],
): Promise<DocumentDraft> {
  const draft = new DocumentDraft(await desk.read(kind, id), known())
  draft.mayChange = draft.info.version > 0
  return draft
}

/** What a screen sees of a draft. */
export const shownDraft = (
  draft: DocumentDraft,
  others: Other[],
  owners: string[],
): OpenDocument => ({
  kind: draft.kind,
  id: draft.id,
  slug: draft.info.slug,
  version: draft.info.version,
  state: draft.info.state,
  publishAt: draft.info.publishAt,
  value: plain(draft.mine as Tree) as Value,
  faults: draft.faults,
  mayChange: draft.mayChange,
  ask: draft.mayChange ? [] : owners,
  others,
  isRestored: draft.isRestored,
  refusal: draft.refusal,
})

export function fieldAt({ kind, id, mine }: DocumentDraft, steps: Steps): FieldAt | undefined {
  const path = pathOf(mine, steps)
  return path === undefined ? undefined : { kind, id, path }
}

export const keyOf = ({ id }: DocumentDraft, { steps }: OpenQuestion) => [id, ...steps].join('.')

/** What two have changed in it, with both. */
export const shownQuestions = (draft: DocumentDraft): Question[] =>
  draft.questions.flatMap((question) => {
    const { steps, theirs, isMineGone } = question
    const field = fieldAt(draft, steps)
    const mine = isMineGone ? undefined : plain(treeAt(draft.mine, steps))
    return field ? [{ key: keyOf(draft, question), field, mine, theirs: plain(theirs) }] : []
  })
