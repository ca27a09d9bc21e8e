import { createContext } from 'react-router'
import type { Blog } from '../features/posts/blog.ts'
import type { SiteSearch } from '../features/search/site-search.ts'
import type { Log } from '../platform/log.ts'
import type { Text } from './i18n.tsx'

export type Site = {
  siteUrl: string
  whatsappNumber: string
  blogEditorUrl?: string | undefined
  /** Where the browser asks for posts and jobs, if not here. */
  apiBaseUrl?: string | undefined
  text: Text
  log: Log
  search: SiteSearch
  blog: Blog
}

/** What the server hands to every loader; a loader says which nouns it read, so the cache knows. */
export type PageContext = { site: Site; reads: (noun: string) => void }

export const pageContext = createContext<PageContext>()
