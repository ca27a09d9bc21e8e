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
import { changedPlaces, isAmong } from './changed-places.ts'
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
  const left = asked.data?.differences.length
  const status = useRef<HTMLParagraphElement>(null)
  // Whoever has brought a field back goes on from what is left.
  useEffect(() => {
    if (globalThis.document.activeElement === globalThis.document.body) status.current?.focus()
  }, [left])
  const changed = useMemo(
    () => changedPlaces(asked.data?.value, document.value),
    [asked.data, document.value],
  )
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
  // What has another number only is told by the server, as it stands at another place.
  const own = asked.data.differences.filter(
    ({ path: at }) => isAmong(changed.was, at) || isAmong(changed.is, at),
  )
  const differences = own.length > 0 ? own : asked.data.differences
  const label = t('desk.versions.title', { name: '' })
  const bring = (at: string) => {
    const { path: place, value } = back(model.valueAt({ kind, id, path: '' }), at)
    model.set({ kind, id, path: place }, value, { label })
    toast.success(t('desk.versions.back'))
  }
  const count = differences.length
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
          paths={changed.was}
        />
        <PageFrame
          title={t('desk.versions.present')}
          src={is.data.base + path}
          id={id}
          paths={changed.is}
        />
      </div>
      <ul className="version-fields">
        {differences.map(({ path: at, field, before, after }) => (
          <li key={at}>
            <b>{field}</b>
            <p>
              <span className="fact quiet">{t('desk.versions.was')}</span>{' '}
              {before || t('desk.versions.empty')}
            </p>
            <p>
              <span className="fact quiet">{t('desk.versions.is')}</span>{' '}
              {after || t('desk.versions.empty')}
            </p>
            {document.mayChange && (
              <button type="button" className="desk-small" onClick={() => bring(at)}>
                {t('desk.versions.bringField')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {document.mayChange && count > 0 && (
        <Button
          onClick={() => {
            bring('')
            onDone()
          }}
        >
          {t('desk.versions.bringAll')}
        </Button>
      )}
    </div>
  )
}
