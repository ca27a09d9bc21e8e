import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callRoute } from '../../session/call-route.ts'
import type { OpenDocuments } from '../fields/open-schemas.ts'
import type { Later } from '../model/editor-model.ts'
import { openFrames, type ShownFrame } from './frames.ts'

type Asked = {
  host: RefObject<HTMLDivElement | null>
  path: string
  title: string
  remember: OpenDocuments['remember']
  /** The page in sight is written in: the next state of it waits, and is told. */
  isHeld: () => boolean
  onHeld: () => void
}

/** The page at a path, drawn from its drafts; `redraw` puts the next state of it in its place. */
export function usePageFrame({ host, path, title, remember, isHeld, onHeld }: Asked) {
  const base = useRef<Promise<string>>(undefined)
  const frames = useRef<ReturnType<typeof openFrames>>(undefined)
  const [shown, setShown] = useState<ShownFrame & { base: string; path: string; later: Later }>()
  const [trouble, setTrouble] = useState<unknown>()

  const redraw = useCallback(async () => {
    setTrouble(undefined)
    try {
      base.current ??= callRoute('POST /api/previews/frame', { body: {} }).then((told) => told.base)
      const from = await base.current
      const later = remember('saved')
      frames.current?.draw(from + path, (frame) => setShown({ ...frame, base: from, path, later }))
    } catch (error) {
      base.current = undefined
      setTrouble(error)
    }
  }, [path, remember])

  const again = useRef(redraw)
  useEffect(() => {
    again.current = redraw
  }, [redraw])
  useEffect(() => {
    let tries = 0
    frames.current = openFrames(host.current!, {
      title,
      isHeld,
      onHeld,
      onRefused() {
        base.current = undefined
        if (tries++ < 2) void again.current()
      },
    })
    return () => frames.current?.close()
  }, [host, title, isHeld, onHeld])
  useEffect(() => void redraw(), [redraw])

  return { shown, trouble, redraw }
}
