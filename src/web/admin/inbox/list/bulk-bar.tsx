import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Confirm } from '../../frame/confirm.tsx'
import { InboxChoice } from './inbox-choice.tsx'
import { type InboxItem, type InboxKind, statesIn } from '../item/inbox-item.ts'
import type { ItemState } from '../../../../features/submissions/submission-states.ts'
import { useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import './bulk-bar.css'

type BulkBarProps = { kind: InboxKind; items: InboxItem[]; selection: Selection }

/** All or some of those shown, and what to do with them at once. */
export function BulkBar({ kind, items, selection }: BulkBarProps) {
  const t = useText()
  const { selected, choose } = selection
  const [state, setState] = useState<ItemState | ''>('')
  const [isAsking, setIsAsking] = useState(false)
  const { work, failures } = useBulk(kind, selection)
  const all = useRef<HTMLInputElement>(null)
  const [count, total] = [selected.length, items.length]
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && count < total
  })
  const hadSome = useRef(false)
  useEffect(() => {
    if (isAsking) return
    // What was pressed has gone with the selection.
    const isLost = hadSome.current && count === 0 && document.activeElement === document.body
    if (isLost) all.current?.focus()
    hadSome.current = count > 0
  })

  return (
    <div className="inbox-bulk">
      <div className="desk-actions">
        <label className="inbox-check inbox-all">
          <input
            ref={all}
            type="checkbox"
            checked={count === total}
            onChange={() => choose(count === total ? [] : items.map(({ id }) => id))}
          />
          {t('desk.inbox.selectAll', { count: total })}
        </label>
        <p className="fact" role="status">
          {count > 0 && t('desk.inbox.selected', { count })}
        </p>
      </div>
      {count > 0 && (
        <div className="desk-actions" role="group" aria-label={t('desk.inbox.many')}>
          <InboxChoice
            label={t('desk.inbox.moveTo')}
            value={state}
            of={[
              ['', t('desk.inbox.choose')],
              ...statesIn(kind).map((one) => [one, t(`desk.inbox.states.${one}`)] as const),
            ]}
            onChoose={setState}
          />
          <button
            type="button"
            className="desk-small"
            disabled={state === ''}
            onClick={() => state && work({ what: 'state', state })}
          >
            {t('desk.inbox.apply')}
          </button>
          <button type="button" className="desk-small" onClick={() => work({ what: 'read' })}>
            {t('desk.inbox.markRead')}
          </button>
          <button type="button" className="desk-small" onClick={() => work({ what: 'unread' })}>
            {t('desk.inbox.markUnread')}
          </button>
          <button type="button" className="desk-small" onClick={() => setIsAsking(true)}>
            {t('desk.inbox.trash')}
          </button>
        </div>
      )}
      {failures.length > 0 && (
        <Notice tone="error" text={t('desk.inbox.notDone', { count: failures.length })}>
          <ul className="inbox-failures">
            {failures.map(({ id, name, why }) => (
              <li key={id}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isAsking && (
        <Confirm
          question={t('desk.inbox.confirmTrash', { count })}
          yes={t('desk.inbox.trash')}
          onYes={() => work({ what: 'trash' })}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
