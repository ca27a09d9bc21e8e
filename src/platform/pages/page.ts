import { createHash } from 'node:crypto'
import { type ContentSecurity, inlineScriptHashes } from '../http/content-security.ts'
import { type Answers, answers } from './answer.ts'
import { bestCompression, type Bodies, quickCompression } from './compression.ts'

export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  nouns: Set<string>
}

/** A response that is ready to be sent as often as asked for. */
export type Page = {
  status: number
  etag: string
  headers: Record<string, string>
  answers: Answers
  bytes: number
  nouns: Set<string>
}

/** Long enough for what was fetched ahead to be used, and no longer: it must not be old data. */
const fresh = 'public, max-age=5, s-maxage=60'

const freshDocument = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

export async function finishPage(rendered: Rendered, security: ContentSecurity): Promise<Page> {
  const { status, body, nouns } = rendered
  const etag = etagOf(body)
  const type = rendered.headers['content-type'] ?? ''
  const isHtml = type.startsWith('text/html')
  const isText = isHtml || type.startsWith('text/markdown')
  const kept = isText ? freshDocument : fresh
  const headers = {
    'cache-control': status === 200 ? kept : 'no-cache',
    ...rendered.headers,
    ...security.always,
    ...(isHtml ? security.ofPage(inlineScriptHashes(body)) : {}),
    ...(status === 200 ? { etag } : {}),
    vary: isText ? 'accept, accept-encoding' : 'accept-encoding',
  }
  return assemble({ status, etag, headers, nouns }, await bodiesOf(type, body, quickCompression))
}

/** The same page in fewer bytes, for all who ask later. */
export const compressFully = async (page: Page): Promise<Page> =>
  assemble(
    page,
    await bodiesOf(page.headers['content-type'] ?? '', page.answers.identity.body, bestCompression),
  )

/** Pictures are compressed already. */
const bodiesOf = async (type: string, body: Buffer, compress: typeof bestCompression) =>
  type.startsWith('image/') && !type.startsWith('image/svg')
    ? { identity: body, gzip: body, br: body }
    : compress(body)

type Draft = Pick<Page, 'status' | 'etag' | 'headers' | 'nouns'>

const overhead = 8 * 1024

const bytesOf = (bodies: Buffer[]) =>
  [...new Set(bodies)].reduce((sum, body) => sum + body.length, 0)

export function assemble({ status, etag, headers, nouns }: Draft, bodies: Bodies): Page {
  const { br, gzip, identity } = bodies
  const bytes = bytesOf([br, gzip, identity]) + overhead
  return { status, etag, headers, nouns, bytes, answers: answers(status, headers, bodies) }
}
