import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callRoute } from '../../session/call-route.ts'
import { openFrames, type ShownFrame } from './frames.ts'

type Asked = { host: RefObject<HTMLDivElement | null>; path: string; title: string }

/** The page at a path, drawn from its drafts; `redraw` puts the next state of it in its place. */
export function usePageFrame({ host, path, title }: Asked) {
  const base = useRef<Promise<string>>(undefined)
  const frames = useRef<ReturnType<typeof openFrames>>(undefined)
  const [shown, setShown] = useState<ShownFrame & { base: string; path: string }>()
  const [trouble, setTrouble] = useState<unknown>()

  const redraw = useCallback(async () => {
    setTrouble(undefined)
    try {
      base.current ??= callRoute('POST /api/previews/frame', { body: {} }).then((told) => told.base)
      const from = await base.current
      frames.current?.draw(from + path, (frame) => setShown({ ...frame, base: from, path }))
    } catch (error) {
      base.current = undefined
      setTrouble(error)
    }
  }, [path])

  const again = useRef(redraw)
  useEffect(() => {
    again.current = redraw
  }, [redraw])
  useEffect(() => {
    let tries = 0
    frames.current = openFrames(host.current!, {
      title,
      onRefused() {
        base.current = undefined
        if (tries++ < 2) void again.current()
      },
    })
    return () => frames.current?.close()
  }, [host, title])
  useEffect(() => void redraw(), [redraw])

  return { shown, trouble, redraw }
}
