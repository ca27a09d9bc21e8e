import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { said } from '../frame/moment.ts'
import { PublicVerdict } from '../gate/public-verdict.tsx'
import { TrashPost } from './trash-post.tsx'
import type { AutosavedDraft } from './draft/use-autosaved-draft.ts'
import { usePostPublishing } from './use-post-publishing.ts'

/** Publish, schedule, update, unpublish: what the state of the post allows. */
export function PublishTools({ draft, flush }: { draft: AutosavedDraft; flush: () => void }) {
  const t = useText()
  const [when, setWhen] = useState('')
  const { isBusy, act, update } = usePostPublishing(draft, flush)
  const { post, isDraft, isSaved, saving } = draft
  const trouble = saving.state === 'trouble' ? saving : undefined

  const schedule = () => {
    const moment = new Date(when)
    const publishedAt = Number.isNaN(moment.getTime()) ? when : moment.toISOString()
    return act('publish', { publishedAt }, t('desk.write.scheduledToast'))
  }

  return (
    <div className="write-publish">
      {post && post.state !== 'draft' && (
        <Notice
          text={
            post.state === 'published'
              ? t('desk.write.publishedAs', { title: post.title })
              : t('desk.write.scheduledFor', { when: said(post.publishedAt) })
          }
        >
          {post.state === 'published' && (
            <a href={`/insights/${post.slug}`}>{t('desk.write.see')}</a>
          )}
        </Notice>
      )}
      {post?.state === 'published' && (
        <PublicVerdict of={{ post: post.slug }} version={post.version} />
      )}
      {trouble && <Notice tone="error" text={trouble.message} />}
      <div className="desk-actions">
        {isDraft || post?.state === 'scheduled' ? (
          <Button busy={isBusy} onClick={() => act('publish', {}, t('desk.write.published'))}>
            {isBusy ? t('desk.write.publishing') : t('desk.write.publish')}
          </Button>
        ) : null}
        {!isDraft && (
          <button type="button" className="desk-small" disabled={isSaved} onClick={update}>
            {t('desk.write.update')}
          </button>
        )}
        {!isDraft && (
          <button
            type="button"
            className="desk-small"
            onClick={() => act('unpublish', {}, t('desk.write.unpublished'))}
          >
            {t('desk.write.unpublish')}
          </button>
        )}
        {post && (
          <Link className="desk-link" to={`/admin/revisions?post=${post.key}`}>
            {t('desk.revisions.link')}
          </Link>
        )}
        {post && <TrashPost post={post} draft={draft} flush={flush} />}
      </div>
      {(isDraft || post?.state === 'scheduled') && (
        <div className="write-schedule">
          <label className="field-label">
            {t('desk.write.when')}
            <input
              className="field-control"
              type="datetime-local"
              value={when}
              aria-invalid={trouble?.fields.publishedAt ? true : undefined}
              onChange={({ target }) => setWhen(target.value)}
            />
          </label>
          <button type="button" className="desk-small" disabled={when === ''} onClick={schedule}>
            {t('desk.write.schedule')}
          </button>
        </div>
      )}
    </div>
  )
}
