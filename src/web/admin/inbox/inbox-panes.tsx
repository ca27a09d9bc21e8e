import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useAhead } from '../presses/use-ahead.ts'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import type { InboxKind } from './item/inbox-item.ts'
import type { Assignee } from '../../../features/submissions/inbox/list-assignees.ts'
import { commandOf } from './list/inbox-keys.ts'
import { InboxRow } from './list/inbox-row.tsx'
import { ItemPane } from './item/item-pane.tsx'
import { useInbox } from './use-inbox.ts'
import { useOpenItem } from './item/use-open-item.ts'
import { useSelection } from './list/use-selection.ts'

type InboxPanesProps = {
  kind: InboxKind
  sift: string
  team: Assignee[]
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>
}

/** The list, and beside it what is open; on a narrow screen in its place. */
export function InboxPanes({ kind, sift, team, onKey }: InboxPanesProps) {
  const t = useText()
  const list = useInbox(kind, sift)
  const { openId, linkTo, show, close } = useOpenItem()
  const leavesOutSpam = !new URLSearchParams(sift).has('state')
  // What is found to be spam leaves the list, but not while it is open: K and J know where they are.
  const items = list.items.filter(
    ({ id, state }) => !leavesOutSpam || state !== 'spam' || id === openId,
  )
  const selection = useSelection(items)
  const rows = useRef<HTMLUListElement>(null)
  const linkOf = (id: string) =>
    rows.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] a`)

  const lastOpen = useRef(openId)
  useEffect(() => {
    if (openId === lastOpen.current) return
    const link = linkOf(openId ?? lastOpen.current ?? '')
    if (!openId) (link ?? rows.current?.querySelector('a'))?.focus()
    link?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    lastOpen.current = openId
  })

  const ahead = useAhead(openId)
  function step(by: 1 | -1) {
    const focused = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item
    const at = items.findIndex(({ id }) => id === (focused ?? ahead.place))
    const next = items[at < 0 ? 0 : at + by]
    if (!next && by === 1) list.more?.()
    if (!next) return
    if (!openId || focused) return linkOf(next.id)?.focus()
    ahead.ask(next.id)
    void show(next.id)
  }
  // With what is on the screen, not after it: a key that is pressed at once must not ask the list before.
  useLayoutEffect(() => {
    onKey.current = (event) => {
      const command = commandOf(event.nativeEvent)
      if (!command) return
      const focused = (event.target as Element).closest<HTMLElement>('[data-item]')?.dataset.item
      const current = focused ?? openId
      if (command === 'next') step(1)
      else if (command === 'previous') step(-1)
      else if (command === 'close' && openId) void close()
      else if (command === 'close') selection.choose([])
      else if (current) selection.toggle(current)
      event.preventDefault()
    }
  })

  return (
    <div className="inbox-panes" data-open={openId ? true : undefined}>
      <section className="inbox-side" aria-label={t('desk.inbox.list')}>
        <Trouble of={list.error} onRetry={list.retry} />
        {!list.first && !list.error && <Waiting label={t('desk.opening')} />}
        <div role="status">
          {list.isEmpty && (
            <EmptyState text={sift ? t('desk.inbox.noneSuch') : t(`desk.inbox.none.${kind}`)}>
              {!sift && t(`desk.inbox.noneHint.${kind}`)}
            </EmptyState>
          )}
        </div>
        {items.length > 0 && <BulkBar kind={kind} items={items} selection={selection} />}
        <ul className="desk-rows inbox-rows" ref={rows}>
          {items.map((item) => (
            <InboxRow
              key={item.id}
              item={item}
              link={linkTo(item.id)}
              isOpen={item.id === openId}
              isSelected={selection.has(item.id)}
              onSelect={() => selection.toggle(item.id)}
            />
          ))}
        </ul>
        {list.more && (
          <button type="button" className="desk-small" onClick={list.more}>
            {t('desk.inbox.more')}
          </button>
        )}
      </section>
      {openId && (
        <ItemPane key={openId} kind={kind} id={openId} team={team} onClose={() => void close()} />
      )}
    </div>
  )
}
