import { deskRoutes } from './documented-desk.ts'
import { draftRoutes } from './documented-drafts.ts'
import { formRoutes } from './documented-forms.ts'
import { houseRoutes } from './documented-house.ts'
import { inboxRoutes } from './documented-inbox.ts'
import { jobRoutes } from './documented-jobs.ts'
import { overviewRoutes } from './documented-overview.ts'
import { peopleRoutes } from './documented-people.ts'
import { pictureRoutes } from './documented-pictures.ts'
import { postRoutes } from './documented-posts.ts'
import type { DocumentedRoute } from './documented-route.ts'
import { revisionRoutes } from './documented-revisions.ts'
import { sessionRoutes } from './documented-sessions.ts'
import { statusRoutes } from './documented-status.ts'
import { teamRoutes } from './documented-team.ts'

/** Every route of the house. */
export const documentedRoutes: DocumentedRoute[] = [
  ...postRoutes,
  ...draftRoutes,
  ...revisionRoutes,
  ...pictureRoutes,
  ...jobRoutes,
  ...formRoutes,
  ...statusRoutes,
  ...sessionRoutes,
  ...inboxRoutes,
  ...peopleRoutes,
  ...deskRoutes,
  ...overviewRoutes,
  ...teamRoutes,
  ...houseRoutes,
]
