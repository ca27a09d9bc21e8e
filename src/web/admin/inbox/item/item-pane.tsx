import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { Trouble } from '../../frame/trouble.tsx'
import { refreshUnread } from '../../frame/unread-counts.ts'
import { useLoaded } from '../../frame/use-loaded.ts'
import { deskCall } from '../../session/desk-call.ts'
import type { InboxItem, InboxKind, WholeItem } from './inbox-item.ts'
import type { Assignee } from '../../../../features/submissions/inbox/list-assignees.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemChanges } from './item-changes.tsx'
import { ItemFields } from './item-fields.tsx'
import { ItemMails } from './item-mails.tsx'
import { ItemNotes } from './item-notes.tsx'
import './item.css'

type ItemPaneProps = {
  kind: InboxKind
  id: string
  team: Assignee[]
  onChanged: (change: Partial<InboxItem>) => void
  onTrashed: () => void
  onClose: () => void
}

/** One of the inbox with all that belongs to it; opening it marks it as read. */
export function ItemPane({ kind, id, team, onChanged, onTrashed, onClose }: ItemPaneProps) {
  const t = useText()
  const { loaded, setLoaded, trouble, load } = useLoaded<WholeItem>(`/api/${kind}/${id}`)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSeen = useRef(false)
  const pane = useRef<HTMLElement>(null)
  // Where it stands in the place of the list, the page is still as far down as the list was.
  useLayoutEffect(() => {
    if (pane.current && getComputedStyle(pane.current).overflowY === 'visible')
      pane.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])

  const change = (to: Partial<InboxItem>) => {
    setLoaded((known) => known && { ...known, item: { ...known.item, ...to } })
    onChanged(to)
  }
  const mark = async (read: boolean) => {
    await deskCall(`/api/${kind}/${id}/read`, { method: 'PUT', body: { read } })
    change({ unread: !read })
    void refreshUnread()
  }
  useEffect(() => {
    if (!loaded || isSeen.current) return
    // Once: what is marked as unread while it is open stays so.
    isSeen.current = true
    heading.current?.focus({ preventScroll: true })
    if (loaded.item.unread) mark(true).catch(() => {})
  })

  return (
    <section ref={pane} className="item" aria-label={loaded?.item.name ?? t('desk.opening')}>
      <div className="item-bar">
        <button type="button" className="desk-link" onClick={onClose}>
          <span className="item-narrow">{t('desk.inbox.back')}</span>
          <span className="item-wide">{t('desk.inbox.closeItem')}</span>
        </button>
      </div>
      <Trouble text={trouble} onRetry={load} />
      {!loaded && !trouble && <Waiting label={t('desk.opening')} />}
      {loaded && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {loaded.item.name}
          </h2>
          <ItemActions
            kind={kind}
            item={loaded.item}
            team={team}
            onChanged={(to) => {
              change(to)
              void load()
            }}
            onMark={mark}
            onTrashed={onTrashed}
          />
          <ItemFields kind={kind} item={loaded.item} />
          <ItemNotes kind={kind} id={id} notes={loaded.notes} onAdded={load} />
          <ItemMails mails={loaded.mails} onResent={load} />
          <ItemChanges changes={loaded.changes} receivedAt={loaded.item.receivedAt} />
        </>
      )}
    </section>
  )
}
