import { STATUS_CODES } from '../node-http.ts'

/** A finished answer in both shapes: for node:http (flat headers) and for the socket itself (head). */
export type Answer = { status: number; headers: string[]; head: string; body: Buffer }

export type Encoding = 'br' | 'gzip' | 'identity'

/** Compressed ones are made when they are asked for. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>
export type Answers = { identity: Answer; unchanged: Answer } & Partial<Record<Encoding, Answer>>

type Head = { status: number; headers: Record<string, string> }

const nothing = Buffer.alloc(0)
const ofTheBody = new Set(['content-type', 'content-encoding', 'content-length'])

export function answers(
  status: number,
  headers: Record<string, string>,
  { identity, gzip, br }: Bodies,
): Answers {
  const page = { status, headers }
  const withoutBody = Object.entries(headers).filter(([name]) => !ofTheBody.has(name))
  return {
    identity: answerIn('identity', page, identity),
    unchanged: answer(304, nothing, Object.fromEntries(withoutBody)),
    ...(gzip && { gzip: answerIn(gzip === identity ? 'identity' : 'gzip', page, gzip) }),
    ...(br && { br: answerIn(br === identity ? 'identity' : 'br', page, br) }),
  }
}

export const answerIn = (encoding: Encoding, { status, headers }: Head, body: Buffer): Answer =>
  answer(status, body, {
    ...headers,
    ...(encoding !== 'identity' ? { 'content-encoding': encoding } : {}),
    'content-length': String(body.length),
  })

function answer(status: number, body: Buffer, headers: Record<string, string>): Answer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
  return { status, headers: Object.entries(headers).flat(), head, body }
}

/** What this visitor gets, if it is ready: 304 where the tag matches, else the smallest encoding that is accepted. */
export function choose(
  page: { status: number; etag: string; answers: Answers },
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Answer | undefined {
  if (ifNoneMatch && page.status === 200 && matches(ifNoneMatch, page.etag))
    return page.answers.unchanged
  return page.answers[encodingFor(acceptEncoding)]
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

function matches(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}

const known = new Map<string, Encoding>()

export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = known.get(header)
  if (!encoding) {
    encoding = negotiate(header)
    if (known.size < 1000) known.set(header, encoding)
  }
  return encoding
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br'
  return weight(best) > 0 ? best : 'identity'
}
