import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { PostPlate } from '../../post-plate.tsx'
import { said } from '../frame/moment.ts'
import { useMe } from '../session/session-state.tsx'
import { BinIcon, PenIcon } from './post-icons.tsx'
import { previewText } from './preview-text.ts'

type BlogCardProps = {
  post: Post
  onRead: () => void
  onEdit: () => void
  onDelete: () => void
}

export function BlogCard({ post, onRead, onEdit, onDelete }: BlogCardProps) {
  const t = useText()
  const { isElsewhere } = useMe()
  const { category, content, updatedAt } = post
  const title = post.title || t('desk.write.untitled')
  const edit = t('desk.blog.editPost', { title })
  const remove = t('desk.blog.deletePost', { title })
  return (
    <li className="blog-manage-card">
      <PostPlate post={post} sizes="(max-width: 600px) 100vw, 33vw" />
      <div className="blog-manage-text">
        <p className="fact quiet">{category}</p>
        <h2>{title}</h2>
        <p>{previewText(content)}</p>
        <p className="fact quiet">
          {updatedAt && (
            <>
              {t('desk.blog.updated')} <time dateTime={updatedAt}>{said(updatedAt)}</time>
            </>
          )}
          {!isElsewhere && (
            <>
              {updatedAt && ' · '}
              <a href={`/admin/revisions?post=${post.key}`}>
                {t('desk.revisions.link')}
                <span className="visually-hidden"> {title}</span>
              </a>
            </>
          )}
        </p>
        <div className="desk-actions">
          <button type="button" className="desk-link" onClick={onRead}>
            {t('admin.blog.readMore')}
            <span className="visually-hidden"> {title}</span>
          </button>
          {!isElsewhere && (
            <a className="desk-link" href={`/admin/write?post=${post.key}`}>
              {t('desk.blog.openEditor')}
              <span className="visually-hidden"> {title}</span>
            </a>
          )}
          <span className="blog-manage-icons">
            <button type="button" aria-label={edit} title={edit} onClick={onEdit}>
              <PenIcon />
            </button>
            <button type="button" aria-label={remove} title={remove} onClick={onDelete}>
              <BinIcon />
            </button>
          </span>
        </div>
      </div>
    </li>
  )
}
