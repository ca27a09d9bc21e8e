import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentSecurity } from '../http/content-security.ts'
import { encodingFor } from './answer.ts'
import { sendPage } from './page-server.ts'
import { finishPage, provide, type Rendered } from './page.ts'

type Render = (request: FastifyRequest, address: string, answer: unknown) => Promise<Rendered>

export type AnswerWithPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { address: string; status: number; answer: unknown; headers?: Record<string, string> },
) => Promise<FastifyReply>

/** Answers one request with a page that says something to it alone: rendered now, kept by nobody. */
export function answersWithPages(render: Render, security: ContentSecurity): AnswerWithPage {
  return async (request, reply, { address, status, answer, headers: own }) => {
    const rendered = await render(request, address, answer)
    const headers = { ...rendered.headers, ...own, 'cache-control': 'no-store' }
    const isAsExpected = rendered.status === 200
    const page = finishPage(
      { ...rendered, status: isAsExpected ? status : rendered.status, headers },
      security,
    )
    await provide(page, encodingFor(request.headers['accept-encoding'] as string | undefined))
    reply.hijack()
    sendPage(request.raw, reply.raw, page, request.id)
    return reply
  }
}
