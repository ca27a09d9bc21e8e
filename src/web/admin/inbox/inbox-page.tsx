import { useText } from '../../i18n.tsx'
import { Guarded } from '../session/guarded.tsx'
import { Inbox } from './inbox.tsx'
import type { InboxKind } from './inbox-item.ts'

/** One screen for both: enquiries and applications differ in their states and in who may read them. */
export function InboxPage({ kind }: { kind: InboxKind }) {
  const t = useText()
  return (
    <Guarded needs={kind}>
      <div className="desk-head">
        <h1>{t(`desk.nav.${kind}`)}</h1>
      </div>
      <Inbox kind={kind} />
    </Guarded>
  )
}
