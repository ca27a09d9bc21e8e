import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import type { Permission } from '../../../features/staff/permission.ts'
import type { Role } from '../../../features/staff/roles.ts'
import { deskCall, Refusal, sentenceOf } from './desk-call.ts'
import { onTokenChange, readToken } from './token.ts'

export type Me = { member: { id: string; email: string; role: Role }; may: Permission[] }

type SessionState = {
  /** undefined until the browser has been asked. */
  token: string | null | undefined
  me: Me | undefined
  trouble: string | undefined
  retry: () => void
}

const Session = createContext<SessionState | null>(null)

/** The stored token, and who it is; asked anew when another login replaces it, in another tab too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useText()
  const token = useSyncExternalStore(onTokenChange, readToken, () => undefined)
  const [known, setKnown] = useState<{ token: string; me: Me }>()
  const [trouble, setTrouble] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    setTrouble(undefined)
    deskCall<Me>('/api/staff/me', { signal: leaving.signal }).then(
      (me) => setKnown({ token, me }),
      (error) => {
        const isOver = error instanceof Refusal && error.status === 401
        if (!leaving.signal.aborted && !isOver) setTrouble(sentenceOf(error))
      },
    )
    return () => leaving.abort()
  }, [token, attempt])

  const email = known?.me.member.email
  const last = useRef(email)
  useEffect(() => {
    if (email && last.current && email !== last.current) toast(t('desk.otherPerson', { email }))
    last.current = email
  }, [email, t])

  const me = known?.token === token ? known?.me : undefined
  const retry = () => setAttempt(attempt + 1)
  return <Session value={{ token, me, trouble, retry }}>{children}</Session>
}

export function useSession(): SessionState {
  const session = use(Session)
  if (!session) throw new Error('useSession needs a SessionProvider around it.')
  return session
}

/** Who is logged in; only for what stands behind the guard. */
export function useMe(): Me {
  const { me } = useSession()
  if (!me) throw new Error('useMe needs the guard around it.')
  return me
}
