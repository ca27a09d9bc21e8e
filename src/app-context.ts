import type { PagesContext } from './pages/open-pages.ts'
import type { Files } from './platform/files/files.ts'
import type { Health } from './platform/health.ts'

/** What everything that answers stands on. */
export type AppContext = Omit<PagesContext, 'security' | 'quotas'> & {
  /** What visitors sent. */
  files: Files
  /** Signs what comes back to us: challenges, status links, continuation tokens. */
  secret: string
  health: Health
}
