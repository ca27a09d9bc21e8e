import { openToken, signToken } from '../../../platform/signed-token.ts'

/**
 * 'web' was told in the answer, to whoever sent; 'mail' went to the address itself. Anybody can apply
 * in another's name, so only 'mail' reaches what the same address sent before.
 */
export type Scope = 'web' | 'mail'

type Content = { id: string; scope: Scope }

export const statusToken = (secret: string, content: Content) =>
  signToken(secret, 'status', content)

export const statusUrl = (siteUrl: string, secret: string, content: Content) =>
  `${siteUrl}/status/${statusToken(secret, content)}`

export const readStatusToken = (secret: string, token: string) =>
  openToken(secret, 'status', token) as Content | undefined
