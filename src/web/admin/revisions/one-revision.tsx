import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Revision } from '../../../features/posts/revisions/list-revisions.ts'
import type { EditedPost } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Confirm } from '../frame/confirm.tsx'
import type { ChangedBy } from '../frame/conflict/conflict.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { isLate, sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { TextsBeside } from './texts-beside.tsx'
import { WholeText } from './whole-text.tsx'

type OneRevisionProps = { post: EditedPost; revision: Revision; onRestored: () => Promise<unknown> }

const views = ['differs', 'whole'] as const

/** A version beside the present one, and the way back to it. */
export function OneRevision({ post, revision, onRestored }: OneRevisionProps) {
  const t = useText()
  const params = { key: post.key, id: revision.id }
  const { data, error, refetch } = useQuery(
    asks(addressOf('GET /api/blogs/revisions/{key}/{id}', { params })),
  )
  const isNow = revision.version === post.version
  const [chosen, setView] = useState<(typeof views)[number]>('differs')
  const [isAsked, setIsAsked] = useState(false)
  const [refused, setRefused] = useState<string>()
  const view = isNow ? 'whole' : chosen
  const { version, at } = revision

  async function restore() {
    setRefused(undefined)
    try {
      const body = { version: post.version }
      await callRoute('POST /api/blogs/revisions/{key}/{id}/restore', { params, body })
      toast.success(t('desk.revisions.restored', { version }))
    } catch (error) {
      setRefused(sentenceAbout(error))
    }
    await onRestored()
  }
  const sentenceAbout = (error: unknown) => {
    if (!isLate(error)) return sentenceOf(error)
    const { changedBy } = error.answer as { changedBy: ChangedBy }
    const who = changedBy?.email ?? t('desk.conflict.somebody')
    return t('desk.revisions.stale', { who })
  }

  const lacks = (name: 'title' | 'category') => data?.revision[name].trim() === ''
  const isSeen = post.state !== 'draft'
  const kind = isSeen && lacks('title') ? 'AsDraft' : post.state === 'published' ? 'Published' : ''
  const question = [
    t(`desk.revisions.confirm${kind}`, { version, when: said(at) }),
    lacks('category') && post.category !== ''
      ? t('desk.revisions.keepsCategory', { category: post.category })
      : '',
  ].join(' ')

  return (
    <section className="revision" aria-labelledby="revision-heading">
      <div className="revision-head">
        <h2 id="revision-heading">
          {t('desk.revisions.version', { version })} · {said(at)}
        </h2>
        {!isNow && data && (
          <Button onClick={() => setIsAsked(true)}>{t('desk.revisions.restore')}</Button>
        )}
      </div>
      {refused && <Notice tone="error" text={refused} />}
      <Trouble of={error} onRetry={refetch} />
      {!data && !error && <Waiting label={t('desk.revisions.loadingOne')} />}
      {data && !isNow && (
        <div className="desk-actions" role="group" aria-label={t('desk.revisions.view')}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className="desk-small"
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {t(`desk.revisions.views.${each}`)}
            </button>
          ))}
        </div>
      )}
      {data && view === 'differs' && <TextsBeside before={data.revision} after={post} />}
      {data && view === 'whole' && <WholeText of={data.revision} />}
      {isAsked && (
        <Confirm
          question={question}
          yes={t('desk.revisions.restoreYes')}
          onYes={restore}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}
