import { lazy, Suspense, useRef } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { useMe } from '../session/session-state.tsx'
import { type Early, EarlyTitle } from './draft/early-title.tsx'
import { EditorBoundary } from './editor-boundary.tsx'
import { PostPreview } from './preview/post-preview.tsx'
import '../posts/manage-blogs.css'
import './editor/writing-area.css'
import './write.css'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Post Blog')

/** The editor is large and of no use to the server; its styles come with the page. */
const WriteDesk = lazy(async () => ({ default: (await import('./write-desk.tsx')).WriteDesk }))

export default function WritePage() {
  return (
    <Guarded needs="posts">
      <WriteScreen />
    </Guarded>
  )
}

function WriteScreen() {
  const t = useText()
  const { isElsewhere } = useMe()
  const [search] = useSearchParams()
  const early = useRef<Early>(undefined)
  if (isElsewhere) return <Notice text={t('desk.notElsewhere')} />
  return (
    <>
      <div className="desk-head">
        <h1>{t('admin.nav.postBlog')}</h1>
      </div>
      <p className="lead quiet">{t('desk.write.lead')}</p>
      <EditorBoundary>
        <Suspense fallback={<EarlyTitle isNew={!search.has('post')} early={early} />}>
          <WriteDesk Preview={PostPreview} early={early} />
        </Suspense>
      </EditorBoundary>
    </>
  )
}
