import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import type { Answer } from './api-routes.ts'
import { addressOf, callRoute } from './call-route.ts'
import { isUnknownElsewhere, onForbidden, Refusal, sentenceOf } from './desk-call.ts'
import { isSessionHeld, onTokenChange, tokenOfPage } from './token.ts'
import { useWhileThere } from './use-while-there.ts'

/** `isElsewhere` where another API than ours keeps jobs and posts, and doesn’t say who one is. */
export type Me = Answer<'GET /api/staff/me'> & { isElsewhere?: boolean }

const somebodyElsewhere: Me = {
  member: { id: 'elsewhere', email: '', role: 'editor' },
  may: ['jobs', 'posts'],
  isElsewhere: true,
}

const whoIsThere = (signal: AbortSignal): Promise<Me> =>
  callRoute('GET /api/staff/me', { signal }).catch((error: unknown) => {
    if (!signal.aborted && isUnknownElsewhere(error)) return somebodyElsewhere
    throw error
  })

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
  const token = useSyncExternalStore(onTokenChange, tokenOfPage, () => undefined)
  const asked = useQuery({
    queryKey: [addressOf('GET /api/staff/me'), token],
    queryFn: ({ signal }) => whoIsThere(signal),
    enabled: Boolean(token),
    // Who logs in again in place goes on with what they have open.
    placeholderData: (before) => (isSessionHeld() ? before : undefined),
  })
  const me = token ? asked.data : undefined

  // Another role shows with the next screen, or with the first thing that it may not do; but nobody is led away from words.
  const askAgain = useEffectEvent(() => void (isSessionHeld() || asked.refetch()))
  const hasArrived = useRef(false)
  useWhileThere(me?.isElsewhere ? undefined : me?.member.id, () => {
    if (hasArrived.current) askAgain()
    hasArrived.current = true
  })
  useEffect(() => onForbidden(() => askAgain()), [])

  const { email, role } = me?.member ?? {}
  const last = useRef({ email, role })
  useEffect(() => {
    if (!email || !role) return
    const before = last.current
    if (before.email && email !== before.email) toast(t('desk.otherPerson', { email }))
    else if (before.role && role !== before.role)
      toast(t('desk.otherRole', { role: t(`desk.roles.${role}`) }))
    last.current = { email, role }
  }, [email, role, t])

  const isOver = asked.error instanceof Refusal && asked.error.status === 401
  const trouble = asked.error && !me && !isOver ? sentenceOf(asked.error) : undefined
  const retry = () => void asked.refetch()
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
