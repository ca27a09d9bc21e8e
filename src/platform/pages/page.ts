import { hash } from 'node:crypto'
import { type ContentSecurity, inlineScriptHashes } from '../http/content-security.ts'
import { answerIn, type Answers, answers, type Bodies, type Encoding } from './answer.ts'
import { type Compressed, compress } from './compression.ts'
import type { Noun } from '../db/tables.ts'

export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  nouns: Set<Noun>
}

/** A response that is ready to be sent as often as asked for. */
export type Page = {
  status: number
  etag: string
  headers: Record<string, string>
  answers: Answers
  /** What it takes of memory, with what is likely to come. */
  bytes: number
  nouns: Set<Noun>
  /** How often it was asked for. */
  asked: number
}

/** Long enough for what was fetched ahead to be used, and no longer: it must not be old data. */
const fresh = 'public, max-age=5, s-maxage=60'

/** Firefox, too, shows an old page while it asks for the new one: hardly longer than it takes to press Publish. */
const freshDocument = 'public, max-age=0, s-maxage=60, stale-while-revalidate=2'

export const etagOf = (body: Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

export function finishPage(rendered: Rendered, security: ContentSecurity): Page {
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
  const bodies = isPacked(type) ? { identity: body, gzip: body, br: body } : { identity: body }
  return assemble({ status, etag, headers, nouns }, bodies)
}

/** Pictures are compressed already. */
const isPacked = (type: string) => type.startsWith('image/') && !type.startsWith('image/svg')

const underway = new WeakMap<Page, Map<Compressed, Promise<void>>>()

/** Sees to it that the page is there in an encoding; however many ask for it, it is made once. */
export async function provide(page: Page, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || page.answers[encoding]) return
  const making = underway.get(page) ?? new Map<Compressed, Promise<void>>()
  underway.set(page, making)
  if (!making.has(encoding)) making.set(encoding, make(page, encoding))
  await making.get(encoding)!.finally(() => making.delete(encoding))
}

async function make(page: Page, encoding: Compressed) {
  const body = await compress(page.answers.identity.body, encoding, 'quick')
  page.answers[encoding] = answerIn(encoding, page, body)
}

/** The same page in fewer bytes, for all who ask later. */
export async function compressFully(page: Page): Promise<Page> {
  const { body } = page.answers.identity
  if (page.answers.br?.body === body) return page
  const gzip = await compress(body, 'gzip', 'best')
  const br = await compress(body, 'br', 'best')
  return { ...assemble(page, { identity: body, gzip, br }), asked: page.asked }
}

type PageHead = Pick<Page, 'status' | 'etag' | 'headers' | 'nouns'>

const overhead = 8 * 1024

/** A compressed text takes about a fifth of it. */
const bytesOf = ({ identity, gzip, br }: Bodies) =>
  [gzip, br]
    .filter((body) => body !== identity)
    .reduce((sum, body) => sum + (body?.length ?? identity.length / 5), identity.length)

export function assemble({ status, etag, headers, nouns }: PageHead, bodies: Bodies): Page {
  const bytes = Math.ceil(bytesOf(bodies)) + overhead
  const given = answers(status, headers, bodies)
  return { status, etag, headers, nouns, bytes, answers: given, asked: 1 }
}
