import type { KeptDraft, OpenQuestion } from './kept-drafts.ts'
import { type Fields, isFields, type Row, type Tree } from './keyed-tree.ts'

/** What lies in the browser as a draft; nothing where that is none. What JSON has made `null` of was nothing. */
export function readKept(given: unknown): KeptDraft | undefined {
  if (!isFields(given)) return undefined
  const { info, base, mine, sent, questions, overruled } = given as Record<keyof KeptDraft, unknown>
  const isDraft =
    isFields(info) &&
    typeof info.version === 'number' &&
    [base, mine].every((one) => isFields(one) && isTree(one)) &&
    Array.isArray(sent) &&
    sent.every(isTree) &&
    Array.isArray(questions) &&
    questions.every(isQuestion)
  if (!isDraft) return undefined
  return {
    info: info as unknown as KeptDraft['info'],
    base: withoutHoles(base as Tree),
    mine: withoutHoles(mine as Tree),
    sent: (sent as Tree[]).map(withoutHoles),
    questions: (questions as OpenQuestion[]).map(({ steps, theirs, isMineGone }) => ({
      steps,
      theirs: withoutHoles(theirs),
      isMineGone: isMineGone === true,
    })),
    overruled: isFields(overruled) && isTree(overruled) ? withoutHoles(overruled) : undefined,
  }
}

const isQuestion = (one: unknown): boolean =>
  isFields(one) &&
  Array.isArray(one.steps) &&
  one.steps.every((step) => typeof step === 'string') &&
  isTree(one.theirs)

function isTree(tree: unknown): boolean {
  if (Array.isArray(tree))
    return tree.every(
      (row) =>
        Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && isTree(row[1]),
    )
  return isFields(tree) ? Object.values(tree).every(isTree) : true
}

function withoutHoles(tree: Tree): Tree {
  if (Array.isArray(tree))
    return tree
      .filter(([, item]) => isThere(item))
      .map(([key, item]): Row => [key, withoutHoles(item)])
  if (!isFields(tree)) return isThere(tree) ? tree : undefined
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([, field]) => isThere(field))
      .map(([name, field]) => [name, withoutHoles(field)]),
  ) satisfies Fields
}

const isThere = (tree: Tree | null) => tree !== undefined && tree !== null
