import { useText } from '../../i18n.tsx'
import { useMe } from '../session/session-state.tsx'
import { TrashedJobs } from './trashed-jobs.tsx'
import { TrashedPosts } from './trashed-posts.tsx'

/** What the person's role may bring back; each noun asks for itself. */
export function TrashScreen() {
  const t = useText()
  const { may } = useMe()
  const [posts, jobs] = [may.includes('posts'), may.includes('jobs')]
  return (
    <>
      {posts && <TrashedPosts />}
      {jobs && <TrashedJobs />}
      {!posts && !jobs && <p className="desk-section">{t('desk.trash.nothingYours')}</p>}
    </>
  )
}
