import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Permission } from '../../../features/staff/permission.ts'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { firstScreen } from '../frame/screens.ts'
import { useGuide } from '../guide/use-guide.ts'
import { howTokenWent } from './token.ts'
import { useSession } from './session-state.tsx'

export type Landing = { from?: string; isOver?: boolean; landing?: boolean } | null

export const isLanding = (state: unknown) => Boolean((state as Landing)?.landing)

/** Shows a screen to who may see it; everybody else is led to the login, and back here from there. */
export function Guarded({ needs, children }: { needs?: Permission; children: ReactNode }) {
  const t = useText()
  const { token, me, trouble, retry } = useSession()
  const { pathname, search, state } = useLocation()
  const { isLoading } = useGuide()
  if (token === null && howTokenWent() === 'logged out') return <Navigate to="/admin" />
  if (token === null) {
    const state = { from: pathname + search, isOver: howTokenWent() === 'refused' }
    return <Navigate to="/admin/adminlogin" replace state={state} />
  }
  if (trouble)
    return (
      <Notice tone="error" text={trouble}>
        <button type="button" className="desk-link" onClick={retry}>
          {t('desk.retry')}
        </button>
      </Notice>
    )
  // Right after the login, wait for the guide's state, so that its notice does not appear late.
  if (!me || (isLoading && isLanding(state)))
    return (
      <>
        <Waiting label={t('desk.opening')} />
        <noscript>{t('desk.login.noScript')}</noscript>
      </>
    )
  if (!needs || me.may.includes(needs)) return children
  if (isLanding(state)) return <Navigate to={firstScreen(me.may)} replace />
  const role = t(`desk.roles.${me.member.role}`)
  return (
    <>
      <div className="desk-head">
        <h1>{t('desk.notHere')}</h1>
      </div>
      <Notice text={me.isElsewhere ? t('desk.notElsewhere') : t('desk.notYours', { role })} />
    </>
  )
}
