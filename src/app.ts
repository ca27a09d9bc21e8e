import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { openBlog } from './features/posts/read/blog.ts'
import { openCareers } from './features/jobs/read/careers.ts'
import { demoApi } from './features/demo/demo-api.ts'
import { deskApi } from './features/desk/desk-api.ts'
import { historyApi } from './features/history/history-api.ts'
import { applicationApi } from './features/applications/application-api.ts'
import { judgeResume } from './features/applications/judge-resume.ts'
import { challengeApi } from './features/challenges/challenge-api.ts'
import { attachmentLimit, attachmentTooLarge } from './features/enquiries/enquiry-limits.ts'
import { refuseProgram } from './features/enquiries/refuse-program.ts'
import { type StatusDoor, statusApi } from './features/submissions/status/status-api.ts'
import { enquiryApi } from './features/enquiries/enquiry-api.ts'
import { docsApi } from './features/api-docs/docs-api.ts'
import { jobApi } from './features/jobs/job-api.ts'
import { mediaApi } from './features/media/media-api.ts'
import { mailApi } from './features/mails/mail-api.ts'
import { awaitPublication } from './features/posts/read/await-publication.ts'
import { postApi } from './features/posts/post-api.ts'
import { searchApi } from './features/search/search-api.ts'
import { networkOf } from './features/sessions/login/network-of.ts'
import { guardRoutes } from './features/sessions/guard.ts'
import { sessionApi } from './features/sessions/session-api.ts'
import { teamApi } from './features/team/team-api.ts'
import { trashApi } from './features/trash/trash-api.ts'
import { receiptLimits } from './features/submissions/receive/receipt-limits.ts'
import { personApi } from './features/submissions/person/person-api.ts'
import { reviewApi } from './features/submissions/review/review-api.ts'
import { submissionApi } from './features/submissions/inbox/submission-api.ts'
import { SubmissionLimits } from './features/submissions/receive/submission-limits.ts'
import { company } from './content/company.ts'
import { consentTexts } from './content/consent-texts.ts'
import { countryCodes, defaultCountryCode } from './content/country-codes.ts'
import type { Changes } from './platform/db/changes.ts'
import { type Health, registerHealth } from './platform/health.ts'
import { type Files, openFiles } from './platform/files/files.ts'
import { openFastLane } from './platform/http/fast-lane.ts'
import { contentSecurity, developmentSecurity } from './platform/http/content-security.ts'
import { countRoutes, openQuotas } from './platform/http/limits/quotas.ts'
import { createHttp } from './platform/http/server.ts'
import { watchForUnlistedProxy } from './platform/http/limits/unlisted-proxy.ts'
import type { Log } from './platform/log.ts'
import { mailMetric } from './platform/outbox/mail-metric.ts'
import { countMetrics, type Metrics } from './platform/metrics.ts'
import { metricsDoor } from './platform/metrics-door.ts'
import { eachMidnight } from './platform/each-midnight.ts'
import { answersWithPages } from './platform/pages/answered-page.ts'
import { readAssets } from './platform/pages/assets.ts'
import { PageCache } from './platform/pages/page-cache.ts'
import { choose } from './platform/pages/answer.ts'
import type { QueryKey } from './platform/pages/page-address.ts'
import { type PageDoor, ready, registerPages, shortcut } from './platform/pages/page-door.ts'
import type { Text } from './web/i18n.tsx'
import { openElsewhere } from './web/elsewhere/open-elsewhere.ts'
import { postedForms } from './web/posted-forms.ts'
import { postedStatus } from './web/posted-status.ts'
import { readDemo } from './web/admin/demo/read-demo.server.ts'
import { openLines } from './pages/lines.ts'
import { openMadeAhead } from './pages/made-ahead.ts'
import type { PageWorks } from './pages/page-works.ts'
import type { Db, Noun } from './platform/db/tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server has done, in Prometheus' text format. */
    metrics: Metrics
  }
}

export type Parts = {
  config: Config
  log: Log
  text: Text
  db: Db
  changes: Changes
  /** What visitors sent. */
  files: Files
  /** Signs what comes back to us: challenges, status links, continuation tokens. */
  secret: string
  health: Health
  pages: { works: PageWorks; assetsDir: string; mode: 'production' | 'development' }
}

/** What a page may be asked with; every other part of a query is nobody's business. */
const queryKeys: QueryKey[] = [
  { key: '_routes', on: /\.data$/ },
  { key: 'industry', on: /^\/work(\.data)?$/i },
  { key: 'service', on: /^\/work(\.data)?$/i },
  { key: 'team', on: /^\/careers(\.data)?$/i, longest: 100 },
  { key: 'place', on: /^\/careers(\.data)?$/i, longest: 100 },
  { key: 'q', on: /^\/careers(\.data)?$/i, longest: 101 },
  { key: 'category', on: /^\/insights(\.data)?$/i, longest: 240 },
  { key: 'after', on: /^\/(insights|blog-posting-by-lexical)(\.data)?$/i, longest: 200 },
  { key: 'sent', on: /^\/status\// },
  { key: 'done', on: /^\/status\// },
  { key: 'q', on: /^\/search(\.data)?$/i, longest: 201 },
]

/** The floor plan: everything that answers a request, in order. Listens to nothing. */
export function buildApp({ config, log, text, db, changes, files, secret, health, pages }: Parts) {
  const isDevelopment = pages.mode === 'development'
  const elsewhere = [config.apiBaseUrl, config.emailService?.url]
  const security = isDevelopment ? developmentSecurity : contentSecurity(config.siteUrl, elsewhere)
  const ofApi = openElsewhere(config, log, text)
  const { careers } = ofApi ?? { careers: openCareers(db) }
  const { siteUrl } = config
  const asker = ({ ip }: FastifyRequest) => networkOf(ip)
  const quotas = config.rateLimit ? openQuotas() : undefined
  const lines = openLines(pages.works, log, quotas?.searches)
  const madeAhead = openMadeAhead(pages.works, security, log)
  const cache = new PageCache({
    render: lines.render,
    join: lines.join,
    count: lines.count,
    security,
    log,
    maxBytes: isDevelopment ? 0 : config.pageCacheBytes,
  })
  const forget = (nouns: Noun[]) => {
    pages.works.forget(nouns)
    cache.drop(nouns)
  }
  const publications = awaitPublication(db, log, () => forget(['posts']))
  changes.onChange((nouns) => {
    forget(nouns)
    if (nouns.includes('posts') || nouns.includes('everything')) publications.wake()
  })
  const stopWaiting = eachMidnight(() => forget(['jobs']))
  const stopReading = ofApi?.eachWhile(() => forget(['posts', 'jobs']))
  const door: PageDoor = {
    cache,
    lookAtClock: publications.lookAtClock,
    spell: madeAhead.spell,
    asker,
    busy: madeAhead.busy,
    assets: readAssets(pages.assetsDir, security.always),
    queryKeys,
    served: { assets: 0, pages: 0 },
  }

  const app = createHttp(
    { log, trustProxy: config.trustProxy, always: security.always },
    (request, response) => shortcut(door, request, response),
  )
  const lane = openFastLane(app.server, ({ path, acceptEncoding, ifNoneMatch }) => {
    const page = ready(door, path)
    return page && choose(page, acceptEncoding, ifNoneMatch)
  })
  app.addHook('preClose', async () => {
    stopWaiting()
    stopReading?.()
    lane.close()
    lines.close()
    await publications.stop()
  })
  if (!isDevelopment) {
    const madeAll = madeAhead.makeAll(cache, ofApi ? undefined : openBlog(db))
    app.addHook('onReady', () => madeAll)
  }
  const unlistedProxy = watchForUnlistedProxy(app, config.trustProxy, log)
  guardRoutes(app, db)
  if (quotas) countRoutes(app, quotas, asker)
  registerHealth(app, health)
  const metrics = countMetrics(app, door, async () => (await mailMetric(db)) + lines.metrics())
  app.decorate('metrics', metrics)
  metricsDoor(app, metrics, config.metrics.token)
  void app.register(sessionApi, { db, rateLimit: config.rateLimit })
  void app.register(teamApi, { db, changes, rateLimit: config.rateLimit })
  void app.register(jobApi, { db, changes })
  void app.register(postApi, { db, changes })
  void app.register(trashApi, { db, changes })
  void app.register(historyApi, { db })
  void app.register(deskApi, { db, secret, unlistedProxy })
  void app.register(demoApi, { read: readDemo })
  void app.register(mediaApi, { db, changes, files: openFiles(config, 'media') })
  const receipts = config.rateLimit ? receiptLimits : undefined
  const submissions = { db, changes, files, secret, siteUrl, companyName: company.name, receipts }
  const limits = config.rateLimit ? new SubmissionLimits(db) : undefined
  void app.register(challengeApi, { secret })
  const codes = countryCodes.map(({ code }) => code)
  const { enquiry, application } = consentTexts
  const codesOf = { countryCodes: codes, defaultCountryCode }
  const words = { sent: text('form.enquirySent'), wrongAnswer: text('form.wrongAnswer') }
  const enquiries = { ...submissions, limits, ...codesOf, consent: enquiry, words }
  const applied = { sent: (title: string) => text('careers.sent', { title }) }
  const applications = { ...submissions, limits, jobs: db, consent: application, words: applied }
  void app.register(enquiryApi, enquiries)
  void app.register(applicationApi, applications)
  const answerWithPage = answersWithPages(
    (request, ...asked) => lines.answer(asker(request), ...asked),
    security,
  )
  void app.register(postedForms, { enquiries, applications, careers, answerWithPage })
  void app.register(submissionApi, submissions)
  void app.register(reviewApi, submissions)
  void app.register(personApi, { db, changes, files: submissions.files })
  void app.register(mailApi, { db, changes })
  const statuses: StatusDoor = {
    ...submissions,
    limits,
    judge: (kind, file) => (kind === 'application' ? judgeResume(file) : refuseProgram(file)),
    file: { limit: attachmentLimit, tooLarge: attachmentTooLarge },
  }
  void app.register(statusApi, statuses)
  void app.register(postedStatus, { ...statuses, answerWithPage })
  void app.register(searchApi, {
    find: (request, ...asked) => lines.find(asker(request), ...asked),
  })
  void app.register(docsApi, { siteUrl })
  registerPages(app, door)
  return app
}
