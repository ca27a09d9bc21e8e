import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { WriteForm } from './write-form.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Post Blog')

export default function WritePage() {
  const t = useText()
  return (
    <Guarded needs="posts">
      <div className="desk-head">
        <h1>{t('admin.nav.postBlog')}</h1>
      </div>
      <p className="lead quiet">{t('desk.write.lead')}</p>
      <WriteForm />
    </Guarded>
  )
}
