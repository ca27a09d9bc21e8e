import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { said } from '../../frame/moment.ts'
import { Trouble } from '../../frame/trouble.tsx'
import type { Answer } from '../../session/api-routes.ts'
import { addressOf } from '../../session/call-route.ts'
import { usePaged } from '../../session/use-paged.ts'
import type { OpenDocument } from '../model/editor-model.ts'
import { useEditorModel } from '../model/use-editor-model.ts'
import { OneVersion } from './one-version.tsx'
import './versions.css'

type Revisions = Answer<'GET /api/content/{kind}/{id}/revisions'>

type VersionsProps = {
  document: OpenDocument
  name: string
  /** The page that shows the document. */
  path: string
  onClose: () => void
}

/** All versions of a document, each as the page that it made, beside the page as it is. */
export function Versions({ document, name, path, onClose }: VersionsProps) {
  const t = useText()
  const model = useEditorModel()
  const { kind, id } = document
  const [chosen, choose] = useState<string>()
  // What is typed by now is the newest version.
  const saved = useQuery({
    queryKey: ['flushed', id],
    queryFn: () => model.flush().then(() => true),
  })
  const list = usePaged({
    noun: 'revisions',
    path: addressOf('GET /api/content/{kind}/{id}/revisions', { params: { kind, id } }),
    place: 'after',
    read: ({ revisions, next }: Revisions) => ({ items: revisions, next }),
    idOf: (one) => one.id,
  })
  // What is saved meanwhile is a version, too.
  const { refetch } = list
  const known = useRef(document.version)
  useEffect(() => {
    if (known.current === document.version) return
    known.current = document.version
    void refetch()
  }, [document.version, refetch])
  // What is edited is in the default language: a version of a translation has few of its words.
  const versions = list.items.filter(({ language }) => language === null)
  const revision = versions.find((one) => one.id === chosen)
  return (
    <Dialog title={t('desk.versions.title', { name })} close={t('desk.close')} onClose={onClose}>
      <div className="versions">
        <p className="quiet">{t('desk.versions.lead')}</p>
        {list.error && <Trouble of={list.error} onRetry={list.retry} />}
        {!list.first && !list.error && <Waiting label={t('desk.versions.loading')} />}
        <nav className="versions-list" aria-label={t('desk.versions.list')}>
          <ol reversed>
            {versions.map(({ id: change, at, who, action }, place) => (
              <li key={change}>
                <button
                  type="button"
                  aria-pressed={change === chosen}
                  onClick={() => choose(change)}
                >
                  <time dateTime={at}>{said(at)}</time>
                  {place === 0 && <b> {t('desk.versions.now')}</b>}
                  <span className="fact quiet">
                    {t('desk.versions.by', { who: who ?? t('desk.versions.house'), action })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {list.more && (
            <button type="button" className="desk-small" onClick={list.more}>
              {t('desk.versions.more')}
            </button>
          )}
        </nav>
        {versions.length === 1 && !list.more && <p>{t('desk.versions.only')}</p>}
        {revision && !saved.isPending && (
          <OneVersion
            key={revision.id}
            document={document}
            revision={revision}
            path={path}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
