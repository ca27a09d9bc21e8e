import { useText } from '../../i18n.tsx'
import { useMe } from '../session/session-state.tsx'
import { TrashedJobs } from './trashed-jobs.tsx'
import { TrashedPages } from './trashed-pages.tsx'
import { TrashedPosts } from './trashed-posts.tsx'
import { TrashedSubmissions } from './trashed-submissions.tsx'

const nouns = ['content', 'posts', 'jobs', 'enquiries', 'applications'] as const

/** What the person's role may bring back; each noun asks for itself. */
export function TrashScreen() {
  const t = useText()
  const { may } = useMe()
  return (
    <>
      {may.includes('content') && <TrashedPages />}
      {may.includes('posts') && <TrashedPosts />}
      {may.includes('jobs') && <TrashedJobs />}
      {may.includes('enquiries') && <TrashedSubmissions kind="enquiries" />}
      {may.includes('applications') && <TrashedSubmissions kind="applications" />}
      {!nouns.some((noun) => may.includes(noun)) && (
        <p className="desk-section">{t('desk.trash.nothingYours')}</p>
      )}
    </>
  )
}
