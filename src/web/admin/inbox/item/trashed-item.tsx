import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { refreshUnread } from '../../frame/unread-counts.ts'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import type { InboxKind } from './inbox-item.ts'

type TrashedItemProps = { kind: InboxKind; id: string; of: Error; onRestored: () => unknown }

/** In the place of one that lies in the trash: from here it can be brought back, however long the trash is. */
export function TrashedItem({ kind, id, of: error, onRestored }: TrashedItemProps) {
  const t = useText()
  const all = useQueryClient()
  const restore = useMutation({
    mutationFn: () => callRoute(`POST /api/trash/${kind}/{id}/restore`, { params: { id } }),
    onSuccess() {
      toast.success(t('desk.inbox.restored'))
      void all.invalidateQueries({ queryKey: ['list', kind] })
      void refreshUnread(all)
    },
    onSettled: onRestored,
  })
  return (
    <Notice tone="error" text={sentenceOf(error)}>
      <button type="button" className="desk-link" onClick={() => restore.mutate()}>
        {t('desk.trash.restore')}
      </button>
    </Notice>
  )
}
