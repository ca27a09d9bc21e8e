import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Stale } from '../../../../features/submissions/review/read-item.ts'
import { useText } from '../../../i18n.tsx'
import { refreshUnread } from '../../frame/unread-counts.ts'
import { callRoute } from '../../session/call-route.ts'
import { isLate, sentenceOf } from '../../session/desk-call.ts'
import { changeShown, dropShown, pathOf } from './change-shown.ts'
import type { InboxItem, InboxKind } from './inbox-item.ts'

/** What is wanted, in the words of this desk too; the version is the one that is shown, unless another is named. */
type ItemChange = { words: string; version?: number } & (
  | { what: 'state'; to: string }
  | { what: 'assignee'; to: string | null }
)

/** What came too late: how it stands now, and what was wanted instead. */
export type Late = Stale & { wanted: ItemChange }

const told = (error: unknown): Partial<Stale> =>
  (isLate(error) && (error.answer as Partial<Stale>)) || {}

/** Where somebody else came first: how it stands, unless its sender took it back. */
function staleOf(error: unknown): Stale | undefined {
  const { item, changedBy } = told(error)
  return item && changedBy && item.state !== 'withdrawn' ? { item, changedBy } : undefined
}

/** The changes of one item, each made from the version that is shown. */
export function useItemChange(kind: InboxKind, item: InboxItem) {
  const t = useText()
  const data = useQueryClient()
  const [late, setLate] = useState<Late>()
  const params = { id: item.id }

  const show = (shown: Partial<InboxItem>) => {
    changeShown(data, kind, item.id, shown)
    void data.invalidateQueries({ queryKey: [pathOf(kind, item.id)] })
  }
  const refuse = (error: unknown) => {
    toast.error(sentenceOf(error))
    const { item: now } = told(error)
    if (now) show(now)
  }
  const change = useMutation({
    mutationFn: ({ what, to, version = item.version }: ItemChange): Promise<Partial<InboxItem>> =>
      what === 'state'
        ? callRoute(`PUT /api/${kind}/{id}/state`, { params, body: { state: to, version } })
        : callRoute(`PUT /api/${kind}/{id}/assignee`, { params, body: { assignee: to, version } }),
    onSuccess: (made, { what, words }) => {
      setLate(undefined)
      show(made)
      if (what === 'state') toast.success(t('desk.inbox.moved', { state: words }))
      else toast.success(t('desk.inbox.assigned', { who: words }))
    },
    onError: (error, wanted) => {
      const stale = staleOf(error)
      if (stale) setLate({ ...stale, wanted })
      else refuse(error)
    },
  })
  const trash = useMutation({
    mutationFn: () =>
      callRoute(`DELETE /api/${kind}/{id}`, { params, query: { version: item.version } }),
    onSuccess: () => {
      toast.success(t('desk.inbox.trashedOne', { name: item.name }))
      dropShown(data, kind, [item.id])
    },
    onError: refuse,
  })
  return {
    change: (to: ItemChange) => change.isPending || change.mutate(to),
    trash: trash.mutateAsync,
    isBusy: change.isPending,
    late,
    /** Does what was wanted to the version that somebody else has made. */
    insist: () => late && change.mutate({ ...late.wanted, version: late.item.version }),
    /** Keeps what somebody else has made of it. */
    giveWay: () => {
      if (late) show(late.item)
      setLate(undefined)
    },
  }
}

/** Shown at once, and taken back where the server does not want it. */
export function useReadMark(kind: InboxKind, id: string) {
  const data = useQueryClient()
  const show = (isRead: boolean) => changeShown(data, kind, id, { unread: !isRead })
  return useMutation({
    mutationFn: ({ isRead }: { isRead: boolean; isAsked: boolean }) =>
      callRoute(`PUT /api/${kind}/{id}/read`, { params: { id }, body: { read: isRead } }),
    onMutate: ({ isRead }) => show(isRead),
    onSuccess: (_, { isRead }) => {
      show(isRead)
      void refreshUnread(data)
    },
    onError: (error, { isRead, isAsked }) => {
      show(!isRead)
      if (isAsked) toast.error(sentenceOf(error))
    },
  })
}
