import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { BrandScreen } from './brand-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Brand')

export default function BrandPage() {
  const t = useText()
  return (
    <Guarded needs="content">
      <div className="desk-head">
        <h1>{t('desk.brand.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.brand.lead')}</p>
      <BrandScreen />
    </Guarded>
  )
}
