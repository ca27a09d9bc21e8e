import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { said } from '../../frame/moment.ts'
import { refreshUnread } from '../../frame/unread-counts.ts'
import type { Answer } from '../../session/api-routes.ts'
import { callRoute } from '../../session/call-route.ts'
import type { InboxItem, InboxKind } from '../item/inbox-item.ts'
import type { ItemState } from '../../../../features/submissions/submission-states.ts'
import { changeShown, dropShown } from '../item/change-shown.ts'
import type { Selection } from './use-selection.ts'

type Work = { what: 'read' | 'unread' | 'trash' | 'state'; state?: ItemState }
type Outcome = Answer<'POST /api/enquiries/many'>['outcomes'][number]
type Failure = { id: string; name: string; why: string }

/** As many as the server takes in one call. */
const atOnce = 100

/** Does the same to all that are selected; what could not be done stays selected, with the reason. */
export function useBulk(kind: InboxKind, { selected, choose }: Selection) {
  const t = useText()
  const data = useQueryClient()
  const [failures, setFailures] = useState<Failure[]>([])

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ what, state }: Work) => {
      const outcomes: Outcome[] = []
      for (let at = 0; at < selected.length; at += atOnce) {
        const items = selected.slice(at, at + atOnce).map(({ id, version }) => ({ id, version }))
        const body = { do: what, items, ...(state && { state }) }
        const answer = await callRoute(`POST /api/${kind}/many`, { body })
        outcomes.push(...answer.outcomes)
      }
      return outcomes
    },
    onSuccess: settle,
    onSettled: () => void refreshUnread(data),
  })

  function settle(outcomes: Outcome[], { what, state }: Work) {
    const done = outcomes.filter((one) => one.done)
    const failed = outcomes.filter((one) => !one.done)
    const show = (id: string, change: Partial<InboxItem>) => changeShown(data, kind, id, change)
    if (what === 'trash')
      dropShown(
        data,
        kind,
        done.map(({ id }) => id),
      )
    else for (const one of done) show(one.id, changeBy(what, one))
    for (const { id, item } of failed) if (item) show(id, item)
    const count = done.length
    if (count > 0 && what === 'trash') toast.success(t('desk.inbox.trashed', { count }))
    if (count > 0 && what === 'state')
      toast.success(t('desk.inbox.movedMany', { count, state: t(`desk.inbox.states.${state}`) }))
    if (count > 0 && (what === 'read' || what === 'unread'))
      toast.success(t('desk.inbox.markedMany', { count }))
    setFailures(failed.map((one) => ({ id: one.id, name: nameOf(one.id), why: whyOf(one) })))
    choose(failed.map(({ id }) => id))
  }

  const nameOf = (wanted: string) => selected.find(({ id }) => id === wanted)?.name ?? ''
  const whyOf = ({ message, changedBy }: Extract<Outcome, { done: false }>) => {
    if (!changedBy) return message
    const who = changedBy.email ?? t('desk.inbox.somebody')
    const told = { who, action: changedBy.action, when: said(changedBy.at) }
    return `${message} ${t('desk.inbox.whoDid', told)}`
  }
  const work = async (wanted: Work) => {
    if (!isPending) await mutateAsync(wanted).catch(() => {})
  }
  return { work, failures }
}

const changeBy = (
  what: Work['what'],
  outcome: Extract<Outcome, { done: true }>,
): Partial<InboxItem> =>
  what === 'state'
    ? {
        ...(outcome.state && { state: outcome.state }),
        ...(outcome.version && { version: outcome.version }),
      }
    : { unread: what === 'unread' }
