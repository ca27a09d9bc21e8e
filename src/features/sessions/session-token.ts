import { createHash, randomBytes } from 'node:crypto'

const shape = /^[\w-]{43}$/

export const makeToken = () => randomBytes(32).toString('base64url')

export const isToken = (text: string) => shape.test(text)

/** Only this is stored: a token is random enough that a plain hash of it cannot be turned back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
