import { useText } from '../../../i18n.tsx'
import { socialPath } from '../../../directory/social/social-path.ts'
import { ShareLinks } from '../../../ui/share/share-links.tsx'
import { Signature } from '../../../ui/signature/signature.tsx'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import type { PageHead } from '../../page-head.ts'
import { htmlOf } from '../html/article-html.ts'
import type { ArticleView } from '../list/insights-view.ts'
import { PostBeside } from './post-beside.tsx'
import { PostContents } from './post-contents.tsx'
import { PostByline } from './post-byline.tsx'
import { lengthOf } from './length-of.ts'
import { PostHtml } from '../html/post-html.tsx'
import { PostPlate } from '../../../post-plate.tsx'
import './post-page.css'

type PostArticleProps = { article: ArticleView; crumbs: PageHead['crumbs'] }

const fewestContents = 3

/** A phone has two or three pixels where it counts one, and two thirds of them are enough: it waits less. */
const plateSizes = '(max-width: 600px) 65vw, (max-width: 900px) 100vw, 25vw'

export function PostArticle({ article, crumbs }: PostArticleProps) {
  const t = useText()
  const { post, contents, address, beside, signature } = article
  const html = htmlOf(article)
  const { title, thumbnail, summary: quote } = post
  const { pathname } = new URL(address)
  const image = new URL(socialPath(pathname), address).href
  return (
    <article className="post">
      <header className="post-head">
        <div className="frame ruled">
          <Breadcrumbs of={crumbs} />
          <div className="grid">
            <h1 dir="auto" data-length={lengthOf(title)}>
              {title}
            </h1>
            {thumbnail && <PostPlate post={post} sizes={plateSizes} eager pictures={pathname} />}
            <PostByline article={article} />
          </div>
        </div>
      </header>
      <div className="section">
        <div className="frame ruled">
          <div className="grid post-body">
            {contents.length >= fewestContents && <PostContents contents={contents} />}
            <div className="post-words" dir="auto">
              <PostHtml html={html} of={post.key} />
              {signature && <Signature of={signature} />}
            </div>
            <aside className="post-share" aria-labelledby="post-share">
              <h2 id="post-share">{t('share.label')}</h2>
              <ShareLinks
                message={{ url: address, title, image, ...(quote && { quote }) }}
                text={t}
                label={t('insights.post.share')}
              />
            </aside>
          </div>
        </div>
      </div>
      {beside && <PostBeside beside={beside} />}
    </article>
  )
}
