import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../../problem.ts'
import { escapeHtml } from '../../words/escape-html.ts'

export const isApi = (path: string) => /^\/api(\/|$)/.test(path)

/** Says no in words: a small page to a person in a browser, JSON to everybody else. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: Refusal,
) {
  reply.code(status).header('cache-control', 'no-store')
  const isPerson = request.headers.accept?.includes('text/html') && !isApi(request.url)
  if (!isPerson) return reply.send({ message, code })
  // The desk shows in a frame, too, why there is no preview.
  const ancestors = reply.getHeader('x-frame-options') === 'SAMEORIGIN' ? "'self'" : "'none'"
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; frame-ancestors ${ancestors}`,
    )
    .type('text/html; charset=utf-8')
    .send(page(status, escapeHtml(message)))
}

const page = (status: number, message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${status}: ${message}</title>
<h1>${message}</h1>
<p><a href="/">To the home page</a></p>
</html>
`
