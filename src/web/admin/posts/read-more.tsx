import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CleanHtml } from './edit/clean-html.tsx'

export function ReadMore({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      title={post.title || t('desk.write.untitled')}
      close={t('desk.close')}
      onClose={onClose}
    >
      <CleanHtml html={post.content} />
    </Dialog>
  )
}
