import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Confirm } from '../../frame/confirm.tsx'
import { sentenceOf } from '../../session/desk-call.ts'
import { type InboxItem, type InboxKind, statesIn } from './inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'
import { ItemAssignee } from './item-assignee.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { useItemChange } from './use-item-change.ts'

type ItemActionsProps = {
  kind: InboxKind
  item: InboxItem
  team: Assignee[]
  onChanged: (change: Partial<InboxItem>) => void
  onMark: (read: boolean) => Promise<void>
  onTrashed: () => void
}

/** What one may do with what is open. */
export function ItemActions(props: ItemActionsProps) {
  const { kind, item, team, onChanged, onMark, onTrashed } = props
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { move, assign, trash, isBusy, stale, settleStale } = useItemChange(kind, item, {
    onChanged,
    onTrashed,
  })
  const { name, state, unread } = item
  const isWithdrawn = state === 'withdrawn'
  const toggleRead = () =>
    onMark(unread).catch((error: unknown) => void toast.error(sentenceOf(error)))

  return (
    <div className="item-actions">
      {isWithdrawn && <Notice text={t('desk.inbox.withdrawn')} />}
      {stale && (
        <ItemConflict
          stale={stale}
          isBusy={isBusy}
          onSave={stale.again}
          onLeave={() => settleStale()}
        />
      )}
      {!isWithdrawn && (
        <div className="item-states" role="group" aria-label={t('desk.inbox.moves', { name })}>
          {statesIn(kind).map((one) => (
            <button
              key={one}
              type="button"
              className="desk-small"
              aria-pressed={one === state}
              onClick={() => one !== state && move(one)}
            >
              {t(`desk.inbox.states.${one}`)}
            </button>
          ))}
        </div>
      )}
      <div className="desk-actions">
        <ItemAssignee assignee={item.assignee} team={team} onAssign={assign} />
      </div>
      <div className="desk-actions">
        <button type="button" className="desk-small" onClick={toggleRead}>
          {unread ? t('desk.inbox.markRead') : t('desk.inbox.markUnread')}
        </button>
        <button type="button" className="desk-small" onClick={() => setIsAsking(true)}>
          {t('desk.inbox.trash')}
        </button>
      </div>
      {isAsking && (
        <Confirm
          question={t('desk.inbox.confirmTrashOne', { name })}
          yes={t('desk.inbox.trash')}
          onYes={trash}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
