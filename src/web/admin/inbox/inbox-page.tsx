import { Guarded } from '../session/guarded.tsx'
import { Inbox } from './inbox.tsx'
import type { InboxKind } from './item/inbox-item.ts'

/** One screen for both: enquiries and applications differ in their states and in who may read them. */
export function InboxPage({ kind }: { kind: InboxKind }) {
  return (
    <Guarded needs={kind}>
      <Inbox key={kind} kind={kind} />
    </Guarded>
  )
}
