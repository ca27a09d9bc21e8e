import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import './edit.css'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Edit')

/** Large, and of no use to the server. */
const EditDesk = lazy(async () => ({ default: (await import('./edit-desk.tsx')).EditDesk }))

export default function EditPage() {
  const t = useText()
  return (
    <div className="edit-page">
      <Guarded needs="content">
        <Suspense fallback={<Waiting label={t('desk.edit.opening')} />}>
          <EditDesk />
        </Suspense>
      </Guarded>
    </div>
  )
}
