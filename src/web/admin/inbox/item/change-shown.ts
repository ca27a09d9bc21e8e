import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '../../session/call-route.ts'
import { changeItems } from '../../session/paged-items.ts'
import type { InboxItem, InboxKind, WholeItem } from './inbox-item.ts'

export const pathOf = (kind: InboxKind, id: string) =>
  addressOf(`GET /api/${kind}/{id}`, { params: { id } })

/** What has become of an item, in the list and where it is open. */
export function changeShown(
  data: QueryClient,
  kind: InboxKind,
  id: string,
  change: Partial<InboxItem>,
) {
  changeItems<InboxItem>(data, kind, (items) =>
    items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  )
  data.setQueryData<WholeItem>(
    [pathOf(kind, id)],
    (known) => known && { ...known, item: { ...known.item, ...change } },
  )
}

/** Takes out of the list what is in the trash now. */
export const dropShown = (data: QueryClient, kind: InboxKind, ids: string[]) =>
  changeItems<InboxItem>(data, kind, (items) => items.filter(({ id }) => !ids.includes(id)))
