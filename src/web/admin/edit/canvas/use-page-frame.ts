import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callRoute } from '../../session/call-route.ts'
import { isSessionOver, onOtherLogin } from '../../session/token.ts'
import type { Field } from '../fields/field-path.ts'
import type { OpenDocuments } from '../fields/open-schemas.ts'
import type { Later } from '../model/editor-model.ts'
import { isBusy, openFrames, type ShownFrame } from './frames.ts'

/** A page with what its fields were called and said when it was asked for. */
export type ShownPage = ShownFrame & { later: Later; said: (field: Field) => unknown }

type Asked = {
  host: RefObject<HTMLDivElement | null>
  path: string
  title: string
  remember: OpenDocuments['remember']
  savedValues: OpenDocuments['savedValues']
  /** The page in sight is written in: the next state of it waits, and is told. */
  isHeld: () => boolean
  onHeld: () => void
}

/** The page at a path, drawn from its drafts; `redraw` puts the next state of it in its place. */
export function usePageFrame({ host, path, title, remember, savedValues, isHeld, onHeld }: Asked) {
  const base = useRef<Promise<string>>(undefined)
  const tries = useRef(0)
  const frames = useRef<ReturnType<typeof openFrames>>(undefined)
  const [shown, setShown] = useState<ShownPage & { base: string; path: string }>()
  const [trouble, setTrouble] = useState<unknown>()

  const redraw = useCallback(async () => {
    setTrouble(undefined)
    try {
      base.current ??= callRoute('POST /api/previews/frame', { body: {} }).then((told) => told.base)
      const from = await base.current
      const then = { later: remember('saved'), said: savedValues() }
      await frames.current?.draw(from, path, (frame) => {
        tries.current = 0
        setShown({ ...frame, base: from, path, ...then })
      })
    } catch (error) {
      base.current = undefined
      // The page in sight stays while one logs in again.
      if (!isSessionOver()) setTrouble(error)
    }
  }, [path, remember, savedValues])

  const again = useRef(redraw)
  useEffect(() => {
    again.current = redraw
  }, [redraw])
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    frames.current = openFrames(host.current!, {
      title,
      isHeld,
      onHeld,
      onRefused(status) {
        base.current = undefined
        if (isSessionOver()) return true
        if (tries.current++ >= 2) return false
        pause = setTimeout(() => again.current(), isBusy(status) ? tries.current * 2000 : 0)
        return true
      },
    })
    return () => {
      clearTimeout(pause)
      frames.current?.close()
    }
  }, [host, title, isHeld, onHeld])
  useEffect(() => void redraw(), [redraw])
  useEffect(
    () =>
      onOtherLogin(() => {
        base.current = undefined
        tries.current = 0
        void again.current()
      }),
    [],
  )

  return { shown, trouble, redraw }
}
