import { createHmac, timingSafeEqual } from 'node:crypto'

const mark = (secret: string, purpose: string, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url').slice(0, 32)

/** A text that only we can have made, good for one purpose; what it says can be read by anybody. */
export function signToken(secret: string, purpose: string, content: object): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${mark(secret, purpose, body)}`
}

/** What a token of ours says; undefined for one that was made elsewhere, changed, or for another purpose. */
export function openToken(secret: string, purpose: string, token: string): unknown {
  const [body = '', given = '', more] = token.length <= 1000 ? token.split('.') : []
  const right = Buffer.from(mark(secret, purpose, body))
  const isOurs =
    more === undefined &&
    Buffer.byteLength(given) === right.length &&
    timingSafeEqual(Buffer.from(given), right)
  return isOurs ? JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) : undefined
}
