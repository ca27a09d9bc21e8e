import type { Answer } from './api-routes.ts'
import { callRoute } from './call-route.ts'
import { Refusal } from './desk-call.ts'
import { clearToken, forgetPersistedTexts, readToken, storeToken } from './token.ts'

type Credentials = { email: string; password: string }

/** Stores the token that the server gives for them; its sentence is returned. */
export async function logInWith(credentials: Credentials): Promise<{ isStored: boolean }> {
  const answer: Partial<Answer<'POST /admin/login'>> | undefined = await callRoute(
    'POST /admin/login',
    { body: credentials },
  )
  const token = answer?.token
  if (typeof token !== 'string' || token === '')
    throw answer && 'message' in answer ? new Refusal(200, answer) : new Error('no token')
  return { isStored: storeToken(token) }
}

/** Ends the session on the server; here the token goes at once, and the guard leads to the login. */
export function logOutHere() {
  const token = readToken()
  callRoute('POST /admin/logout').catch(() => {})
  forgetPersistedTexts()
  clearToken(token, 'logged out')
}
