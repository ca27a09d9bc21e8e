import { openToken, signToken } from '../../platform/signed-token.ts'
import type { PreviewState } from './preview-state.ts'

const purpose = 'preview'

/** In the address of a preview: a shared link by its id, or a frame of the editor for one session. */
type PreviewToken = { shared: string } | { session: string; until: string; state: PreviewState }

export const signPreview = (secret: string, token: PreviewToken) =>
  signToken(secret, purpose, token).replace('.', '~')

/** Undefined for what nobody of ours has signed. */
export const readPreviewToken = (secret: string, token: string) =>
  openToken(secret, purpose, token.replace('~', '.')) as PreviewToken | undefined

export const basePath = (token: string) => `/preview/${token}`
