import type { DocumentsSource } from './features/documents/read/documents.ts'
import type { PagesContext } from './pages/open-pages.ts'
import type { Ctx } from './platform/ctx.ts'
import type { Health } from './platform/health/health.ts'

/** What everything that answers stands on. */
export type AppContext = Omit<PagesContext, 'security' | 'quotas'> &
  Pick<Ctx, 'files' | 'secret'> & {
    health: Health
    documents: DocumentsSource
    /** The folder of the blank pack. */
    blankPack: string
  }
