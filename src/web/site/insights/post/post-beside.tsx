import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { ArticleView, BesidePost } from '../list/insights-view.ts'
import { lengthOf } from './length-of.ts'
import { PostPlate } from '../../../post-plate.tsx'
import './post-beside.css'

const pathOf = ({ slug }: BesidePost) => `/insights/${slug}`
const stateOf = (post: BesidePost) => ({ id: post.key, key: post.key, blog: post })

/** The posts before and after this one, and some that are like it. */
export function PostBeside({ beside }: { beside: NonNullable<ArticleView['beside']> }) {
  const t = useText()
  const { newer, older, related } = beside
  return (
    <>
      <nav className="section post-neighbours" aria-label={t('insights.post.beside')}>
        <div className="frame ruled">
          {[newer, older].map(
            (post, place) =>
              post && (
                <SiteLink
                  key={post.key}
                  to={pathOf(post)}
                  state={stateOf(post)}
                  data-side={place === 0 ? 'newer' : 'older'}
                >
                  <span className="fact quiet">
                    <Arrow to={place === 0 ? 'left' : 'right'} />
                    {t(place === 0 ? 'insights.post.newer' : 'insights.post.older')}
                  </span>
                  <b dir="auto">{post.title}</b>
                </SiteLink>
              ),
          )}
        </div>
      </nav>
      {related.length > 0 && (
        <section className="section post-related" aria-labelledby="post-related">
          <div className="frame ruled">
            <h2 className="subhead" id="post-related">
              {t('insights.post.related')}
            </h2>
            <ul>
              {related.map((post) => (
                <li key={post.key}>
                  <SiteLink to={pathOf(post)} state={stateOf(post)}>
                    <PostPlate
                      post={post}
                      sizes="(max-width: 600px) 100vw, 33vw"
                      pictures={pathOf(post)}
                    />
                    <span className="fact quiet">{post.category}</span>
                    <h3 dir="auto" data-length={lengthOf(post.title) === 'longest' || undefined}>
                      {post.title}
                    </h3>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
