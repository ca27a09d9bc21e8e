import { Link } from 'react-router'
import type { Overview } from '../../../features/desk/read-overview.ts'
import { type Text, useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'

type Tile = { name: string; count: number; note: string; to: string; isWrong?: boolean }

/** What waits, in figures; each leads to its screen. */
export function WaitingTiles({ of }: { of: Overview }) {
  const t = useText()
  return (
    <section aria-label={t('desk.overview.waitingHeading')}>
      <ul className="overview-tiles">
        {tilesOf(of, t).map(({ name, count, note, to, isWrong }) => (
          <li key={name} data-wrong={isWrong || undefined}>
            <Link to={to}>
              <span className="overview-tile-name">{t(`desk.overview.tile.${name}`)}</span>{' '}
              <span className="overview-count">{count.toLocaleString('en-GB')}</span>{' '}
              <span className="fact quiet">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function tilesOf({ enquiries, applications, posts, mails }: Overview, t: Text): Tile[] {
  const note = (name: string, values?: Record<string, string | number>) =>
    t(`desk.overview.note.${name}`, values)
  const received = (name: string, counted: typeof enquiries): Tile[] =>
    counted
      ? [
          {
            name,
            count: counted.today,
            note: counted.waiting
              ? note('waiting', { count: counted.waiting.toLocaleString('en-GB') })
              : note('noneWaiting'),
            to: `/admin/${name}?state=new`,
          },
        ]
      : []
  const latest = posts?.drafts.latest[0]
  const next = posts?.scheduled.next[0]
  return [
    ...received('enquiries', enquiries),
    ...received('applications', applications),
    ...(posts
      ? [
          {
            name: 'drafts',
            count: posts.drafts.count,
            note: latest ? note('latest', { when: said(latest.at) }) : note('noDraft'),
            to: '/admin/write#drafts',
          },
          {
            name: 'scheduled',
            count: posts.scheduled.count,
            note: next ? note('next', { when: said(next.at) }) : note('noNext'),
            to: '/admin/write#drafts',
          },
        ]
      : []),
    ...(mails
      ? [
          {
            name: 'mails',
            count: mails.failed,
            note: mails.failed
              ? note('failed')
              : mails.waiting
                ? note('mailsWaiting', { count: mails.waiting })
                : note('allSent'),
            to: mails.failed ? '/admin/mails?state=dead' : '/admin/mails',
            isWrong: mails.failed > 0,
          },
        ]
      : []),
  ]
}
