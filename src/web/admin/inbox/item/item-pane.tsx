import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { Trouble } from '../../frame/trouble.tsx'
import { Refusal } from '../../session/desk-call.ts'
import { asks } from '../../session/desk-data.ts'
import { pathOf } from './change-shown.ts'
import type { InboxKind } from './inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemChanges } from './item-changes.tsx'
import { ItemFields } from './item-fields.tsx'
import { ItemMails } from './item-mails.tsx'
import { ItemNotes } from './item-notes.tsx'
import { TrashedItem } from './trashed-item.tsx'
import { useReadMark } from './use-item-change.ts'
import './item.css'

type ItemPaneProps = {
  kind: InboxKind
  id: string
  team: Assignee[]
  onClose: () => void
}

/** One of the inbox with all that belongs to it; opening it marks it as read. */
export function ItemPane({ kind, id, team, onClose }: ItemPaneProps) {
  const t = useText()
  // Kept for the moment that Back and Forward take: else it would be shown, forgotten and asked for anew.
  const { data, error, refetch } = useQuery({ ...asks(pathOf(kind, id)), gcTime: 1000 })
  const { mutate: mark } = useReadMark(kind, id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSeen = useRef(false)
  const pane = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // With the item before went the focus, and with that the keys.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
    // Where it stands in the place of the list, the page is still as far down as the list was.
    if (pane.current && getComputedStyle(pane.current).overflowY === 'visible')
      pane.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])

  const isThere = data !== undefined
  useLayoutEffect(() => {
    // When it is asked for anew, its heading goes, and the focus with it.
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === pane.current
    if (isThere && (isLost || !isSeen.current)) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  useEffect(() => {
    if (!data || isSeen.current) return
    // Once: what is marked as unread while it is open stays so.
    isSeen.current = true
    if (data.item.unread) mark({ isRead: true, isAsked: false })
  })

  return (
    <section
      ref={pane}
      className="item"
      tabIndex={-1}
      aria-label={data?.item.name ?? t('desk.opening')}
    >
      <div className="item-bar">
        <button type="button" className="desk-link" onClick={onClose}>
          <span className="item-narrow">{t('desk.inbox.back')}</span>
          <span className="item-wide">{t('desk.inbox.closeItem')}</span>
        </button>
      </div>
      {error instanceof Refusal && error.code === 'item-in-trash' ? (
        <TrashedItem kind={kind} id={id} of={error} onRestored={refetch} />
      ) : (
        <Trouble of={error} onRetry={refetch} />
      )}
      {!data && !error && <Waiting label={t('desk.opening')} />}
      {data && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {data.item.name}
          </h2>
          <ItemActions
            kind={kind}
            item={data.item}
            team={team}
            onMark={(isRead) => mark({ isRead, isAsked: true })}
            onTrashed={onClose}
          />
          <ItemFields kind={kind} item={data.item} />
          <ItemNotes kind={kind} id={id} notes={data.notes} onAdded={refetch} />
          <ItemMails mails={data.mails} onResent={refetch} />
          <ItemChanges changes={data.changes} receivedAt={data.item.receivedAt} />
        </>
      )}
    </section>
  )
}
