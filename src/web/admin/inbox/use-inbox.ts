import { addressOf } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import type { InboxKind } from './item/inbox-item.ts'

/** What came in, twenty at a time. */
export const useInbox = (kind: InboxKind, sift: string) =>
  usePaged({
    noun: kind,
    path: addressOf(`GET /api/${kind}`, {
      query: { ...Object.fromEntries(new URLSearchParams(sift)), limit: 20 },
    }),
    place: 'continuationToken',
    read: (answer) => ({
      items: 'enquiries' in answer ? answer.enquiries : answer.applications,
      next: answer.nextContinuationToken,
    }),
    idOf: ({ id }) => id,
  })
