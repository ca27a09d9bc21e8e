import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import type { EditedPost } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { callRoute } from '../session/call-route.ts'
import { DraftList } from './draft-list.tsx'
import type { Early } from './draft/early-title.tsx'
import { RescuedText } from './draft/rescued-text.tsx'
import { type Preview, WriteForm } from './write-form.tsx'

type Opened = { key: string | null; post: EditedPost | undefined; count: number }

type WriteDeskProps = { Preview: Preview; early: RefObject<Early> }

/** The post that the address names, or a new one; a new one gets its address with its first save. */
export function WriteDesk({ Preview, early }: WriteDeskProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const key = search.get('post')
  const current = useRef<string | null>(key === null ? null : undefined)
  const [opened, setOpened] = useState<Opened | undefined>(
    key === null ? { key, post: undefined, count: 1 } : undefined,
  )
  const [trouble, setTrouble] = useState<unknown>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (current.current === key) return
    const left = new AbortController()
    const { signal } = left
    async function open() {
      setTrouble(undefined)
      try {
        const found = key
          ? await callRoute('GET /api/blogs/drafts/{key}', { params: { key }, signal })
          : undefined
        if (signal.aborted) return
        current.current = key
        setOpened((before) => ({ key, post: found?.post, count: (before?.count ?? 0) + 1 }))
      } catch (error) {
        if (signal.aborted) return
        // Whichever post one goes on with, this one too, is fetched anew.
        current.current = undefined
        setOpened(undefined)
        setTrouble(error)
      }
    }
    void open()
    return () => left.abort()
  }, [key, tries])

  const { state } = useNavigation()
  const address = useRef({ key, isLeft: false })
  useEffect(() => void (address.current = { key, isLeft: state !== 'idle' }), [key, state])
  const onKey = useCallback(
    (made: string) => {
      // Who has gone elsewhere meanwhile isn't taken back.
      const { key: shown, isLeft } = address.current
      if (isLeft || shown !== current.current) return
      current.current = made
      setSearch({ post: made }, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )

  if (trouble)
    return (
      <>
        <Trouble of={trouble} onRetry={() => setTries(tries + 1)} />
        <RescuedText post={key ?? undefined} isBroken={false} />
      </>
    )
  if (!opened) return <Waiting label={t('desk.write.opening')} />
  return (
    <>
      <WriteForm
        key={opened.count}
        opened={opened.post}
        onKey={onKey}
        onTake={() => setOpened({ ...opened, count: opened.count + 1 })}
        Preview={Preview}
        early={early}
      />
      <DraftList open={key ?? undefined} />
    </>
  )
}
