import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { said } from '../../frame/moment.ts'
import { Trouble } from '../../frame/trouble.tsx'
import { addressOf, callRoute } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'
import type { OpenDocument } from '../model/editor-model.ts'
import { useEditorModel } from '../model/use-editor-model.ts'
import { bringBack } from './brought-back.ts'
import { type Difference, differencesOf, placesOf } from './changed-places.ts'
import { OneDifference } from './one-difference.tsx'
import { PageFrame } from './page-frame.tsx'

type OneVersionProps = {
  document: OpenDocument
  revision: { id: string; at: string }
  path: string
  onDone: () => void
}

/** Where all pages are drawn as they are, or with a document as it was. */
const useFrame = (key: string[], body: { revision?: { id: string; change: string } }) =>
  useQuery({
    queryKey: ['frame', ...key],
    queryFn: () => callRoute('POST /api/previews/frame', { body }),
    placeholderData: keepPreviousData,
  })

/** One version beside the present, both as pages, with each field that differs. */
export function OneVersion({ document, revision, path, onDone }: OneVersionProps) {
  const t = useText()
  const model = useEditorModel()
  const { kind, id } = document
  const params = { kind, id, revision: revision.id }
  const version = String(document.version)
  // What stands here stays until the answer about the next version is there.
  const asked = useQuery({
    ...asks(addressOf('GET /api/content/{kind}/{id}/revisions/{revision}', { params }), version),
    placeholderData: keepPreviousData,
  })
  const was = useFrame([id, revision.id], { revision: { id, change: revision.id } })
  const is = useFrame([id, 'now', version], {})
  const differences = useMemo(
    () => differencesOf(asked.data?.value, document.value),
    [asked.data, document.value],
  )
  const places = useMemo(() => placesOf(differences), [differences])
  const count = differences.length
  const status = useRef<HTMLParagraphElement>(null)
  // Whoever has brought a field back goes on from what is left.
  useEffect(() => {
    if (globalThis.document.activeElement === globalThis.document.body) status.current?.focus()
  }, [count])
  const back = useMemo(
    () => bringBack(asked.data?.value, model.valueAt({ kind, id, path: '' })),
    [asked.data, model, kind, id],
  )
  const failed = [asked, was, is].filter(({ error }) => error)
  if (failed[0])
    return (
      <Trouble
        of={failed[0].error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  if (!asked.data || !was.data || !is.data) return <Waiting label={t('desk.versions.loading')} />
  const label = t('desk.versions.title', { name: '' })
  const bring = (difference: Difference) => {
    const { path: place, value } = back(model.valueAt({ kind, id, path: '' }), difference)
    model.set({ kind, id, path: place }, value, { label })
    toast.success(t('desk.versions.back'))
  }
  return (
    <div className="version">
      <p ref={status} role="status" tabIndex={-1}>
        {count === 0 && t('desk.versions.same')}
        {count === 1 && t('desk.versions.differsOne')}
        {count > 1 && t('desk.versions.differs', { count })}
      </p>
      <div className="version-pages">
        <PageFrame
          title={t('desk.versions.past', { when: said(revision.at) })}
          src={was.data.base + path}
          id={id}
          paths={places.was}
        />
        <PageFrame
          title={t('desk.versions.present')}
          src={is.data.base + path}
          id={id}
          paths={places.is}
        />
      </div>
      <ul className="version-fields">
        {differences.map((difference) => (
          <OneDifference
            key={JSON.stringify(difference)}
            difference={difference}
            told={asked.data.differences.find(
              ({ path: at }) => at === difference.was && at === difference.is,
            )}
            kind={kind}
            was={asked.data.value}
            is={document.value}
            onBring={document.mayChange ? () => bring(difference) : undefined}
          />
        ))}
      </ul>
      {document.mayChange && count > 0 && (
        <Button
          onClick={() => {
            bring({ was: '', is: '' })
            onDone()
          }}
        >
          {t('desk.versions.bringAll')}
        </Button>
      )}
    </div>
  )
}
