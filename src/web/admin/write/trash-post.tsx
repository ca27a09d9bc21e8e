import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import type { EditedPost } from '../../../features/posts/post-schema.ts'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { callRoute } from '../session/call-route.ts'
import type { AutosavedDraft } from './draft/use-autosaved-draft.ts'

type TrashPostProps = { post: EditedPost; draft: AutosavedDraft; flush: () => void }

/** Takes the open post away, a draft with all that is typed and can be saved; a new one is begun in its place. */
export function TrashPost({ post, draft, flush }: TrashPostProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  async function trash() {
    flush()
    // What somebody else has made of it meanwhile is seen before it goes.
    if (draft.isDraft && !(await draft.saver.save()) && draft.saver.read().stale) return
    try {
      await callRoute('DELETE /api/blogs/post/{key}', { params: { key: post.key } })
      draft.saver.leave()
      toast.success(t('desk.write.trashed'))
      await navigate('/admin/write')
    } catch (error) {
      draft.saver.fail(error)
    }
  }

  return (
    <>
      <button type="button" className="desk-link" onClick={() => setIsAsking(true)}>
        {t('desk.write.trash')}
      </button>
      {isAsking && (
        <Confirm
          question={t(`desk.write.confirmTrash.${post.state}`)}
          yes={t('desk.write.trash')}
          onYes={trash}
          onNo={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
