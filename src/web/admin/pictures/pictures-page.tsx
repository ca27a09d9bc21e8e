import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { PicturesScreen } from './pictures-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Pictures')

export default function PicturesPage() {
  const t = useText()
  return (
    <Guarded needs="posts">
      <div className="desk-head">
        <h1>{t('desk.nav.pictures')}</h1>
      </div>
      <p className="lead quiet">{t('desk.pictures.lead')}</p>
      <PicturesScreen />
    </Guarded>
  )
}
