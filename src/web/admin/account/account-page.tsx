import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'My account')

export default function AccountPage() {
  const t = useText()
  return (
    <Guarded>
      <div className="desk-head">
        <h1>{t('desk.account.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.account.lead')}</p>
      <PasswordForm />
      {/* Last, because nothing below it can be moved when the sessions arrive. */}
      <OwnSessions />
    </Guarded>
  )
}
