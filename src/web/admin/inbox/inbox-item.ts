import { statesOf } from '../../../features/submissions/submission-states.ts'

export type InboxKind = 'enquiries' | 'applications'

type SentFile = { id: string; name: string; size: number }

export type InboxItem = {
  id: string
  reference: string
  jobTitle?: string
  name: string
  email: string
  countryCode?: string
  phoneNumber?: string
  help?: string
  coverLetter?: string
  file?: SentFile | null
  resume?: SentFile | null
  moreFiles: SentFile[]
  receivedAt: string
  state: string
  suspectedSpam: boolean
  version: number
}

export const statesIn = (kind: InboxKind): readonly string[] =>
  kind === 'enquiries' ? statesOf.enquiry : statesOf.application

export const filesOf = ({ file, resume, moreFiles }: InboxItem): SentFile[] => [
  ...(file ? [file] : []),
  ...(resume ? [resume] : []),
  ...moreFiles,
]

export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
