import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { ChangesScreen } from './changes-screen.tsx'
import { PublicationList } from './publication-list.tsx'
import { SharedPreviews } from './shared-previews.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Changes')

export default function ChangesPage() {
  const t = useText()
  return (
    <Guarded needs="content">
      <div className="desk-head">
        <h1>{t('desk.changes.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.changes.lead')}</p>
      <ChangesScreen />
      <PublicationList />
      <SharedPreviews />
    </Guarded>
  )
}
