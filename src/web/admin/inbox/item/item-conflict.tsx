import { useText } from '../../../i18n.tsx'
import { Conflict } from '../../frame/conflict.tsx'
import { said } from '../../frame/moment.ts'
import type { Late } from './use-item-change.ts'

type ItemConflictProps = { stale: Late; isBusy: boolean; onSave: () => void; onLeave: () => void }

/** Somebody else was quicker: who did what, and whether that stays. */
export function ItemConflict({ stale, isBusy, onSave, onLeave }: ItemConflictProps) {
  const t = useText()
  const { what, theirs, yours, changedBy } = stale
  const who = changedBy.email ?? t('desk.inbox.somebody')
  const label = what === 'state' ? t('desk.inbox.state') : t('desk.inbox.seenTo')
  return (
    <div className="item-conflict">
      <p className="fact">
        {t('desk.inbox.whoDid', { who, action: changedBy.action, when: said(changedBy.at) })}
      </p>
      <Conflict
        names={['it']}
        label={() => label}
        theirs={{ it: theirs }}
        yours={{ it: yours }}
        changedBy={changedBy}
        isQuick
        isBusy={isBusy}
        onSave={({ it }) => (it === yours ? onSave() : onLeave())}
        onLeave={onLeave}
      />
    </div>
  )
}
