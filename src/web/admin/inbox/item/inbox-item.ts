import { type ItemState, statesOf } from '../../../../features/submissions/submission-states.ts'
import type { Answer } from '../../session/api-routes.ts'

export type InboxKind = 'enquiries' | 'applications'

/** One with all that belongs to it; what only one kind has is missing in the other. */
export type WholeItem = Answer<'GET /api/enquiries/{id}'>

export type InboxItem = WholeItem['item']

type FileView = InboxItem['moreFiles'][number]

export const statesIn = (kind: InboxKind): readonly ItemState[] =>
  kind === 'enquiries' ? statesOf.enquiry : statesOf.application

export const filesOf = ({ file, resume, moreFiles }: InboxItem): FileView[] => [
  ...(file ? [file] : []),
  ...(resume ? [resume] : []),
  ...moreFiles,
]

export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Which are wanted, of all that may stand in the address. */
export function siftIn(search: URLSearchParams): URLSearchParams {
  const sift = new URLSearchParams()
  for (const key of ['state', 'q', 'assignee', 'job', 'unread', 'sort']) {
    const value = search.get(key)
    if (value) sift.set(key, value)
  }
  return sift
}
