import { useText } from '../../../i18n.tsx'
import { insightsPath } from '../list/category-buttons.tsx'
import type { ArticleView } from '../list/insights-view.ts'
import { SiteLink } from '../../frame/site-link.tsx'
import { postDate } from '../post-date.ts'

/** Who wrote it, when, about what, and how long it takes. */
export function PostByline({ article: { post, minutes } }: { article: ArticleView }) {
  const t = useText()
  const { authorName, publishedAt, updatedAt, category } = post
  const written = postDate(publishedAt)
  // A scheduled post was last written before it appeared.
  const isChanged = !(Date.parse(updatedAt ?? '') < Date.parse(publishedAt ?? ''))
  const changed = isChanged ? postDate(updatedAt) : ''
  const time = minutes === 1 ? t('insights.post.minute') : t('insights.post.minutes', { minutes })
  return (
    <ul className="post-byline fact">
      {authorName && (
        <li>
          <b>{authorName}</b>
          {category && <SiteLink to={insightsPath(category)}>{category}</SiteLink>}
        </li>
      )}
      {!authorName && category && (
        <li>
          <SiteLink to={insightsPath(category)}>{category}</SiteLink>
        </li>
      )}
      <li>
        <b>
          <time dateTime={publishedAt}>{written}</time>
        </b>
        {changed && changed !== written && <>{t('insights.post.changed', { date: changed })}, </>}
        <span>{time}</span>
      </li>
    </ul>
  )
}
