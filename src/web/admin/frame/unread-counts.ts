import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Answer } from '../session/api-routes.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useWhileThere } from '../session/use-while-there.ts'

type UnreadCounts = Answer<'GET /api/inbox/unread'>

const path = addressOf('GET /api/inbox/unread')
const none: UnreadCounts = {}

/** Fetches the unread counts again; if that fails, the last ones stay. */
export const refreshUnread = (data: QueryClient) => data.invalidateQueries({ queryKey: [path] })

/** What is unread in the inboxes that this person may see. */
export function useUnreadCounts(personId: string | undefined): UnreadCounts {
  const { data = none, refetch } = useQuery({
    ...asks(path, personId),
    enabled: personId !== undefined,
  })
  useWhileThere(personId, () => void refetch())
  return data
}
