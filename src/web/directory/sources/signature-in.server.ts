import { type Signature, signatureOf } from '../../../drawings/signatures/signature.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'

/** Somebody's name in their hand: a leader's own, if the company has said how they write. */
export function signatureIn(
  { leaders }: Pick<Documents, 'leaders'>,
  name: string,
): Signature | undefined {
  // In the editor a name carries where it comes from.
  return signatureOf(
    withoutMarks(name),
    leaders.find((leader) => withoutMarks(leader.name) === withoutMarks(name))?.hand,
  )
}
