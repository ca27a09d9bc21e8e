import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { TrashScreen } from './trash-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Trash')

export default function TrashPage() {
  const t = useText()
  return (
    <Guarded>
      <div className="desk-head">
        <h1>{t('desk.trash.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.trash.lead')}</p>
      <TrashScreen />
    </Guarded>
  )
}
