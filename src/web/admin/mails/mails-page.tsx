import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { MailList } from './mail-list.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Mails')

export default function MailsPage() {
  const t = useText()
  return (
    <Guarded needs="mails">
      <div className="desk-head">
        <h1>{t('desk.nav.mails')}</h1>
      </div>
      <p className="lead quiet">{t('desk.mails.lead')}</p>
      <MailList />
    </Guarded>
  )
}
