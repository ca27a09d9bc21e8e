import { useEffect, useState } from 'react'
import { useMe } from '../../session/session-state.tsx'
import { isThere } from './is-there.ts'
import { notPublic } from './not-public.ts'

const pauseMs = 500

/** Whether what was typed is an address of ours that nothing has, not even a draft. */
export function useLeadsNowhere(typed: string | undefined): boolean {
  const { may } = useMe()
  const [nowhere, setNowhere] = useState<string>()
  const asked = typed && /^\/(?!\/)/.test(typed) ? typed : undefined
  useEffect(() => {
    if (asked === undefined) return
    const over = new AbortController()
    const judge = async () => {
      if (await isThere(asked, over.signal)) return
      const path = asked.replace(/[?#].*$/, '')
      const isKnown = (await notPublic(may)).some((one) => one.path === path)
      if (!isKnown && !over.signal.aborted) setNowhere(asked)
    }
    // What can't be asked isn't told.
    const timer = setTimeout(() => void judge().catch(() => {}), pauseMs)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [asked, may])
  return asked !== undefined && nowhere === asked
}
