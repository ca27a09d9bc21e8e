import { useEffect, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { arrivingArticle } from './arriving-article.ts'
import { PostArticle } from './post-article.tsx'
import { goBehind } from './revalidate-behind.ts'
import { useApi } from './use-api.ts'
import { crumbsTo } from './crumbs-to.ts'
import { useArrivingPost } from './use-arriving-post.ts'
import './post-arrival.css'

/** A post on its way: what is known of it, a spinner, or what went wrong and a way on. */
export function ArrivingPost({ slug }: { slug: string }) {
  const t = useText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { post, known, problem, tryAgain } = useArrivingPost(slug, api)
  const untitled = t('insights.untitled')
  const article = useMemo(() => post && arrivingArticle(post, untitled), [post, untitled])

  useEffect(() => {
    if (!post || api) return
    goBehind(slug)
    void revalidate()
    // Once for each version of the post that is shown.
  }, [post, api, slug])

  if (article) return <PostArticle article={article} crumbs={crumbsTo(article.post.title)} />
  return (
    <div className="frame ruled post-arrival">
      {known && <h1 dir="auto">{known.title || untitled}</h1>}
      {problem ? (
        <Notice
          tone="error"
          text={t('insights.error', { message: t(`insights.problem.${problem}`) })}
        >
          <button className="button button-small" type="button" onClick={tryAgain}>
            {t('insights.again')}
          </button>
          <a href="">{t('insights.post.open')}</a>
          <SiteLink to="/insights">{t('insights.post.back')}</SiteLink>
        </Notice>
      ) : (
        <Waiting label={t('insights.post.loading')} />
      )}
    </div>
  )
}
