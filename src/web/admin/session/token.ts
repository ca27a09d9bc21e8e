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

/** The last token that this page has seen, and how many screens cannot be left without a loss. */
let last: string | null = null
let holding = 0
let refused: string | null = null

/** While it is held, a session that ends leads nowhere; one logs in again in place. Says how to let go. */
export function holdSession(): () => void {
  holding++
  return () => {
    holding--
    if (holding === 0 && refused !== null) clearToken(refused, 'refused')
  }
}

export const isSessionHeld = () => holding > 0

/** Whose page it is: where the session is held, it stays theirs when the token has gone. */
export function tokenOfPage(): string | null {
  const token = readToken()
  if (token !== null) last = token
  return token ?? (holding > 0 && gone !== 'logged out' ? last : null)
}

/** Whether one has to log in again where one is. */
export function isSessionOver(): boolean {
  const token = readToken()
  return holding > 0 && gone !== 'logged out' && (token === null || token === refused)
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

/** The login screen has shown the reason. */
export const forgetHowTokenWent = () => void (gone = undefined)

/** A token that has ended is cleared, unless another login has replaced it meanwhile. */
export function clearToken(ended: string | null, how: 'refused' | 'logged out') {
  if (readToken() !== ended) return
  if (how === 'refused' && holding > 0) {
    refused = ended
    return tell()
  }
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
    // To whoever is next, words that lie in this browser are those of another tab, which are offered.
    sessionStorage.removeItem('desk-tab')
  } catch {}
}

export function onTokenChange(listen: () => void): () => void {
  // Other tabs keep much more than a token; without a key, all of it has gone.
  const hear = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listen()
  }
  // A page that the browser kept as it was has heard nothing of either meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => persisted && listen()
  addEventListener('desk-token', listen)
  addEventListener('storage', hear)
  addEventListener('pageshow', wake)
  return () => {
    removeEventListener('desk-token', listen)
    removeEventListener('storage', hear)
    removeEventListener('pageshow', wake)
  }
}

/** What was refused to one login is for another; to the same it would be refused again. */
export function onOtherLogin(listen: () => void): () => void {
  let last = readToken()
  return onTokenChange(() => {
    const token = readToken()
    if (token === null || token === last) return
    last = token
    listen()
  })
}

const tell = () => dispatchEvent(new Event('desk-token'))
