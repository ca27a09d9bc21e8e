import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../problem.ts'
import { commonRefusals } from '../common-refusals.ts'

const deepest = 64

/** JSON as it has to be: in UTF-8, and not so deep that reading it holds everybody else up. */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Fastify reads text by itself, and what is refused then is no object instead of no JSON.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const refusal = refusalOf(request.headers, body)
      if (refusal) return done(new Problem(commonRefusals[refusal]))
      // Many clients send the content type with every request, with those that have no body too.
      return body.length === 0 ? done(null, undefined) : parse(request, body.toString(), done)
    },
  )
}

function refusalOf(headers: IncomingHttpHeaders, body: Buffer) {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers
  if (!/^identity$/i.test(encoding)) return 'body-encoded'
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) return 'content-type-unknown'
  if (!isUtf8(body)) return 'json-not-utf-8'
  return isTooDeep(body) ? 'json-too-deep' : undefined
}

const quote = 0x22
const backslash = 0x5c

function isTooDeep(body: Buffer): boolean {
  let depth = 0
  for (let at = 0; at < body.length && depth <= deepest; at++) {
    const byte = body[at]!
    if (byte === quote) at = endOfString(body, at)
    // An opening bracket, square or curly, and a closing one: each pair differs in one bit.
    else if ((byte | 0x20) === 0x7b) depth++
    else if ((byte | 0x20) === 0x7d) depth--
  }
  return depth > deepest
}

function endOfString(body: Buffer, start: number): number {
  let at = start + 1
  while (at < body.length && body[at] !== quote) at += body[at] === backslash ? 2 : 1
  return at
}
