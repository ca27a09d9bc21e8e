import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Revision, Revisions } from '../../../features/posts/revisions/list-revisions.ts'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { OneRevision } from './one-revision.tsx'
import { RevisionList } from './revision-list.tsx'
import './revisions.css'

/** The versions of one post, and the chosen one beside what the post is now. */
export function RevisionsScreen({ post: key }: { post: string }) {
  const t = useText()
  const [search] = useSearchParams()
  const path = `/api/blogs/revisions/${encodeURIComponent(key)}`
  const { loaded, setLoaded, trouble, load } = useLoaded<Revisions>(path)
  const [refused, setRefused] = useState<string>()

  async function more() {
    if (!loaded?.next) return
    setRefused(undefined)
    try {
      const query = new URLSearchParams({ after: loaded.next })
      const { revisions, next } = await deskCall<Revisions>(`${path}?${query}`)
      setLoaded({ ...loaded, revisions: [...loaded.revisions, ...revisions], next })
    } catch (error) {
      setRefused(sentenceOf(error))
    }
  }

  if (!loaded)
    return trouble ? (
      <Trouble text={trouble} onRetry={load} />
    ) : (
      <Waiting label={t('desk.revisions.loading')} />
    )
  const { post, revisions, next } = loaded
  const chosen = chosenOf(revisions, search.get('version'), post.version)
  return (
    <>
      <p className="revisions-post">
        <b>{post.title || t('desk.revisions.untitled')}</b>{' '}
        <Link to={`/admin/write?post=${encodeURIComponent(key)}`}>
          {t('desk.revisions.openEditor')}
        </Link>
      </p>
      <Trouble text={trouble ?? refused} onRetry={trouble ? load : more} />
      <div className="revisions">
        <RevisionList
          post={post}
          revisions={revisions}
          chosen={chosen?.id}
          onMore={next ? more : undefined}
        />
        {chosen ? (
          <OneRevision key={chosen.id} post={post} revision={chosen} onRestored={load} />
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
