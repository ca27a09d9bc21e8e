import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import type { Post } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** A second lock behind the server's own sanitizer, and the one that Trusted Types asks for. */
const clean = (html: string) =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style', 'name'],
    RETURN_TRUSTED_TYPE: true,
  })

export function ReadMore({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useText()
  const html = useMemo(() => clean(post.content), [post.content])
  return (
    <Dialog title={post.title} close={t('desk.close')} onClose={onClose}>
      <div className="blog-read" dangerouslySetInnerHTML={{ __html: html as unknown as string }} />
    </Dialog>
  )
}
