import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { linkHeadings } from '../../../site/insights/html/link-headings.ts'
import { PostArticle } from '../../../site/insights/post/post-article.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { Trouble } from '../../frame/trouble.tsx'
import { addressOf, callRoute } from '../../session/call-route.ts'
import { BoxedPage } from './boxed-page.tsx'
import { type PreviewWidth, WidthButtons } from './width-buttons.tsx'
import './post-preview.css'

type PostPreviewProps = {
  texts: { title: string; category: string; thumbnail: string; summary: string; content: string }
  authorName: string
  publishedAt: string | undefined
}

/** The very page that readers will see, rendered by the server, as wide as a phone or a desktop. */
export function PostPreview({ texts, authorName, publishedAt }: PostPreviewProps) {
  const t = useText()
  const { content, title, ...rest } = texts
  const {
    data: rendered,
    error,
    refetch,
  } = useQuery({
    queryKey: [addressOf('POST /api/blogs/preview', { body: { content } }), content],
    queryFn: ({ signal }) => callRoute('POST /api/blogs/preview', { body: { content }, signal }),
    placeholderData: keepPreviousData,
  })
  const [today] = useState(() => new Date().toISOString())
  const [width, setWidth] = useState<PreviewWidth>('phone')

  const article = rendered && {
    post: {
      ...rest,
      key: 'preview',
      title: title || t('insights.untitled'),
      authorName,
      publishedAt: publishedAt ?? today,
    },
    address: `${location.origin}/insights/`,
    contents: rendered.headings.filter(({ level }) => level === 2),
    minutes: rendered.readingMinutes,
    html: linkHeadings(rendered.html),
  }
  return (
    <section className="post-preview" aria-label={t('desk.write.preview')}>
      <WidthButtons width={width} onChoose={setWidth} />
      <Trouble of={error} onRetry={refetch} />
      {!article && !error && <Waiting label={t('desk.write.rendering')} />}
      {article && (
        <div className="preview-scroll" tabIndex={0} role="group" aria-label={t('desk.write.page')}>
          <BoxedPage width={width}>
            <PostArticle key={article.html} article={article} crumbs={[]} />
          </BoxedPage>
        </div>
      )}
    </section>
  )
}
