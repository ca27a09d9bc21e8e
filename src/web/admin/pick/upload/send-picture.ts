import { mostBytes, tooLarge } from '../../../../features/media/largest-picture.ts'
import type { Answer, Given } from '../../session/api-routes.ts'
import { apiAddress, Refusal } from '../../session/desk-call.ts'
import { clearToken, readToken } from '../../session/token.ts'

type Sent = Answer<'POST /api/media'>['picture']

/** For the library it stays though nothing shows it. */
type Wish = NonNullable<Given<'POST /api/media'>['query']>

/** Uploads a picture and says how far it is, which `fetch` cannot; at 1 it is there and being made ready. */
export function sendPicture(
  file: File,
  onProgress: (share: number) => void,
  query: Wish = {},
): Promise<Sent> {
  if (file.size > mostBytes) return Promise.reject(new Refusal(413, { message: tooLarge }))
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  const request = new XMLHttpRequest()
  const asked = new URLSearchParams(query).toString()
  const token = readToken()
  request.open('POST', apiAddress(`/api/media${asked && `?${asked}`}`))
  request.responseType = 'json'
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status === 201) return resolve((request.response as { picture: Sent }).picture)
    if (request.status === 401) clearToken(token, 'refused')
    reject(new Refusal(request.status, request.response))
  }
  request.onerror = () =>
    reject(new Error('The server cannot be reached. Please check your connection and try again.'))
  const body = new FormData()
  body.set('file', file)
  request.send(body)
  return promise
}

/** Whether the line, the server or the session was in the way, and not the picture itself. */
export const mayBeSentAgain = (error: unknown) =>
  !(error instanceof Refusal) || ![400, 413, 415].includes(error.status)
