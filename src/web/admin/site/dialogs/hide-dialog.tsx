import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { Confirm } from '../../frame/confirm.tsx'
import { callRoute } from '../../session/call-route.ts'
import { useSiteSteps } from '../site-steps.ts'
import type { Asked } from '../site-tree.ts'
import { useParting } from './use-parting.ts'

/** Takes a document from visitors; asks first, and says what is hidden with it. */
export function HideDialog({ entry, documents, onClose }: Asked) {
  const t = useText()
  const all = useQueryClient()
  const steps = useSiteSteps()
  const { kind, id, version, state, name } = entry
  const params = { kind, id }
  const hide = useMutation({
    mutationFn: () =>
      callRoute('POST /api/content/{kind}/{id}/unpublish', { params, body: { version } }),
    onSuccess({ document }) {
      // What was public beside a draft, or was to be, isn't there any more.
      if (state !== 'published') steps.forget()
      else
        steps.record({
          label: t('desk.site.hiding.label', { name }),
          act: { does: 'hide', kind, id, version: document.version },
        })
      toast.success(t('desk.site.hiding.done', { name }))
    },
    onSettled: () => refreshContent(all),
  })
  const parting = useParting('hiding', id)
  const below = documents.filter(({ above }) => above === id)
  const count =
    below.length + documents.filter(({ above }) => below.some((one) => one.id === above)).length
  return (
    <Confirm
      question={`${t(`desk.site.hiding.${count > 0 ? 'questionAbove' : 'question'}`, { name, count })} ${parting}`.trim()}
      yes={t('desk.site.hiding.yes')}
      onYes={() => hide.mutateAsync()}
      onNo={onClose}
    />
  )
}
