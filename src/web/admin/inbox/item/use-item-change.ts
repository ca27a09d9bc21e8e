import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { deskCall, Refusal, sentenceOf } from '../../session/desk-call.ts'
import type { InboxItem, InboxKind } from './inbox-item.ts'
import type { Stale } from '../../../../features/submissions/review/read-item.ts'

/** What came too late: how it stands, what was wanted instead, and how to do that all the same. */
export type Late = Stale & {
  what: 'state' | 'assignee'
  theirs: string
  yours: string
  again: () => void
}

type Told = { onChanged: (change: Partial<InboxItem>) => void; onTrashed: () => void }

/** One try at a time; where somebody else came first, what they made of it is held beside it. */
function useAttempt(onChanged: Told['onChanged']) {
  const [isBusy, setIsBusy] = useState(false)
  const [stale, setStale] = useState<Late>()

  async function attempt(
    work: () => Promise<void>,
    late?: (stale: Stale) => Omit<Late, keyof Stale>,
  ) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      setStale(undefined)
    } catch (error) {
      const answer = error instanceof Refusal && error.status === 409 ? error.answer : undefined
      const told = answer as Partial<Stale> | undefined
      if (told?.item && told.changedBy && told.item.state !== 'withdrawn' && late) {
        const known = { item: told.item, changedBy: told.changedBy }
        setStale({ ...known, ...late(known) })
      } else {
        toast.error(sentenceOf(error))
        if (told?.item) onChanged(told.item)
      }
    }
    setIsBusy(false)
  }

  return {
    attempt,
    isBusy,
    stale,
    /** Keeps what somebody else has made of it. */
    settleStale() {
      if (stale) onChanged(stale.item)
      setStale(undefined)
    },
  }
}

/** The changes of one item, each made from the version that is shown. */
export function useItemChange(kind: InboxKind, item: InboxItem, { onChanged, onTrashed }: Told) {
  const t = useText()
  const { attempt, isBusy, stale, settleStale } = useAttempt(onChanged)
  const path = `/api/${kind}/${item.id}`
  const stateWords = (state: string) => t(`desk.inbox.states.${state}`)
  const nameOf = (assignee: InboxItem['assignee'] | undefined) =>
    assignee?.email ?? t('desk.inbox.nobody')

  const move = (state: string, version = item.version): Promise<void> =>
    attempt(
      async () => {
        const body = { state, version }
        onChanged(await deskCall(`${path}/state`, { method: 'PUT', body }))
        toast.success(t('desk.inbox.moved', { state: stateWords(state) }))
      },
      ({ item: now }) => ({
        what: 'state',
        theirs: stateWords(now.state),
        yours: stateWords(state),
        again: () => void move(state, now.version),
      }),
    )

  const assign = (
    staffId: string | null,
    email: string | null,
    version = item.version,
  ): Promise<void> =>
    attempt(
      async () => {
        const body = { assignee: staffId, version }
        onChanged(await deskCall(`${path}/assignee`, { method: 'PUT', body }))
        const who = email ?? t('desk.inbox.nobody')
        toast.success(t('desk.inbox.assigned', { who }))
      },
      ({ item: now }) => ({
        what: 'assignee',
        theirs: nameOf(now.assignee),
        yours: email ?? t('desk.inbox.nobody'),
        again: () => void assign(staffId, email, now.version),
      }),
    )

  const trash = () =>
    attempt(async () => {
      await deskCall(`${path}?version=${item.version}`, { method: 'DELETE' })
      toast.success(t('desk.inbox.trashedOne', { name: item.name }))
      onTrashed()
    })

  return { move, assign, trash, isBusy, stale, settleStale }
}
