import type { searchRoutes } from '../../../features/api-docs/search-routes.ts'
import type { demoRoutes } from '../../../features/demo/demo-routes.ts'
import type { gateRoutes } from '../../../features/gate/gate-routes.ts'
import type { deskRoutes } from '../../../features/desk/desk-routes.ts'
import type { documentRoutes } from '../../../features/documents/api/document-routes.ts'
import type { publicationRoutes } from '../../../features/documents/api/publication-routes.ts'
import type { guideRoutes } from '../../../features/guide/guide-routes.ts'
import type { historyRoutes } from '../../../features/history/history-routes.ts'
import type { jobRoutes } from '../../../features/jobs/job-routes.ts'
import type { mailRoutes } from '../../../features/mails/mail-routes.ts'
import type { libraryRoutes } from '../../../features/media/library/library-routes.ts'
import type { mediaRoutes } from '../../../features/media/media-routes.ts'
import type { missedRoutes } from '../../../features/missed/missed-routes.ts'
import type { replacementRoutes } from '../../../features/pictures/replacement-routes.ts'
import type { presenceRoutes } from '../../../features/presence/presence-routes.ts'
import type { draftRoutes } from '../../../features/posts/drafts/draft-routes.ts'
import type { postRoutes } from '../../../features/posts/post-routes.ts'
import type { publishingRoutes } from '../../../features/publications/publishing-routes.ts'
import type { revisionRoutes } from '../../../features/posts/revisions/revision-routes.ts'
import type { previewRoutes } from '../../../features/previews/preview-routes.ts'
import type { sessionRoutes } from '../../../features/sessions/session-routes.ts'
import type { inboxRoutes } from '../../../features/submissions/inbox/inbox-routes.ts'
import type { personRoutes } from '../../../features/submissions/person/person-routes.ts'
import type { reviewRoutes } from '../../../features/submissions/review/review-routes.ts'
import type { teamRoutes } from '../../../features/team/team-routes.ts'
import type { trashRoutes } from '../../../features/trash/trash-routes.ts'

/** What the desk may ask for, by method and address; types alone, so that no schema comes along. */
type ApiRoutes = typeof demoRoutes &
  typeof deskRoutes &
  typeof documentRoutes &
  typeof draftRoutes &
  typeof guideRoutes &
  typeof gateRoutes &
  typeof historyRoutes &
  typeof inboxRoutes &
  typeof jobRoutes &
  typeof mailRoutes &
  typeof libraryRoutes &
  typeof mediaRoutes &
  typeof personRoutes &
  typeof postRoutes &
  typeof publicationRoutes &
  typeof publishingRoutes &
  typeof presenceRoutes &
  typeof previewRoutes &
  typeof missedRoutes &
  typeof replacementRoutes &
  typeof reviewRoutes &
  typeof revisionRoutes &
  typeof searchRoutes &
  typeof sessionRoutes &
  typeof teamRoutes &
  typeof trashRoutes

export type Route = keyof ApiRoutes & string

type Sent<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type Told<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : undefined

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

type Params<Name extends Route> = [Names<Name>] extends [never]
  ? { params?: undefined }
  : { params: Record<Names<Name>, string> }

type Query<Name extends Route> = ApiRoutes[Name] extends { querystring: infer Schema }
  ? { query?: Sent<Schema> }
  : { query?: undefined }

type Body<Name extends Route> = ApiRoutes[Name] extends { consumes: string[] }
  ? { body: FormData }
  : ApiRoutes[Name] extends { body: infer Schema }
    ? { body: Sent<Schema> }
    : { body?: undefined }

/** What goes with a call: what its address names, its query and its body. */
export type Given<Name extends Route> = Params<Name> & Query<Name> & Body<Name>

type Answers<Name extends Route> = ApiRoutes[Name]['response']

/** What comes back when it went well. */
export type Answer<Name extends Route> =
  Answers<Name> extends { 200: infer Schema }
    ? Told<Schema>
    : Answers<Name> extends { 201: infer Schema }
      ? Told<Schema>
      : undefined
