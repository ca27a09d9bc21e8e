import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { PageHead } from '../../page-head.ts'
import { arrivingArticle } from './arriving-article.ts'
import type { BlogProblem } from '../blog-problem.ts'
import { crumbsTo } from './crumbs-to.ts'
import { isNewer } from '../is-newer.ts'
import type { ArticleView } from '../list/insights-view.ts'
import { PostArticle } from './post-article.tsx'
import { requestRevalidation } from './background-revalidation.ts'
import { useApi } from '../use-api.ts'
import { useArrivingPost } from './use-arriving-post.ts'
import './post-arrival.css'

type PostViewProps = {
  slug: string
  article?: ArticleView
  head?: PageHead
  /** Why the server could not give the post; the browser asks for it itself. */
  unread?: BlogProblem['reason'] | undefined
}

/** A post as the server gave it; else what has arrived of it, a spinner, or what went wrong and a way on. */
export function PostView({ slug, article, head, unread }: PostViewProps) {
  const t = useText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { post, isNews, known, problem, tryAgain } = useArrivingPost(slug, api, article, unread)
  const untitled = t('insights.untitled')
  const arrived = useMemo(() => post && arrivingArticle(post, untitled), [post, untitled])
  const shown = newerOf(article, arrived, isNews)

  const askBehind = useEffectEvent(() => {
    requestRevalidation(slug)
    void revalidate()
  })

  useEffect(() => {
    if (post) askBehind()
  }, [post])

  useFocusOfArrival(shown !== undefined)

  if (shown)
    return <PostArticle article={shown} crumbs={head?.crumbs ?? crumbsTo(shown.post.title)} />
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

/** Who was at the heading of what arrives is at the heading of what has come. */
function useFocusOfArrival(hasCome: boolean) {
  const hadCome = useRef(hasCome)
  useLayoutEffect(() => {
    if (hadCome.current === hasCome) return
    hadCome.current = hasCome
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [hasCome])
}

/** What the server gave with its neighbours, unless news of it have come meanwhile. */
function newerOf(article?: ArticleView, arrived?: ArticleView, isNews = false) {
  if (!article || !arrived) return article ?? arrived
  if (!isNews || !isNewer(arrived.post, article.post)) return article
  const isSame = arrived.post.authorName === article.post.authorName
  return { ...arrived, beside: article.beside, signature: isSame ? article.signature : undefined }
}
