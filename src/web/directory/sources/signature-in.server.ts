import { type Signature, signatureOf } from '../../../drawings/signatures/signature.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'

const kept = new WeakMap<object, Map<string, Signature | undefined>>()

/** Somebody's name in their hand: a leader's own, if the company has said how they write. Written once. */
export function signatureIn(
  { leaders }: Pick<Documents, 'leaders'>,
  name: string,
): Signature | undefined {
  // In the editor a name carries where it comes from.
  const bare = withoutMarks(name)
  const written = kept.get(leaders) ?? new Map<string, Signature | undefined>()
  kept.set(leaders, written)
  if (!written.has(bare)) {
    const hand = leaders.find((leader) => withoutMarks(leader.name) === bare)?.hand
    written.set(bare, signatureOf(bare, hand))
  }
  return written.get(bare)
}
