import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { UnreadCounts } from '../../../features/submissions/inbox/count-unread.ts'
import { deskCall } from '../session/desk-call.ts'

const everyMs = 60_000
/** Each question counts as use of the session, which must end at a desk that was left. */
const longestRestMs = 600_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const
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

/** What is unread in the inboxes that this person may see: on arrival, with each screen, and every minute while somebody is there. */
export function useUnreadCounts(personId: string | undefined): UnreadCounts {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!personId) return
    void refreshUnread()
    let lastTouch = Date.now()
    const touch = () => (lastTouch = Date.now())
    for (const kind of touches) addEventListener(kind, touch)
    const timer = setInterval(() => {
      const isLeft = document.hidden || Date.now() - lastTouch > longestRestMs
      if (!isLeft) void refreshUnread()
    }, everyMs)
    return () => {
      clearInterval(timer)
      for (const kind of touches) removeEventListener(kind, touch)
    }
  }, [personId, pathname])
  return useSyncExternalStore(
    listen,
    () => counts,
    () => none,
  )
}
