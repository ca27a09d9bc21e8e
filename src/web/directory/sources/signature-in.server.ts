import { type Signature, signatureOf } from '../../../drawings/signatures/signature.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'

/** Somebody's name in their hand: a leader's own, if the company has said how they write. */
export function signatureIn(
  { leaders }: Pick<Documents, 'leaders'>,
  name: string,
): Signature | undefined {
  return signatureOf(name, leaders.find((leader) => leader.name === name)?.hand)
}
