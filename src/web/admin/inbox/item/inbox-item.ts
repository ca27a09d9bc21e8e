import type { WholeItem as Told } from '../../../../features/submissions/review/read-item.ts'
import { statesOf } from '../../../../features/submissions/submission-states.ts'
import type {
  FileView,
  SubmissionView,
} from '../../../../features/submissions/inbox/submission-view.ts'

export type InboxKind = 'enquiries' | 'applications'

/** What both kinds have, and what only one of them has. */
export type InboxItem = SubmissionView &
  Partial<Record<'countryCode' | 'phoneNumber' | 'help' | 'coverLetter', string>> & {
    file?: FileView | null
    resume?: FileView | null
  }

export type WholeItem = Omit<Told, 'item'> & { item: InboxItem }

export const statesIn = (kind: InboxKind): readonly string[] =>
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
