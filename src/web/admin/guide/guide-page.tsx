import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { GuideScreen } from './guide-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Make it yours')

export default function GuidePage() {
  const t = useText()
  return (
    <Guarded needs="company content">
      <div className="desk-head">
        <h1>{t('desk.guide.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.guide.lead')}</p>
      <GuideScreen />
    </Guarded>
  )
}
