import { useEffect, useState } from 'react'
import { type MetaArgs, Navigate, useLocation, useRouteLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskMeta } from '../desk-meta.ts'
import type { readDesk } from '../read-desk.server.ts'
import type { Landing } from '../session/guarded.tsx'
import { useSession } from '../session/session-state.tsx'
import { forgetHowTokenWent } from '../session/token.ts'
import { LoginForm } from './login-form.tsx'
import './login.css'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Log in')

export default function LoginPage() {
  const t = useText()
  const { token } = useSession()
  const { from, isOver } = (useLocation().state as Landing) ?? {}
  const { drawing } = useRouteLoaderData<typeof readDesk>('admin/desk-layout')!
  const [isStored, setIsStored] = useState(true)
  useEffect(forgetHowTokenWent, [])
  if (token)
    return (
      <Navigate to={from ?? '/admin/job-posting'} replace state={from ? null : { landing: true }} />
    )
  return (
    <div className="login">
      <div className="login-side">
        <h1>{t('desk.login.heading')}</h1>
        <p className="lead quiet">{t('desk.login.lead')}</p>
        {isOver && isStored && <Notice text={t('desk.login.ended')} />}
        {!isStored && <Notice tone="error" text={t('desk.login.notKept')} />}
        <LoginForm onDone={setIsStored} />
        <noscript>
          <p className="login-noscript">{t('desk.login.noScript')}</p>
        </noscript>
      </div>
      <div className="login-picture">
        <Drawing of={drawing} eager />
      </div>
    </div>
  )
}
