import { createContext } from 'react-router'
import type { Documents, DocumentsSource } from '../features/documents/read/documents.ts'
import type { KeptMonths } from '../features/documents/read/consents.ts'
import type { Careers } from '../features/jobs/read/careers.ts'
import type { PictureFile } from '../features/media/picture-file.ts'
import type { Blog } from '../features/posts/read/blog.ts'
import type { Config } from '../config.ts'
import type { Status } from '../features/submissions/status/read-status.ts'
import type { SiteSearch } from '../features/search/site-search.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Text } from './i18n.tsx'
import type { Marked } from './start/data-apart.server.ts'
import type { Deferred } from './start/defer-hydration.server.ts'
import type { Noun } from '../platform/db/tables.ts'

export type Site = {
  siteUrl: string
  whatsappNumber: string
  emailService: Config['emailService']
  blogEditorUrl?: string | undefined
  /** Where the browser asks for posts and jobs, if not here. */
  apiBaseUrl?: string | undefined
  text: Text
  log: Log
  clock: Clock
  search: SiteSearch
  blog: Blog
  careers: Careers
  documents: DocumentsSource
  keptMonths: KeptMonths
  /** For what is drawn of a picture, such as an icon of the logo. */
  pictureFile: PictureFile
  /** What arrived, for the holder of a status link. */
  readStatus: (token: string) => Promise<Status>
}

/** What a page says that can't be drawn now, or whose address nobody can read. */
export type FallbackPage = 'busy' | 'missing'

/** What the server hands to every loader; a loader says which nouns it read, so the cache knows. */
export type PageContext = {
  site: Site
  /** As they are published while this page is made; `documentsIn` says that they are read. */
  documents: Documents
  reads: (noun: Noun) => void
  /** Takes what was drawn; the router's answer would copy it three times. */
  takes: (page: Deferred) => void
  /** What is put into the page at its mark when all else is written. */
  marked: Marked[]
  answer?: PostedAnswer
  /** Nothing is read for this page, which stands in for any address. */
  standsIn?: FallbackPage | undefined
  /** It shows drafts: nothing that is drawn once for all pages is of use. */
  preview?: { base?: string } | undefined
}

/** What a page says to a form that was sent without JavaScript: everything typed, and what is wrong. */
export type PostedAnswer = {
  values: Record<string, string>
  errors: Record<string, string>
  /** Beside no field. */
  message?: string
  /** Names this act of sending, so that pressing twice stores it once. */
  submissionId: string
  question?: { a: number; b: number; challenge: string }
}

export const pageContext = createContext<PageContext>()
