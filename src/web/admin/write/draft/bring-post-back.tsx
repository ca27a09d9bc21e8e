import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import type { AutosavedDraft } from './use-autosaved-draft.ts'

/** Somebody has moved the post to the trash beneath who writes it: it comes back with what was written since. */
export function BringPostBack({ draft: { post, saving, saver } }: { draft: AutosavedDraft }) {
  const t = useText()
  const back = useMutation({
    async mutationFn(key: string) {
      await callRoute('POST /api/trash/posts/{id}/restore', { params: { id: key } })
      const answer = await callRoute('GET /api/blogs/drafts/{key}', { params: { key } })
      saver.resolve(answer.post, saver.read().texts)
    },
    onError: (refused) => void toast.error(sentenceOf(refused)),
  })
  if (!post || saving.state !== 'trouble' || !saving.isTrashed) return null
  return (
    <Notice tone="error" text={t('desk.write.inTrash')}>
      <button
        type="button"
        className="desk-link"
        aria-busy={back.isPending || undefined}
        onClick={() => !back.isPending && back.mutate(post.key)}
      >
        {t('desk.write.bringBack')}
      </button>
    </Notice>
  )
}
