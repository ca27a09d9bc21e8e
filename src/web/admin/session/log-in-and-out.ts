import { callRoute } from './call-route.ts'
import { clearToken, forgetPersistedTexts, readToken, storeToken } from './token.ts'

type Credentials = { email: string; password: string }

/** Stores the token that the server gives for them; its sentence is returned. */
export async function logInWith(credentials: Credentials): Promise<{ isStored: boolean }> {
  const { token } = await callRoute('POST /admin/login', { body: credentials })
  return { isStored: storeToken(token) }
}

/** Ends the session on the server; here the token goes in any case, and the guard leads to the login. */
export async function logOutHere() {
  const token = readToken()
  await callRoute('POST /admin/logout').catch(() => {})
  forgetPersistedTexts()
  clearToken(token, 'logged out')
}
