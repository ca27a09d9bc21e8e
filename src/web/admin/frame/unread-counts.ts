import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { UnreadCounts } from '../../../features/submissions/count-unread.ts'
import { deskCall } from '../session/desk-call.ts'

const everyMs = 60_000
const none: UnreadCounts = {}

let counts = none
const listeners = new Set<() => void>()

/** Asks anew how many are unread; if that fails, the last answer stands. */
export async function refreshUnread() {
  const fresh = await deskCall<UnreadCounts>('/api/inbox/unread').catch(() => undefined)
  if (!fresh) return
  counts = fresh
  for (const tell of listeners) tell()
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** What is unread in the inboxes that this person may see: on arrival, with each screen, and every minute. */
export function useUnreadCounts(personId: string | undefined): UnreadCounts {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!personId) return
    void refreshUnread()
    const timer = setInterval(() => document.hidden || void refreshUnread(), everyMs)
    return () => clearInterval(timer)
  }, [personId, pathname])
  return useSyncExternalStore(
    listen,
    () => counts,
    () => none,
  )
}
