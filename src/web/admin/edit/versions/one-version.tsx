import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
import { PageFrame } from './page-frame.tsx'

type OneVersionProps = {
  document: OpenDocument
  revision: { id: string; at: string }
  path: string
  onDone: () => void
}

/** One version beside the present, both as pages, with each field that differs. */
export function OneVersion({ document, revision, path, onDone }: OneVersionProps) {
  const t = useText()
  const model = useEditorModel()
  const { kind, id } = document
  const params = { kind, id, revision: revision.id }
  const asked = useQuery(
    asks(addressOf('GET /api/content/{kind}/{id}/revisions/{revision}', { params })),
  )
  const frames = useQuery({
    queryKey: ['frames', id, revision.id, document.version],
    queryFn: async () => {
      const then = { revision: { id, change: revision.id } }
      const [was, is] = await Promise.all([
        callRoute('POST /api/previews/frame', { body: then }),
        callRoute('POST /api/previews/frame', { body: {} }),
      ])
      return { was: was.base, is: is.base }
    },
  })
  const back = useMemo(
    () => bringBack(asked.data?.value, model.valueAt({ kind, id, path: '' })),
    [asked.data, model, kind, id],
  )
  const trouble = asked.error ?? frames.error
  if (trouble) return <Trouble of={trouble} onRetry={() => void asked.refetch()} />
  if (!asked.data || !frames.data) return <Waiting label={t('desk.versions.loading')} />
  const { differences } = asked.data
  const marked = differences.map((one) => one.path)
  const label = t('desk.versions.title', { name: '' })
  const bring = (at: string) => {
    const { path: place, value } = back(model.valueAt({ kind, id, path: '' }), at)
    model.set({ kind, id, path: place }, value, { label })
    toast.success(t('desk.versions.back'))
  }
  const count = differences.length
  return (
    <div className="version">
      <p role="status">
        {count === 0 && t('desk.versions.same')}
        {count === 1 && t('desk.versions.differsOne')}
        {count > 1 && t('desk.versions.differs', { count })}
      </p>
      <div className="version-pages">
        <PageFrame
          title={t('desk.versions.past', { when: said(revision.at) })}
          src={frames.data.was + path}
          id={id}
          paths={marked}
        />
        <PageFrame
          title={t('desk.versions.present')}
          src={frames.data.is + path}
          id={id}
          paths={marked}
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
