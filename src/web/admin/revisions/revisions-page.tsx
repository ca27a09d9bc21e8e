import type { MetaArgs } from 'react-router'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { RevisionsScreen } from './revisions-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Versions of a post')

export default function RevisionsPage() {
  const t = useText()
  const [search] = useSearchParams()
  const key = search.get('post')
  return (
    <Guarded needs="posts">
      <div className="desk-head">
        <h1>{t('desk.revisions.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.revisions.lead')}</p>
      {key ? (
        <RevisionsScreen key={key} post={key} />
      ) : (
        <EmptyState text={t('desk.revisions.none')}>
          <Link to="/admin/blog-edit">{t('desk.revisions.noneHint')}</Link>
        </EmptyState>
      )}
    </Guarded>
  )
}
