import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '../../platform/problem.ts'
import type { Place } from './post-store.ts'

const notOurs = () =>
  new Problem(400, 'This continuation token does not belong to this list. Start without one.')

/** Where a list goes on, signed for that list, so that nobody can make one up or use it elsewhere. */
export function writeContinuation(secret: string, list: string, { publishedAt, id }: Place) {
  const place = Buffer.from(`${publishedAt} ${id}`).toString('base64url')
  return `${place}.${signatureOf(secret, list, place)}`
}

/** The place that a token names, or a refusal. */
export function readContinuation(secret: string, list: string, token: string): Place {
  const [place = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, list, place))
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    throw notOurs()
  const [publishedAt = '', id = ''] = Buffer.from(place, 'base64url').toString().split(' ')
  return { publishedAt, id }
}

const signatureOf = (secret: string, list: string, place: string) =>
  createHmac('sha256', secret).update(`${list}\n${place}`).digest('base64url').slice(0, 32)
