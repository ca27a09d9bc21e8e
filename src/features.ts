import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from './app-context.ts'
import { applicationApi } from './features/applications/application-api.ts'
import { challengeApi } from './features/challenges/challenge-api.ts'
import { demoApi } from './features/demo/demo-api.ts'
import { deskApi } from './features/desk/desk-api.ts'
import { drawingApi } from './features/documents/drawings/drawing-api.ts'
import { ownDrawings } from './features/documents/drawings/own-drawings.ts'
import { documentApi } from './features/documents/api/document-api.ts'
import { publicationApi } from './features/documents/api/publication-api.ts'
import { publishingApi } from './features/publications/publishing-api.ts'
import type { KindName } from './features/documents/kinds/all-kinds.ts'
import type { Documents } from './features/documents/read/documents.ts'
import { shownAt } from './features/documents/read/shown-at.ts'
import { docsApi } from './features/api-docs/docs-api.ts'
import { searchRoutes } from './features/api-docs/search-routes.ts'
import { enquiryApi } from './features/enquiries/enquiry-api.ts'
import { guideApi } from './features/guide/guide-api.ts'
import { gateApi } from './features/gate/gate-api.ts'
import { historyApi } from './features/history/history-api.ts'
import { jobApi } from './features/jobs/job-api.ts'
import { mailApi } from './features/mails/mail-api.ts'
import { libraryApi } from './features/media/library/library-api.ts'
import { mediaApi } from './features/media/media-api.ts'
import { previewApi } from './features/previews/preview-api.ts'
import { missedApi } from './features/missed/missed-api.ts'
import { replacementApi } from './features/pictures/replacement-api.ts'
import { postApi } from './features/posts/post-api.ts'
import { presenceApi } from './features/presence/presence-api.ts'
import { searchApi } from './features/search/search-api.ts'
import { sessionApi } from './features/sessions/session-api.ts'
import { submissionApi } from './features/submissions/inbox/submission-api.ts'
import { personApi } from './features/submissions/person/person-api.ts'
import { reviewApi } from './features/submissions/review/review-api.ts'
import { statusApi } from './features/submissions/status/status-api.ts'
import { teamApi } from './features/team/team-api.ts'
import { trashApi } from './features/trash/trash-api.ts'
import { lookUpAddress } from './pages/look-up-address.ts'
import { asker, type Pages } from './pages/open-pages.ts'
import { openFiles } from './platform/files/files.ts'
import type { UnlistedProxy } from './platform/http/limits/unlisted-proxy.ts'
import { describeRoutes } from './platform/http/route-schema.ts'
import { submissionDoors } from './submission-doors.ts'
import { drawingNames, drawn } from './drawings/picture.server.ts'
import { readDemo } from './web/admin/demo/read-demo.server.ts'
import { postedForms } from './web/posted/posted-forms.ts'
import { postedStatus } from './web/posted/posted-status.ts'

type Shown = { noun: string; kind: string; id: string }

const pageOf =
  (documents: Documents) =>
  ({ noun, kind, id }: Shown) =>
    noun === 'documents' ? shownAt(documents, kind as KindName, id) : undefined

/** The drawings that one can choose; an imported one is shown in place of the program's of its name. */
async function shelf({ db }: AppContext) {
  const own = await ownDrawings(db)
  const names = new Set(own.map(({ name }) => name))
  return [...drawn.filter(({ name }) => !names.has(name)), ...own]
}

/** The doors of every feature; each takes of one context what it needs. */
export function registerFeatures(
  app: FastifyInstance,
  context: AppContext & { writeMissed: () => Promise<void> },
  { careers, lines, answerWithPage }: Pages,
  unlistedProxy: () => UnlistedProxy | undefined,
) {
  const { config } = context
  const ctx = {
    ...context,
    siteUrl: config.siteUrl,
    rateLimit: config.rateLimit,
    pictures: openFiles(config, 'media'),
    unlistedProxy,
    find: (request: FastifyRequest, typed: unknown, most: number) =>
      lines.find(asker(request), typed, most),
    read: async () => readDemo(await context.documents.read()),
    drawings: drawingNames,
    drawn: () => shelf(context),
    lookUp: lookUpAddress(context, () => context.documents.read()),
    pages: async () => pageOf(await context.documents.read()),
    looks: { ...lines.looks, siteUrl: config.siteUrl },
  }
  describeRoutes(app, searchRoutes)
  void app.register(sessionApi, ctx)
  void app.register(teamApi, ctx)
  void app.register(jobApi, ctx)
  void app.register(postApi, ctx)
  void app.register(documentApi, ctx)
  void app.register(publicationApi, ctx)
  void app.register(publishingApi, ctx)
  void app.register(guideApi, ctx)
  void app.register(previewApi, ctx)
  void app.register(gateApi, ctx)
  void app.register(trashApi, ctx)
  void app.register(historyApi, ctx)
  void app.register(deskApi, ctx)
  void app.register(mediaApi, ctx)
  void app.register(libraryApi, ctx)
  void app.register(drawingApi, ctx)
  void app.register(replacementApi, ctx)
  void app.register(missedApi, ctx)
  void app.register(mailApi, ctx)
  void app.register(presenceApi, ctx)
  void app.register(demoApi, ctx)
  void app.register(searchApi, ctx)
  void app.register(docsApi, ctx)
  void app.register(challengeApi, ctx)
  void app.register(submissionApi, ctx)
  void app.register(reviewApi, ctx)
  void app.register(personApi, ctx)

  const { enquiries, applications, statuses } = submissionDoors(context)
  void app.register(enquiryApi, enquiries)
  void app.register(applicationApi, applications)
  void app.register(statusApi, statuses)
  void app.register(postedForms, { enquiries, applications, careers, answerWithPage })
  void app.register(postedStatus, { ...statuses, answerWithPage })
}
