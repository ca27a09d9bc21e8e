import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Answer } from '../session/api-routes.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

type UnreadCounts = Answer<'GET /api/inbox/unread'>

const path = addressOf('GET /api/inbox/unread')
const everyMs = 60_000
/** Each question counts as use of the session, which must end at a desk that was left. */
const longestRestMs = 600_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const
const none: UnreadCounts = {}

/** Fetches the unread counts again; if that fails, the last ones stay. */
export const refreshUnread = (data: QueryClient) => data.invalidateQueries({ queryKey: [path] })

/** What is unread in the inboxes that this person may see: on arrival, with each screen, and every minute while somebody is there. */
export function useUnreadCounts(personId: string | undefined): UnreadCounts {
  const { pathname } = useLocation()
  const { data = none, refetch } = useQuery({
    ...asks(path, personId),
    enabled: personId !== undefined,
  })
  useEffect(() => {
    if (!personId) return
    void refetch()
    let lastTouch = Date.now()
    const touch = () => (lastTouch = Date.now())
    for (const kind of touches) addEventListener(kind, touch)
    const timer = setInterval(() => {
      const isLeft = document.hidden || Date.now() - lastTouch > longestRestMs
      if (!isLeft) void refetch()
    }, everyMs)
    return () => {
      clearInterval(timer)
      for (const kind of touches) removeEventListener(kind, touch)
    }
  }, [personId, pathname, refetch])
  return data
}
