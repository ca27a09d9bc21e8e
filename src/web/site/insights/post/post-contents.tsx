import { useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import type { ArticleView } from '../list/insights-view.ts'

/** The way through a long post; the part that is being read is marked. */
export function PostContents({ contents }: Pick<ArticleView, 'contents'>) {
  const t = useText()
  const [read, setRead] = useState<string>()

  useEffect(() => {
    const headings = () => contents.map(({ id }) => document.getElementById(id))
    function look() {
      const passed = headings().findLast(
        (heading) => heading && heading.getBoundingClientRect().top < 160,
      )
      setRead(passed?.id)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [contents])

  return (
    <nav className="post-contents" aria-labelledby="post-contents">
      <div>
        <h2 id="post-contents">{t('insights.post.contents')}</h2>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === read ? 'true' : undefined} dir="auto">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
