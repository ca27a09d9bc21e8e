import { memo, type Ref } from 'react'
import { slugInAddress } from '../../../../features/posts/read/slug-in-address.ts'
import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { BlogPost } from '../blog-post.ts'
import { cardText } from './card-text.ts'
import { lengthOf } from '../post/length-of.ts'
import { postDate } from '../post-date.ts'
import { PostPlate } from '../../../post-plate.tsx'
import '../../../ui/button/button.css'
import '../../../ui/card/card.css'

type BlogCardProps = {
  post: BlogPost
  place: number
  isWhole: boolean
  ref?: Ref<HTMLLIElement>
}

/** Of six cards the first and the last are twice as wide as the others. */
const plateSizes = (place: number) =>
  place % 6 === 0 || place % 6 === 5
    ? '(max-width: 900px) 100vw, 50vw'
    : '(max-width: 600px) 100vw, (max-width: 900px) 50vw, 25vw'

/** `isWhole`: the list has the post with all its words, so that its page need not ask for them. */
export const BlogCard = memo(function BlogCard({ post, place, isWhole, ref }: BlogCardProps) {
  const t = useText()
  const { key, category, publishedAt } = post
  const title = post.title?.trim() || t('insights.untitled')
  const path = `/insights/${slugInAddress(post)}`
  const { content: _, ...short } = post
  return (
    <li className="card blog-card" ref={ref}>
      <PostPlate post={post} sizes={plateSizes(place)} eager={place === 0} pictures={path} />
      <p className="fact quiet">
        <span>{category}</span> <time dateTime={publishedAt}>{postDate(publishedAt)}</time>
      </p>
      <h3 dir="auto" data-length={lengthOf(title) === 'longest' || undefined}>
        {title}
      </h3>
      <p className="blog-card-text" dir="auto">
        {cardText(post) || t('insights.noContent')}
      </p>
      <SiteLink
        className="button button-outline button-small"
        to={path}
        state={{ id: key, key, blog: isWhole ? post : short }}
      >
        {t('insights.learnMore')}
        <span className="visually-hidden"> {title}</span> <Arrow />
      </SiteLink>
    </li>
  )
})
