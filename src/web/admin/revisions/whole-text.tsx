import type { RevisionTexts } from '../../../features/posts/revisions/read-revision.ts'
import { use } from 'react'
import { useText } from '../../i18n.tsx'
import { drawingAt, DrawingsAt } from '../../ui/drawing/drawings-at.ts'
import { CleanHtml } from '../posts/edit/clean-html.tsx'
import '../posts/manage-blogs.css'

/** A version as its readers would have seen it. */
export function WholeText({ of }: { of: RevisionTexts }) {
  const t = useText()
  const drawingsAt = use(DrawingsAt)
  const { title, category, summary, thumbnail, content } = of
  return (
    <article className="revision-whole">
      <p className="fact quiet">{category}</p>
      <h3>{title || t('desk.revisions.untitled')}</h3>
      {summary && <p className="quiet">{summary}</p>}
      {thumbnail && <img src={drawingAt(thumbnail, drawingsAt)} alt="" loading="lazy" />}
      <CleanHtml html={content} />
    </article>
  )
}
