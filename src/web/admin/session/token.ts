const key = 'token'
const persistedPrefix = 'desk:'

/** The stored token; null when there is none or the browser has no storage for this site. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(key) || null
  } catch {
    return null
  }
}

/** Says whether the browser kept it. */
export function storeToken(token: string): boolean {
  gone = undefined
  try {
    localStorage.setItem(key, token)
  } catch {}
  tell()
  return readToken() === token
}

/** How the last token of this page went. */
let gone: 'refused' | 'logged out' | undefined

export const howTokenWent = () => gone

/** Whoever has seen the login screen has been told. */
export const forgetHowTokenWent = () => void (gone = undefined)

/** A token that has ended is cleared, unless another login has replaced it meanwhile. */
export function clearToken(ended: string | null, how: 'refused' | 'logged out') {
  if (readToken() !== ended) return
  gone = how
  try {
    localStorage.removeItem(key)
  } catch {}
  tell()
}

/** What was typed and not saved goes with the person who typed it. */
export function forgetPersistedTexts() {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(persistedPrefix)) sessionStorage.removeItem(name)
  } catch {}
}

export function onTokenChange(listen: () => void): () => void {
  addEventListener('desk-token', listen)
  addEventListener('storage', listen)
  return () => {
    removeEventListener('desk-token', listen)
    removeEventListener('storage', listen)
  }
}

const tell = () => dispatchEvent(new Event('desk-token'))
