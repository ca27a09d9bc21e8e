import { useText } from '../../../i18n.tsx'
import { Conflict } from '../../frame/conflict/conflict.tsx'
import { said } from '../../frame/moment.ts'
import type { Late } from './use-item-change.ts'

type ItemConflictProps = { late: Late; isBusy: boolean; onSave: () => void; onLeave: () => void }

/** Somebody else was quicker: who did what, and whether that stays. */
export function ItemConflict({ late, isBusy, onSave, onLeave }: ItemConflictProps) {
  const t = useText()
  const { item, wanted, changedBy } = late
  const who = changedBy.email ?? t('desk.inbox.somebody')
  const isState = wanted.what === 'state'
  const theirs = isState
    ? t(`desk.inbox.states.${item.state}`)
    : (item.assignee?.email ?? t('desk.inbox.nobody'))
  return (
    <div className="item-conflict">
      <p className="fact">
        {t('desk.inbox.whoDid', { who, action: changedBy.action, when: said(changedBy.at) })}
      </p>
      <Conflict
        names={['it']}
        label={() => t(isState ? 'desk.inbox.state' : 'desk.inbox.seenTo')}
        theirs={{ it: theirs }}
        yours={{ it: wanted.words }}
        changedBy={changedBy}
        isQuick
        isBusy={isBusy}
        onSave={({ it }) => (it === wanted.words ? onSave() : onLeave())}
        onLeave={onLeave}
      />
    </div>
  )
}
