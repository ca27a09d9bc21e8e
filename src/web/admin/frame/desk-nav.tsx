import { NavLink } from 'react-router'
import { useText } from '../../i18n.tsx'
import { logOutHere } from '../session/log-in-and-out.ts'
import { useSession } from '../session/session-state.tsx'
import { useChangesCount } from '../changes/changes-count.ts'
import { useUnreadCounts } from './unread-counts.ts'
import { isOpenTo, mainScreens, mayWrite, moreScreens, type Screen } from './screens.ts'
import './desk-nav.css'

/** The navigation as specified: Home, Post Blog, the screens, Logout. */
export function MainLinks({ editorUrl }: { editorUrl: string }) {
  const t = useText()
  const { me } = useSession()
  return (
    <ul className="desk-main-links">
      <li>
        <a href="/">{t('admin.nav.home')}</a>
      </li>
      {me && mayWrite(me, editorUrl) && (
        <li>
          <a href={editorUrl} target="_blank" rel="noopener">
            {t('admin.nav.postBlog')}
            <span className="visually-hidden"> {t('desk.newTab')}</span>
          </a>
        </li>
      )}
      <Screens of={mainScreens} words="admin.nav" />
      <li className="desk-logout">
        <button type="button" onClick={logOutHere}>
          {t('admin.nav.logout')}
        </button>
      </li>
    </ul>
  )
}

export function MoreLinks() {
  const { me } = useSession()
  const counts = useUnreadCounts(me?.isElsewhere ? undefined : me?.member.id)
  const changes = useChangesCount(me)
  return (
    <ul className="desk-more-links">
      <Screens of={moreScreens} words="desk.nav" unread={{ ...counts, changes }} />
    </ul>
  )
}

type ScreensProps = { of: Screen[]; words: string; unread?: Partial<Record<string, number>> }

function Screens({ of: screens, words, unread = {} }: ScreensProps) {
  const t = useText()
  const { me } = useSession()
  const open = screens.filter((screen) => me && isOpenTo(me, screen))
  return open.map(({ id, path }) => (
    <li key={id}>
      <NavLink to={path}>
        {t(`${words}.${id}`)}{' '}
        {Boolean(unread[id]) && (
          <span className="desk-count fact">
            {unread[id]! < 1000 ? unread[id] : '999+'}
            <span className="visually-hidden">
              {' '}
              {t(id === 'changes' ? 'desk.changes.waiting' : 'desk.inbox.unread')}
            </span>
          </span>
        )}
      </NavLink>
    </li>
  ))
}
