import { usePaged } from '../session/use-paged.ts'
import type { InboxItem, InboxKind } from './item/inbox-item.ts'

type Answer = Partial<Record<InboxKind, InboxItem[]>> & { nextContinuationToken: string | null }

/** What came in, twenty at a time. */
export const useInbox = (kind: InboxKind, sift: string) =>
  usePaged({
    noun: kind,
    path: `/api/${kind}?${new URLSearchParams([...new URLSearchParams(sift), ['limit', '20']])}`,
    place: 'continuationToken',
    read: (answer: Answer) => ({ items: answer[kind] ?? [], next: answer.nextContinuationToken }),
    idOf: ({ id }) => id,
  })
