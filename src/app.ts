import type { AppContext } from './app-context.ts'
import { registerFeatures } from './features.ts'
import { countMissed } from './features/missed/count-missed.ts'
import { guardRoutes } from './features/sessions/guard.ts'
import { asker, openPages } from './pages/open-pages.ts'
import { previewPages } from './pages/preview-pages.ts'
import { registerHealth } from './platform/health/health.ts'
import { contentSecurity, developmentSecurity } from './platform/http/content-security.ts'
import { openFastLane, type Ready } from './platform/http/fast-lane.ts'
import { countRoutes, openQuotas } from './platform/http/limits/quotas.ts'
import { watchForUnlistedProxy } from './platform/http/limits/unlisted-proxy.ts'
import { systemRoutes } from './system-routes.ts'
import { describeRoutes } from './platform/http/route-schema.ts'
import { createHttp, type HttpOptions } from './platform/http/server.ts'
import { serveMetrics } from './platform/metrics-endpoint.ts'
import { countMetrics, type Metrics } from './platform/metrics.ts'
import { mailMetric } from './platform/outbox/mail-metric.ts'
import { answerMalformed, ready, registerPages, shortcut } from './platform/pages/page-server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server has done, in Prometheus' text format. */
    metrics: Metrics
  }
}

/** The floor plan: everything that answers a request, in order. Listens to nothing. */
export function buildApp(context: AppContext) {
  const { config, log, db } = context
  const elsewhere = [config.apiBaseUrl, config.emailService?.url]
  const isDevelopment = context.pages.mode === 'development'
  const security = isDevelopment ? developmentSecurity : contentSecurity(config.siteUrl, elsewhere)
  const quotas = config.rateLimit ? openQuotas() : undefined
  const pages = openPages({ ...context, security, quotas })
  const { pageServer, lines } = pages
  const missed = countMissed(context)
  pageServer.missed = missed.count

  const http: HttpOptions = {
    log,
    trustProxy: config.trustProxy,
    always: security.always,
    answerMalformed: (request, reply) => answerMalformed(pageServer, request, reply),
  }
  const proxies = watchForUnlistedProxy(config.trustProxy, log)
  const app = createHttp(http, (request, response) => {
    proxies.lookAt(request)
    return shortcut(pageServer, request, response)
  })
  if (config.fastLane) {
    const readyFor: Ready = (request) => ready(pageServer, request)
    const lane = openFastLane(app.server, readyFor, log, proxies.look)
    app.addHook('preClose', async () => lane.close())
  }
  pages.attach(app)
  app.addHook('preClose', missed.stop)
  guardRoutes(app, context)
  if (quotas) countRoutes(app, quotas, asker)
  describeRoutes(app, systemRoutes)
  registerHealth(app, context.health)
  const metrics = countMetrics(
    app,
    pageServer,
    async () => (await mailMetric(db)) + lines.metrics(),
  )
  app.decorate('metrics', metrics)
  serveMetrics(app, metrics, config.metrics.token)
  registerFeatures(app, { ...context, writeMissed: missed.flush }, pages, proxies.seen)
  const { queryKeys } = pageServer
  const quota = quotas?.previews
  void app.register(previewPages, { ...context, lines, security, queryKeys, quota })
  registerPages(app, pageServer)
  return app
}
