import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { InboxFilters } from './list/inbox-filters.tsx'
import { type InboxKind, siftIn } from './item/inbox-item.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { InboxPanes } from './inbox-panes.tsx'
import './inbox.css'
import './own-scroll.css'

/** Which are wanted stands in the address; another choice starts the list anew. */
export function Inbox({ kind }: { kind: InboxKind }) {
  const t = useText()
  const [search] = useSearchParams()
  const { data } = useQuery(asks(addressOf(`GET /api/${kind}/assignees`)))
  const team = data?.assignees ?? []
  const sift = siftIn(search)
  const heading = useRef<HTMLHeadingElement>(null)
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined)
  // Keys that are letters may answer only where the focus is: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="inbox" onKeyDown={(event) => onKey.current?.(event)}>
      <div className="desk-head">
        <h1 ref={heading} tabIndex={-1}>
          {t(`desk.nav.${kind}`)}
        </h1>
        <p className="fact quiet inbox-keys">{t('desk.inbox.keys')}</p>
      </div>
      <p className="lead quiet">{t(`desk.inbox.lead.${kind}`)}</p>
      <InboxFilters kind={kind} sift={sift} team={[...team, ...(data?.gone ?? [])]} />
      <InboxPanes key={String(sift)} kind={kind} sift={String(sift)} team={team} onKey={onKey} />
    </div>
  )
}
