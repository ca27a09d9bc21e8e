import { Link, useSearchParams } from 'react-router'
import type { Revision } from '../../../features/posts/revisions/list-revisions.ts'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { usePaged } from '../session/use-paged.ts'
import { OneRevision } from './one-revision.tsx'
import { RevisionList } from './revision-list.tsx'
import './revisions.css'

/** The versions of one post, and the chosen one beside what the post is now. */
export function RevisionsScreen({ post: key }: { post: string }) {
  const t = useText()
  const [search] = useSearchParams()
  const list = usePaged({
    noun: 'revisions',
    path: addressOf('GET /api/blogs/revisions/{key}', { params: { key } }),
    place: 'after',
    read: ({ revisions, next, post }) => ({ items: revisions, next, post }),
    idOf: ({ id }) => id,
  })
  if (!list.first)
    return list.error ? (
      <Trouble of={list.error} onRetry={list.retry} />
    ) : (
      <Waiting label={t('desk.revisions.loading')} />
    )
  const { post } = list.first
  const chosen = chosenOf(list.items, search.get('version'), post.version)
  return (
    <>
      <p className="revisions-post">
        <b>{post.title || t('desk.revisions.untitled')}</b>{' '}
        <Link to={`/admin/write?post=${encodeURIComponent(key)}`}>
          {t('desk.revisions.openEditor')}
        </Link>
      </p>
      <Trouble of={list.error} onRetry={list.retry} />
      <div className="revisions">
        <RevisionList post={post} revisions={list.items} chosen={chosen?.id} onMore={list.more} />
        {chosen ? (
          <OneRevision key={chosen.id} post={post} revision={chosen} onRestored={list.refetch} />
        ) : (
          <p className="quiet">{t('desk.revisions.only')}</p>
        )}
      </div>
    </>
  )
}

/** What the address names, or the last version before the present one. */
const chosenOf = (revisions: Revision[], id: string | null, version: number) =>
  revisions.find((one) => one.id === id) ?? revisions.find((one) => one.version < version)
