import type { FastifyInstance } from 'fastify'
import { openPreview } from '../features/previews/open-preview.ts'
import { previewRefusals } from '../features/previews/preview-refusals.ts'
import { previewPageRoutes } from '../features/previews/preview-routes.ts'
import { basePath } from '../features/previews/preview-token.ts'
import type { Ctx } from '../platform/ctx.ts'
import { type ContentSecurity, framedSecurity } from '../platform/http/content-security.ts'
import { answersWithPages } from '../platform/pages/answered-page.ts'
import type { Quota } from '../platform/line/quota.ts'
import { describeRoutes } from '../platform/http/route-schema.ts'
import { encodingFor } from '../platform/pages/answer.ts'
import { pageAddress, type QueryKey } from '../platform/pages/page-address.ts'
import { sendPage } from '../platform/pages/page-server.ts'
import { finishPage, provide } from '../platform/pages/page.ts'
import { Problem } from '../platform/problem.ts'
import { asker } from './open-pages.ts'
import type { openLines } from './lines.ts'

type Ground = Pick<Ctx, 'db' | 'clock' | 'secret'> & {
  lines: ReturnType<typeof openLines>
  security: ContentSecurity
  queryKeys: readonly QueryKey[]
  /** How many pages who was sent a link may have drawn; an editor asks for one with each pause. */
  quota: Quota | undefined
}

type One = { Params: { token: string } }

/** What stands at an address of its own for who is logged in, or holds the only key to it. */
const isElsewhere = (address: string) => /^\/(admin|status|preview)(\/|\.|\?|$)/.test(address)

/** What is asked for behind the token. As it was sent: who copies an address may have the token's ~ as %7E. */
const restOf = (url: string) => url.replace(/^\/preview\/[^/?.]+/, '').replace(/^\.data/, '/_.data')

/** Of which page somebody's browser asks for the data alone, as a link within the preview is followed. */
function pageOfData(url: string): string | undefined {
  const { pathname, searchParams } = new URL(restOf(url), 'http://preview')
  if (!pathname.endsWith('.data')) return undefined
  searchParams.delete('_routes')
  const path = pathname.replace(/(\/_)?\.data$/, '')
  return `${path || '/'}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

/** `/preview/{token}/{path}`: a page of the site as it is edited, drawn for this request and kept by nobody. */
export async function previewPages(app: FastifyInstance, ctx: Ground) {
  describeRoutes(app, previewPageRoutes)
  const security = framedSecurity(ctx.security)
  const open = { config: { access: 'public' } } as const

  const answerWithPage = answersWithPages(
    (request, ...asked) => ctx.lines.answer(asker(request), ...asked),
    security,
  )
  app.setErrorHandler(async (error, request, reply) => {
    const page = error instanceof Problem && error.status !== 429 && pageOfData(request.url)
    // React Router has no words for a refusal: it opens the page anew, which has.
    if (page) {
      const headers = { 'x-remix-redirect': page, 'x-remix-reload-document': 'true' }
      return reply.code(204).headers(headers).send()
    }
    const isForPerson = request.headers.accept?.includes('text/html')
    if (!(error instanceof Problem) || !isForPerson) throw error
    const { status, message } = error
    // A page that says so would be one more to draw.
    if (status === 429) throw error
    const answer = { values: {}, errors: {}, message, submissionId: '' }
    return answerWithPage(request, reply, { address: '/preview/over', status, answer })
  })

  for (const url of ['/preview/:token', '/preview/:token/*'])
    app.get<One>(url, open, async (request, reply) => {
      reply.headers({ ...security.always, 'cache-control': 'no-store' })
      // What Home is drawn with is asked for at the token's own address: `/preview/{token}.data`.
      const token = request.params.token.replace(/\.data$/, '')
      const base = basePath(token)
      const state = await openPreview(ctx, token)
      if (state.shared !== undefined) await ctx.quota?.count(asker(request))
      const rest = restOf(request.url)
      const asked = pageAddress(rest.startsWith('/') ? rest : `/${rest}`, ctx.queryKeys)
      if (asked.kind === 'moved') return reply.redirect(base + asked.to, 302)
      if (asked.kind === 'broken' || isElsewhere(asked.address))
        throw new Problem(previewRefusals['preview-not-found'])
      const rendered = await ctx.lines.preview(asker(request), asked.address, base, state)
      const headers = { ...rendered.headers, 'cache-control': 'no-store' }
      const page = finishPage({ ...rendered, headers }, security)
      await provide(page, encodingFor(request.headers['accept-encoding'] as string | undefined))
      reply.hijack()
      sendPage(request.raw, reply.raw, page, request.id)
      return reply
    })
}
