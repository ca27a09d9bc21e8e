import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { StaffScreen } from './staff-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Staff')

export default function StaffPage() {
  const t = useText()
  return (
    <Guarded needs="staff">
      <div className="desk-head">
        <h1>{t('desk.staff.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.staff.lead')}</p>
      <StaffScreen />
    </Guarded>
  )
}
