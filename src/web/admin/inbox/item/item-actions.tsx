import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Confirm } from '../../frame/confirm.tsx'
import { type InboxItem, type InboxKind, statesIn } from './inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'
import { ItemAssignee } from './item-assignee.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { useItemChange } from './use-item-change.ts'

type ItemActionsProps = {
  kind: InboxKind
  item: InboxItem
  team: Assignee[]
  onMark: (isRead: boolean) => void
  onTrashed: () => void
}

/** What one may do with what is open. */
export function ItemActions(props: ItemActionsProps) {
  const { kind, item, team, onMark, onTrashed } = props
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { change, trash, isBusy, late, insist, giveWay } = useItemChange(kind, item)
  const { name, state, unread } = item
  const isWithdrawn = state === 'withdrawn'
  if (state === 'replaced') return <Notice text={t('desk.inbox.replaced')} />
  const stateWords = (one: string) => t(`desk.inbox.states.${one}`)

  return (
    <div className="item-actions">
      {isWithdrawn && <Notice text={t('desk.inbox.withdrawn')} />}
      {late && <ItemConflict late={late} isBusy={isBusy} onSave={insist} onLeave={giveWay} />}
      {!isWithdrawn && (
        <div className="item-states" role="group" aria-label={t('desk.inbox.moves', { name })}>
          {statesIn(kind).map((one) => (
            <button
              key={one}
              type="button"
              className="desk-small"
              aria-pressed={one === state}
              onClick={() =>
                one !== state && change({ what: 'state', to: one, words: stateWords(one) })
              }
            >
              {stateWords(one)}
            </button>
          ))}
        </div>
      )}
      <div className="desk-actions">
        <ItemAssignee
          assignee={item.assignee}
          team={team}
          onAssign={(to, email) =>
            change({ what: 'assignee', to, words: email ?? t('desk.inbox.nobody') })
          }
        />
      </div>
      <div className="desk-actions">
        <button type="button" className="desk-small" onClick={() => onMark(unread)}>
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
          onYes={() => trash().then(onTrashed)}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
