import type { MetaArgs } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { deskMeta } from '../../desk-meta.ts'
import { Guarded } from '../../session/guarded.tsx'
import { ManageBlogs } from '../manage-blogs.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Manage Blogs')

export default function BlogEditPage() {
  const t = useText()
  return (
    <Guarded needs="posts">
      <div className="desk-head">
        <h1>{t('admin.blog.manage')}</h1>
      </div>
      <p className="lead quiet">{t('desk.blog.lead')}</p>
      <ManageBlogs />
    </Guarded>
  )
}
