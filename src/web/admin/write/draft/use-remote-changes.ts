import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import type { ChangedBy } from '../../frame/conflict/conflict.tsx'
import { callRoute } from '../../session/call-route.ts'

export type RemoteChanges = { post: EditedPost; changedBy: ChangedBy }

const often = 60_000

/**
 * What somebody else has made of a post since this version: asked when one begins to type,
 * comes back to the tab, and with each minute of typing. Nobody asks while nobody is there, or a session would
 * never grow old.
 */
export function useRemoteChanges(
  post: EditedPost | undefined,
  typed: unknown,
): RemoteChanges | undefined {
  const [news, setNews] = useState<RemoteChanges>()
  const asked = useRef(0)
  const opened = useRef(typed)

  const ask = useEffectEvent(async () => {
    if (!post || document.hidden) return
    asked.current = Date.now()
    const params = { key: post.key }
    const found = await callRoute('GET /api/blogs/revisions/{key}', { params }).catch(
      () => undefined,
    )
    const latest = found?.revisions[0]
    if (!found || !latest) return
    setNews({ post: found.post, changedBy: { email: latest.who, at: latest.at } })
  })
  useEffect(() => {
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [])
  useEffect(() => {
    if (typed !== opened.current && Date.now() - asked.current > often) void ask()
  }, [typed])

  return news && post && news.post.version > post.version ? news : undefined
}
