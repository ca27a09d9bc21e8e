import { ownAddress } from './dialogs/new-document.ts'
import type { TreeEntry } from './site-tree.ts'

export const acts = ['copy', 'move', 'address', 'publish', 'hide', 'trash'] as const
export type Act = (typeof acts)[number]

const singles =
  /^(company|brand|navigation|deck|home|(careers|work|products|services|insights|search)-page)$/

/** Whether this can be done with a document as it stands, for who may change it. */
export function isPossible(act: Act, { kind, state, above, isNeeded }: TreeEntry): boolean {
  if (act === 'copy') return !singles.test(kind)
  if (act === 'move') return above !== undefined
  if (act === 'address') return ownAddress(kind) && !isNeeded
  if (act === 'publish') return state !== 'published'
  return act === 'hide' ? !isNeeded && state !== 'draft' && state !== 'hidden' : !isNeeded
}
