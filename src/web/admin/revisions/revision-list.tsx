import { Link } from 'react-router'
import type { Revision } from '../../../features/posts/revisions/list-revisions.ts'
import type { EditedPost } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'

type RevisionListProps = {
  post: EditedPost
  revisions: Revision[]
  chosen: string | undefined
  onMore: (() => void) | undefined
}

export function RevisionList({ post, revisions, chosen, onMore }: RevisionListProps) {
  const t = useText()
  return (
    <nav className="revision-list" aria-label={t('desk.revisions.list')}>
      <ol reversed>
        {revisions.map(({ id, version, at, who, action }) => (
          <li key={id}>
            <Link
              to={`?${new URLSearchParams({ post: post.key, version: id })}`}
              aria-current={id === chosen || undefined}
              preventScrollReset
            >
              <span className="revision-name">
                {t('desk.revisions.version', { version })}
                {version === post.version && (
                  <span className="revision-now fact">{t('desk.revisions.now')}</span>
                )}
              </span>
              <time className="fact quiet" dateTime={at}>
                {said(at)}
              </time>
              <span className="fact quiet">
                {t('desk.revisions.by', { who: who ?? t('desk.revisions.house'), action })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {onMore && (
        <button type="button" className="desk-small" onClick={onMore}>
          {t('desk.revisions.more')}
        </button>
      )}
    </nav>
  )
}
