import { Link } from 'react-router'
import type { PostNamed } from '../../../features/posts/read/count-posts.ts'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'

type PostsToComeProps = { drafts: PostNamed[]; scheduled: PostNamed[] }

/** The posts to go on with, and those that will appear by themselves. */
export function PostsToCome({ drafts, scheduled }: PostsToComeProps) {
  const t = useText()
  const lists = { drafts, scheduled }
  const shown = (['drafts', 'scheduled'] as const).filter((name) => lists[name].length > 0)
  return shown.length === 0 ? null : (
    <div className="overview-posts">
      {shown.map((name) => (
        <section key={name} className="desk-section">
          <h2>{t(`desk.overview.${name}`)}</h2>
          <ul className="desk-rows">
            {lists[name].map(({ key, title, at }) => (
              <li key={key}>
                <Link to={`/admin/write?post=${key}`}>{title || t('desk.overview.untitled')}</Link>
                <time className="fact quiet" dateTime={at}>
                  {said(at)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
