import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { HistoryScreen } from './history-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'History')

export default function HistoryPage() {
  const t = useText()
  return (
    <Guarded needs="history">
      <div className="desk-head">
        <h1>{t('desk.history.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.history.lead')}</p>
      <HistoryScreen />
    </Guarded>
  )
}
